// SPDX-License-Identifier: MIT

import Foundation

/// An object that plays a recording repeatedly.
open class AVPlayerLooper: NSObject {
  private weak var player: AVQueuePlayer?
  private let item: AVPlayerItem
  private var token: (any NSObjectProtocol)?

  /// Creates a looper.
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {
    self.player = player
    item = templateItem
    super.init()
    player.actionAtItemEnd = .none
    player.replaceCurrentItem(with: templateItem)
    let again = AgainAtEnd(looper: self)
    token = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime,
      object: templateItem,
      queue: nil
    ) { _ in again.looper?.restart() }
  }

  deinit { disableLooping() }

  fileprivate func restart() { player?.seek(to: .zero) }

  /// Stops repeating the recording, which is still played to its end.
  open func disableLooping() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
    player?.actionAtItemEnd = .pause
  }
}

/// The looper's reference to itself, used by the observer that is called on the main queue when the item ends.
private struct AgainAtEnd: @unchecked Sendable {
  // The reference is set once and read only on the main queue, on which players announce that a recording has ended.
  weak var looper: AVPlayerLooper?
}
