// SPDX-License-Identifier: MIT

import A11yTree

extension GraphHost {
  /// Sets the device on which the program runs. Without this call, the device is that of the process.
  ///
  /// Call this method before the host starts.
  package func run(on device: Device) { graph.inbox.device = device }
}
