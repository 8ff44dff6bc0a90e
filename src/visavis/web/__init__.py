"""The companion in the browser: pages rendered in Python, served on a computer or by a worker in the page."""
