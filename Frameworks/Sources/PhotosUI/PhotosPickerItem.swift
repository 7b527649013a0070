// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import SwiftUI

/// How images are chosen. There is no library, so it changes nothing.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  /// In any order.
  public static let `default` = Self(name: "default")
  /// In the order in which they are chosen.
  public static let ordered = Self(name: "ordered")
  /// At once.
  public static let continuous = Self(name: "continuous")
}

/// How the choice of images is drawn. It is not drawn.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String
  /// As a sheet.
  public static let presentation = Self(name: "presentation")
  /// In the view.
  public static let inline = Self(name: "inline")
  /// In a row of the view.
  public static let compact = Self(name: "compact")
}
