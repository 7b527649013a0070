// SPDX-License-Identifier: MIT

import A11yDrawing

/// Makes a type conform to `Animatable`. The macro adds nothing else, because changes take effect immediately.
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "A11yMacros", type: "AnimatableMacro")

/// Excludes a property from animation.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "A11yMacros", type: "MarkerMacro")
