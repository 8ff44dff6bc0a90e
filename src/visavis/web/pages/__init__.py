"""The pages: functions that take the application, the request and the captured groups of the route."""
