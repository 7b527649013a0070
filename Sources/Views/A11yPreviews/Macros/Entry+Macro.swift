// SPDX-License-Identifier: MIT

/// Creates a variable a value of the environment, of transactions, of containers, or of focus.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "A11yMacros", type: "EntryMacro")
