// SPDX-License-Identifier: MIT

/// A type whose looks are set for all its views, when an app starts. They do not affect elements.
@MainActor
@preconcurrency
public protocol UIAppearance: AnyObject {}

/// What may contain views whose looks are set.
public typealias UIAppearanceContainer = UIResponder
