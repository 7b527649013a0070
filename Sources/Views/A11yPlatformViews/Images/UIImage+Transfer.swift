// SPDX-License-Identifier: MIT

import A11yViewFeatures
import Foundation

extension UIImage: NSItemProviderReading {
  /// The types of data from which an image can be created.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.heic", "public.image"]
  }

  /// Creates an image that stores the data without decoding it.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    guard let image = UIImage(data: data) as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return image
  }
}
