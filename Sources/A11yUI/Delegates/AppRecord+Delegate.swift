extension AppRecord {
  /// Takes a delegate on, and tells it that the app is launched.
  func launch(_ bridge: AppDelegateBridge) {
    delegate = bridge
    observedDelegate = ObservedDelegate(bridge.delegate, graph.inbox)
    setEnvironment()
    bridge.tell(.willLaunch)
    bridge.tell(.didLaunch)
  }

  /// Tells the delegates of the app and of its windows that something happens.
  func tell(_ event: AppEvent) {
    delegate?.tell(event)
    for window in windows { window.connection?.tell(event) }
  }

  /// Tells the delegates that the app goes from one phase to the next.
  func tell(from old: ScenePhase, to new: ScenePhase) {
    switch (old, new) {
    case (.active, _): tell(.willResignActive)
    case (_, .active): tell(.didBecomeActive)
    case (.background, _): tell(.willEnterForeground)
    default: tell(.didEnterBackground)
    }
  }
}
