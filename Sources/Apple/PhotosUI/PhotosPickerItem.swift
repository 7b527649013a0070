// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import SwiftUI

/// A picture that was chosen. There is no library, so none ever is.
public struct PhotosPickerItem: Hashable, Sendable {
  /// How a picture is passed on.
  public enum EncodingDisambiguationPolicy: Sendable { case automatic, current, compatible }
  /// The name of the picture.
  public let itemIdentifier: String?

  /// Creates an item from its name.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
}

/// Which pictures can be chosen. There is no library, so it changes nothing.
public struct PHPickerFilter: Hashable, Sendable {
  let name: String
}

/// How pictures are chosen. There is no library, so it changes nothing.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  /// In any order.
  public static let `default` = Self(name: "default")
  /// In the order in which they are chosen.
  public static let ordered = Self(name: "ordered")
  /// At once.
  public static let continuous = Self(name: "continuous")
}

/// How the choice of pictures is drawn. It is not drawn.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String
  /// As a sheet.
  public static let presentation = Self(name: "presentation")
  /// In the view.
  public static let inline = Self(name: "inline")
  /// In a row of the view.
  public static let compact = Self(name: "compact")
}
