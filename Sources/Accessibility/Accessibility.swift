@_exported import A11yUI
