// SPDX-License-Identifier: MIT

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The Boolean value true. As in Core Foundation, the constant is an implicitly unwrapped optional.
public let kCFBooleanTrue: CFBoolean! = true

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The Boolean value false. As in Core Foundation, the constant is an implicitly unwrapped optional.
public let kCFBooleanFalse: CFBoolean! = false
