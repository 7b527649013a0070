@_exported import A11yApp
@_exported import A11yUI
@_exported import Combine
// What views are told of, which Apple's SwiftUI gives them without another import.
@_exported import class Foundation.NotificationCenter
@_exported import class Foundation.RunLoop
@_exported import class Foundation.Timer
