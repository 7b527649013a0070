// SPDX-License-Identifier: MIT

import Foundation

/// How a question of AppKit was answered: `NSApplication.ModalResponse`.
public struct _NSModalResponse: RawRepresentable, Hashable, Sendable {
  /// The number of the answer.
  public let rawValue: Int
  /// Creates an answer from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It was accepted.
  public static let OK = Self(rawValue: 1)
  /// It was cancelled.
  public static let cancel = Self(rawValue: 0)
  /// The first button of an alert.
  public static let alertFirstButtonReturn = Self(rawValue: 1000)
  /// The second button of an alert.
  public static let alertSecondButtonReturn = Self(rawValue: 1001)
  /// The third button of an alert.
  public static let alertThirdButtonReturn = Self(rawValue: 1002)
  /// The question went away.
  public static let stop = Self(rawValue: -1000)
  /// The program took the question away.
  public static let abort = Self(rawValue: -1001)
  /// The question goes on.
  public static let `continue` = Self(rawValue: -1002)
}
