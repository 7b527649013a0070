// SPDX-License-Identifier: MIT

/// A view or dynamic property that evaluates another value in its place, such as a modifier, an app or a scene, and
/// installs that value's dynamic properties together with its own.
///
/// Every stored property of a conforming type is searched for dynamic properties.
package protocol PropertyCarrying {}
