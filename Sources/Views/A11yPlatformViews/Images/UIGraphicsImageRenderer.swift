// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

extension UIImage {
  /// The picture, ready to be shown.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// The picture, made smaller.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
}
