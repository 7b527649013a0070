// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

extension AppRecord {
  /// Installs a delegate and notifies it that the app was launched.
  package func launch(_ bridge: AppDelegateBridge) {
    life.install(bridge, graph.inbox)
    setEnvironment()
    bridge.tell(.willLaunch)
    bridge.tell(.didLaunch)
  }

  /// Notifies the delegates of the app and its windows about an event.
  package func tell(_ event: AppEvent) {
    life.delegate?.tell(event)
    for window in windows { window.connection?.tell(event) }
  }

  /// Notifies the delegates when the app's phase changes.
  package func tell(from old: ScenePhase, to new: ScenePhase) {
    switch (old, new) {
    case (.active, _): tell(.willResignActive)
    case (_, .active): tell(.didBecomeActive)
    case (.background, _): tell(.willEnterForeground)
    default: tell(.didEnterBackground)
    }
  }
}
