"""Building the frozen program and what is made of it; ``python -m installers.build --help`` lists the steps."""
