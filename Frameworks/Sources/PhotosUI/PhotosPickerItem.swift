// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import SwiftUI

/// The selection behavior of an image picker. The behavior has no effect, because there is no photo library.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  /// The default behavior, in which images are returned in any order.
  public static let `default` = Self(name: "default")
  /// A behavior that preserves the order in which images are chosen.
  public static let ordered = Self(name: "ordered")
  /// A behavior that reports the selection continuously.
  public static let continuous = Self(name: "continuous")
}

/// The style of an image picker, which is not drawn.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String
  /// A picker in a sheet.
  public static let presentation = Self(name: "presentation")
  /// A picker inline in the view.
  public static let inline = Self(name: "inline")
  /// A compact row in the view.
  public static let compact = Self(name: "compact")
}
