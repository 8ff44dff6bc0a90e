"""View models: values for the templates, built from sessions and questions."""
