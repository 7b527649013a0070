// SPDX-License-Identifier: MIT

import Foundation

/// A recording at a URL. Files are read, but nothing is loaded from the network.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  // All properties are constant, but the compiler does not verify the sendability of an open class.

  /// The URL.
  public let url: URL
  private let length: TimeInterval?

  /// Creates a recording.
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    length = RecordingLength.seconds(of: url)
  }

  override var seconds: TimeInterval? { length }
}
