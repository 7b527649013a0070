// SPDX-License-Identifier: MIT

import Foundation

/// A value that can be passed to a format `as CVarArg`, because Objective-C allows this for every object.
public protocol _FormatArgument: CVarArg {}

extension _FormatArgument {
  /// The value's text, in the form of a format argument. The text of the argument is never released, because a format
  /// reads the text later.
  public var _cVarArgEncoding: [Int] {
    Unmanaged.passRetained(NSString(string: "\(self)")).takeUnretainedValue()._cVarArgEncoding
  }
}

extension Date: _FormatArgument, @retroactive CVarArg {}
extension UUID: _FormatArgument, @retroactive CVarArg {}
extension URL: _FormatArgument, @retroactive CVarArg {}
extension Data: _FormatArgument, @retroactive CVarArg {}
extension Array: _FormatArgument, @retroactive CVarArg {}
extension Set: _FormatArgument, @retroactive CVarArg {}
extension NSNumber: _FormatArgument, @retroactive CVarArg {}
extension NSDate: _FormatArgument, @retroactive CVarArg {}
extension NSArray: _FormatArgument, @retroactive CVarArg {}
extension NSSet: _FormatArgument, @retroactive CVarArg {}
