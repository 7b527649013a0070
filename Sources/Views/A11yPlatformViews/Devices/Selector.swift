// SPDX-License-Identifier: MIT

/// The name of a function for Objective-C. There is none here, so no name is ever made.
public enum Selector: Hashable, Sendable {}
