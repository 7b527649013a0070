// SPDX-License-Identifier: MIT

/// Turns a variable into an entry in the environment, a transaction, container values or focused values.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "A11yMacros", type: "EntryMacro")
