// SPDX-License-Identifier: MIT

/// Whether a value may be read by others.
public struct OSLogPrivacy: Sendable {
  /// How a hidden value is told from others.
  public enum Mask: Sendable { case none, hash }
}
