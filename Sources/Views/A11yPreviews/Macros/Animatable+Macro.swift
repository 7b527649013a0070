// SPDX-License-Identifier: MIT

import A11yDrawing

/// Makes a type animatable. Changes take effect immediately, so only the conformance is added.
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "A11yMacros", type: "AnimatableMacro")

/// Excludes a property from animations.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "A11yMacros", type: "MarkerMacro")
