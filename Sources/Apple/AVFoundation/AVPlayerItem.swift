// SPDX-License-Identifier: MIT

import Foundation

/// A recording at an address. Files are read; nothing is loaded from the network.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  // All properties are constant; the compiler does not check a class that is open.

  /// The address.
  public let url: URL
  private let length: TimeInterval?

  /// Creates a recording.
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    length = RecordingLength.seconds(of: url)
  }

  override var seconds: TimeInterval? { length }
}
