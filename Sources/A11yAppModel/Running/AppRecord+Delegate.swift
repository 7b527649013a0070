@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

extension AppRecord {
  /// Takes a delegate on, and tells it that the app is launched.
  package func launch(_ bridge: AppDelegateBridge) {
    delegate = bridge
    observedDelegate = ObservedDelegate(bridge.delegate, graph.inbox)
    setEnvironment()
    bridge.tell(.willLaunch)
    bridge.tell(.didLaunch)
  }

  /// Tells the delegates of the app and of its windows that something happens.
  package func tell(_ event: AppEvent) {
    delegate?.tell(event)
    for window in windows { window.connection?.tell(event) }
  }

  /// Tells the delegates that the app goes from one phase to the next.
  package func tell(from old: ScenePhase, to new: ScenePhase) {
    switch (old, new) {
    case (.active, _): tell(.willResignActive)
    case (_, .active): tell(.didBecomeActive)
    case (.background, _): tell(.willEnterForeground)
    default: tell(.didEnterBackground)
    }
  }
}
