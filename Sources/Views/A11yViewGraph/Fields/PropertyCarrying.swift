// SPDX-License-Identifier: MIT

/// A view or dynamic property that evaluates another value in its place, such as a modifier, an app or a scene. The
/// evaluated value's dynamic properties are also installed.
///
/// Dynamic properties are found in all stored properties of a conforming type.
package protocol PropertyCarrying {}
