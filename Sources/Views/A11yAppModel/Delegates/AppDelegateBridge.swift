// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// An event in an app's life cycle.
package enum AppEvent {
  case willLaunch, didLaunch, didBecomeActive, willResignActive
  case didEnterBackground, willEnterForeground, willTerminate
}

/// An interface to an app's delegate that does not depend on the platform's delegate protocol.
@MainActor
package struct AppDelegateBridge {
  package let delegate: AnyObject
  package var tell: (AppEvent) -> Void
  /// The closure that opens a URL and returns whether the URL was opened.
  package var open: (URL) -> Bool = { _ in false }
  /// The closure that continues an activity and returns whether the activity was continued.
  package var carryOn: (NSUserActivity) -> Bool = { _ in false }
  package var letsEnd: () -> Bool = { true }
  package var endsWithLastWindow: () -> Bool = { false }
  /// The closure that returns the class of a new window's delegate.
  package var sceneDelegate: (UISceneSession) -> AnyClass? = { _ in nil }
}

extension AppDelegateBridge {
  package init(_ delegate: any UIApplicationDelegate) {
    let app = UIApplication.shared
    app.delegate = delegate
    self.init(delegate: delegate) { event in
      switch event {
      case .willLaunch: _ = delegate.application(app, willFinishLaunchingWithOptions: nil)
      case .didLaunch: _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
      case .didBecomeActive:
        app.applicationState = .active
        delegate.applicationDidBecomeActive(app)
      case .willResignActive:
        delegate.applicationWillResignActive(app)
        app.applicationState = .inactive
      case .didEnterBackground:
        app.applicationState = .background
        delegate.applicationDidEnterBackground(app)
      case .willEnterForeground:
        delegate.applicationWillEnterForeground(app)
        app.applicationState = .inactive
      case .willTerminate: delegate.applicationWillTerminate(app)
      }
    }
    open = { delegate.application(app, open: $0, options: [:]) }
    carryOn = { delegate.application(app, continue: $0) { _ in } }
    sceneDelegate = { session in
      delegate.application(
        app,
        configurationForConnecting: session,
        options: UIScene.ConnectionOptions()
      ).delegateClass
    }
  }

  package init(_ delegate: any NSObject & NSApplicationDelegate) {
    let app = NSApplication.shared
    app.delegate = delegate
    func notification(_ name: Notification.Name) -> Notification {
      Notification(name: name, object: app)
    }
    self.init(delegate: delegate) { event in
      switch event {
      case .willLaunch:
        delegate.applicationWillFinishLaunching(
          notification(NSApplication.willFinishLaunchingNotification)
        )
      case .didLaunch:
        delegate.applicationDidFinishLaunching(
          notification(NSApplication.didFinishLaunchingNotification)
        )
      case .didBecomeActive:
        app.isActive = true
        delegate.applicationDidBecomeActive(
          notification(NSApplication.didBecomeActiveNotification)
        )
      case .willResignActive:
        delegate.applicationWillResignActive(
          notification(NSApplication.willResignActiveNotification)
        )
        app.isActive = false
      case .didEnterBackground:
        delegate.applicationDidHide(notification(NSApplication.didHideNotification))
      case .willEnterForeground:
        delegate.applicationWillUnhide(notification(NSApplication.willUnhideNotification))
      case .willTerminate:
        delegate.applicationWillTerminate(notification(NSApplication.willTerminateNotification))
      }
    }
    open = {
      // The delegate does not report whether it handled the URL, so the views receive the URL too.
      delegate.application(app, open: [$0])
      return false
    }
    carryOn = { delegate.application(app, continue: $0) { _ in } }
    letsEnd = { delegate.applicationShouldTerminate(app) == .terminateNow }
    endsWithLastWindow = { delegate.applicationShouldTerminateAfterLastWindowClosed(app) }
  }

  package init(_ delegate: any NSObject & _WatchDelegate) {
    self.init(delegate: delegate) { event in
      switch event {
      case .didLaunch: delegate.applicationDidFinishLaunching()
      case .didBecomeActive: delegate.applicationDidBecomeActive()
      case .willResignActive: delegate.applicationWillResignActive()
      case .didEnterBackground: delegate.applicationDidEnterBackground()
      case .willEnterForeground: delegate.applicationWillEnterForeground()
      case .willLaunch, .willTerminate: break
      }
    }
    carryOn = {
      delegate.handle($0)
      return false
    }
  }
}
