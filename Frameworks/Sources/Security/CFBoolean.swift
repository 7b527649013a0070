// SPDX-License-Identifier: MIT

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
// Core Foundation declares the constant as implicitly unwrapped, and programs unwrap it.
/// The Boolean value true.
public let kCFBooleanTrue: CFBoolean! = true

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
// Core Foundation declares the constant as implicitly unwrapped, and programs unwrap it.
/// The Boolean value false.
public let kCFBooleanFalse: CFBoolean! = false
