// SPDX-License-Identifier: MIT

import A11yDrawing

/// Adds a conformance to `Animatable`. Changes take effect immediately, so nothing else is needed.
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "A11yMacros", type: "AnimatableMacro")

/// Excludes a property from animations.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "A11yMacros", type: "MarkerMacro")
