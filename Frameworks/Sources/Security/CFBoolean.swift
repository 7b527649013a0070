// SPDX-License-Identifier: MIT

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The Boolean value true. As in Core Foundation, the constant is implicitly unwrapped.
public let kCFBooleanTrue: CFBoolean! = true

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The Boolean value false. As in Core Foundation, the constant is implicitly unwrapped.
public let kCFBooleanFalse: CFBoolean! = false
