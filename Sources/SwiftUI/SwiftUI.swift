@_exported import A11yApp
@_exported import A11yUI
@_exported import Combine
// Types for notifications and timers, which Apple's SwiftUI exports too.
@_exported import class Foundation.NotificationCenter
@_exported import class Foundation.RunLoop
@_exported import class Foundation.Timer
