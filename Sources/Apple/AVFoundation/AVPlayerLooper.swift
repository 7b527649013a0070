// SPDX-License-Identifier: MIT

import Foundation

/// Plays a recording again and again.
open class AVPlayerLooper: NSObject {
  private weak var player: AVQueuePlayer?
  private let item: AVPlayerItem
  private var token: (any NSObjectProtocol)?

  /// Creates a loop.
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

  /// Ends the loop, once the recording has been played to its end.
  open func disableLooping() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
    player?.actionAtItemEnd = .pause
  }
}

/// The loop of an item that ends, which is notified on the main queue.
private struct AgainAtEnd: @unchecked Sendable {
  // Set once, and only read on the main queue, where players post that a recording has ended.
  weak var looper: AVPlayerLooper?
}
