// SPDX-License-Identifier: MIT

import A11yOpening
import A11yTree

extension WebPage {
  /// Lets time pass until the page meets its conditions.
  ///
  /// The page's virtual time passes as fast as the page allows. While the page exchanges data with its server, virtual
  /// time passes no faster than wall-clock time, because the server cannot answer faster.
  ///
  /// - Returns: The reason the page cannot be used, if it does not meet the conditions in time.
  func untilReady(_ readiness: PageReadiness) async -> UnreadContent? {
    var rest = readiness.timeout
    while let condition = readiness.unmet(by: reader.page.elements, below: reader.page.root) {
      guard rest > .zero, !isClosed, target.dialog == nil else {
        return .notReady("\(condition) within \(readiness.timeout.seconds) s")
      }
      let requests = window.clock.traffic.requestCount
      let start = ContinuousClock.now
      _ = await reader.settle(for: Self.readinessStep)
      let isConnected =
        window.clock.traffic.isConnected || window.clock.traffic.requestCount != requests
      if time == .real || isConnected {
        try? await Task.sleep(until: start + Self.readinessStep)
        if time == .real { _ = await reader.read() }
      }
      rest -= Self.readinessStep
    }
    return nil
  }

  /// The interval at which the conditions are checked.
  private static let readinessStep: Duration = .milliseconds(200)
}

extension Duration {
  /// The number of seconds, without a fractional part of zero.
  fileprivate var seconds: String {
    let value = Double(components.seconds) + Double(components.attoseconds) / 1e18
    return value == value.rounded() ? "\(components.seconds)" : "\(value)"
  }
}
