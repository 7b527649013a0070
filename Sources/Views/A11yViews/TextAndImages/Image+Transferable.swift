// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension Image: Transferable {
  /// None: images have no data here.
  public static var transferRepresentation: some TransferRepresentation {
    _NoRepresentation<Image>()
  }
}
