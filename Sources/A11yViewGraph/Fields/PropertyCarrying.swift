/// A view, or a dynamic property, that evaluates something else in its place, such as a modifier, an
/// app or a scene, and so installs that value's dynamic properties with its own.
///
/// Every stored property of a conforming type is searched for dynamic properties.
package protocol PropertyCarrying {}
