// SPDX-License-Identifier: MIT

import Foundation

/// A recording at an address. Files are read; nothing is loaded from the network.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  // Never changed after it is made, but open, so the compiler cannot know it.

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
