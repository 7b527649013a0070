// SPDX-License-Identifier: MIT

import Foundation

/// A recording to be played.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  // Never changed after it is made, but open, so the compiler cannot know it.

  /// What is known about a recording's loading.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  /// The recording.
  public let asset: AVAsset
  /// Creates an item of an address.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  /// Creates an item of a recording.
  public init(asset: AVAsset) { self.asset = asset }
  /// How long it is; indefinite if it cannot be read.
  open var duration: CMTime { asset.duration }
  /// Whether it can be played: a file that can be read is.
  open var status: Status { seconds == nil ? .failed : .readyToPlay }
  /// Why it cannot be played.
  open var error: (any Error)? { seconds == nil ? CocoaError(.fileReadUnknown) : nil }

  /// How long it is; `nil` if it cannot be read.
  var seconds: TimeInterval? { asset.seconds }
}

/// A recording.
open class AVAsset: NSObject, @unchecked Sendable {
  // Never changed after it is made, but open, so the compiler cannot know it.

  /// How long it is; indefinite if it cannot be read.
  open var duration: CMTime {
    seconds.map { CMTime(seconds: $0, preferredTimescale: 600) } ?? .indefinite
  }

  var seconds: TimeInterval? { nil }
}

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
