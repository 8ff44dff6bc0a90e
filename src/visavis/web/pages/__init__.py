"""The pages: functions of the application, the request and the parts of the address."""
