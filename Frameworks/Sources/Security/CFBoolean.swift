// SPDX-License-Identifier: MIT

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
// Core Foundation declares it this way, and programs unwrap it.
/// Yes.
public let kCFBooleanTrue: CFBoolean! = true

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
// Core Foundation declares it this way, and programs unwrap it.
/// No.
public let kCFBooleanFalse: CFBoolean! = false
