// SPDX-License-Identifier: MIT

import Foundation

#if !canImport(Darwin)
  // Foundation on Linux lacks this conformance, which apps need for values that contain an attributed string.
  extension AttributedString: @retroactive Codable {
    /// Creates an attributed string from its text. Its attributes are not stored.
    public init(from decoder: any Decoder) throws {
      self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// Stores the text without its attributes.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(String(characters))
    }
  }
#endif
