import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A picture of a bundle by its name, as tools write it down for a program's assets.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// Names a picture of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// Shows a picture of the program. Its name is what is said of it.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}
