// SPDX-License-Identifier: MIT

import A11yDrawing

/// Adds a conformance to `Animatable`. Changes take effect immediately, so the macro does not need to add anything
/// else.
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "A11yMacros", type: "AnimatableMacro")

/// Excludes a property from animations.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "A11yMacros", type: "MarkerMacro")
