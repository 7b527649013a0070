// A test of views needs nothing else.
@_exported import A11yTesting
