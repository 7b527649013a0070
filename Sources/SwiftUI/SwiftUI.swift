@_exported import A11yApp
@_exported import A11yUI
@_exported import Combine
