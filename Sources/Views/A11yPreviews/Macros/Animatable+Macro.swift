// SPDX-License-Identifier: MIT

import A11yDrawing

/// Creates a type animatable. Changes take effect at once here, so it only adds the conformance.
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "A11yMacros", type: "AnimatableMacro")

/// Leaves a property out of animations.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "A11yMacros", type: "MarkerMacro")
