@_exported import A11yApp
@_exported import A11yUI
