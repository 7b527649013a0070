// SPDX-License-Identifier: MIT

import A11yTree

extension GraphHost {
  /// Sets the device on which the program runs. Without this call, it is the device of the process.
  ///
  /// Call this method before the host starts.
  package func run(on device: Device) { graph.inbox.device = device }
}
