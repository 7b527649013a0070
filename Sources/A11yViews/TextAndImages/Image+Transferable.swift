@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension Image: Transferable {
  /// None: there are no pictures here, only what is said of them.
  public static var transferRepresentation: some TransferRepresentation {
    _NoRepresentation<Image>()
  }
}
