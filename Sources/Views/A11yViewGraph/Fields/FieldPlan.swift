// SPDX-License-Identifier: MIT

@_spi(Reflection) import Swift

/// The offsets of a type's dynamic properties, and the method for comparing two values of the type.
///
/// A plan is created once for each type and is used for all values of that type. This is the only code that locates and
/// changes properties by address.
///
/// Invariant: an offset and a type in a plan are those that the runtime reports for a stored property of the plan's own
/// type. Adding the offset to a pointer to a live value of the plan's type therefore yields a pointer to a live,
/// initialized value of the property's type.
@MainActor
package final class FieldPlan {
  private struct Property {
    let install: (UnsafeMutableRawPointer, PropertyPlace) -> Void
    let adopt: (UnsafeRawPointer, UnsafeMutableRawPointer, PropertyPlace) -> Void
  }

  @exclusivity(unchecked) private var properties: [Property] = []
  @exclusivity(unchecked) private var updates: [(UnsafeMutableRawPointer) -> Void] = []
  private var comparisons: [(UnsafeRawPointer, UnsafeRawPointer) -> Bool] = []
  private let isEquatable: Bool
  /// Whether the type may have properties whose offsets are unknown.
  package private(set) var isUnreadable = false

  /// The field plans, one for each type.
  @exclusivity(unchecked) private static var plans: [ObjectIdentifier: FieldPlan] = [:]

  package static func of<T>(_ type: T.Type) -> FieldPlan {
    let key = ObjectIdentifier(type)
    if let plan = plans[key] { return plan }
    let plan = FieldPlan(type)
    plans[key] = plan
    return plan
  }

  private init<T>(_ type: T.Type) {
    isEquatable = type is any Equatable.Type
    addFields(of: type, at: 0)
  }

  private func addFields(of type: Any.Type, at base: Int) {
    let carries = type is any PropertyCarrying.Type
    let isKnown = _forEachField(of: type) { _, offset, fieldType, _ in
      self.addField(fieldType, at: base + offset, isCarried: carries)
      return true
    }
    // Types without stored properties, such as enumerations, hold no state.
    if !isKnown, type is any DynamicProperty.Type { isUnreadable = true }
  }

  private func addField(_ type: Any.Type, at offset: Int, isCarried: Bool) {
    if let type = type as? any InstalledProperty.Type {
      add(type, at: offset)
    } else if let type = type as? any DynamicProperty.Type {
      addFields(of: type, at: offset)
      addUpdate(type, at: offset)
    } else if isCarried, !Self.isReference(type) {
      addFields(of: type, at: offset)
    } else if Self.isReference(type) {
      func open<F>(_ type: F.Type) { addBitwiseComparison(MemoryLayout<F>.size, at: offset) }
      _openExistential(type, do: open)
    } else {
      func open<F>(_ type: F.Type) { addComparison(type, at: offset) }
      _openExistential(type, do: open)
    }
  }

  /// Returns whether a property might be declared `weak` or `unowned`. The runtime does not report whether a property
  /// is `weak` or `unowned`, and such a property must not be read like a strong reference, so only its bits are
  /// compared.
  private static func isReference(_ type: Any.Type) -> Bool {
    let wrapped = (type as? any AnyOptional.Type)?.wrappedType ?? type
    if wrapped is AnyClass { return true }
    // A metatype value is a pointer to the type's metadata, which begins with the type's kind.
    let kind = unsafeBitCast(wrapped, to: UnsafePointer<UInt>.self).pointee
    return _MetadataKind(rawValue: kind) == .existential
  }

  private func addBitwiseComparison(_ size: Int, at offset: Int) {
    comparisons.append { lhs, rhs in
      UnsafeRawBufferPointer(start: lhs + offset, count: size)
        .elementsEqual(UnsafeRawBufferPointer(start: rhs + offset, count: size))
    }
  }

  private func add<P: InstalledProperty>(_ type: P.Type, at offset: Int) {
    properties.append(
      Property(
        install: { value, place in
          (value + offset).assumingMemoryBound(to: P.self).pointee.install(in: place)
        },
        adopt: { old, new, place in
          (new + offset).assumingMemoryBound(to: P.self).pointee
            .adopt((old + offset).assumingMemoryBound(to: P.self).pointee, in: place)
        }
      )
    )
    comparisons.append { lhs, rhs in
      (lhs + offset).assumingMemoryBound(to: P.self).pointee
        .isSame(as: (rhs + offset).assumingMemoryBound(to: P.self).pointee)
    }
  }

  private func addUpdate<P: DynamicProperty>(_ type: P.Type, at offset: Int) {
    updates.append { value in
      (value + offset).assumingMemoryBound(to: P.self).pointee.update()
    }
  }

  private func addComparison<F>(_ type: F.Type, at offset: Int) {
    comparisons.append { lhs, rhs in
      A11yViewGraph.isSame(
        (lhs + offset).assumingMemoryBound(to: F.self).pointee,
        (rhs + offset).assumingMemoryBound(to: F.self).pointee
      )
    }
  }
}

extension FieldPlan {
  /// Installs the dynamic properties of a value that is being shown for the first time.
  package func install<T>(in value: inout T, _ place: PropertyPlace) {
    guard !properties.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      for property in properties { property.install(UnsafeMutableRawPointer(pointer), place) }
    }
  }

  /// Transfers the dynamic properties of a value to the value that replaces it.
  package func adopt<T>(from old: T, in new: inout T, _ place: PropertyPlace) {
    guard !properties.isEmpty else { return }
    withUnsafePointer(to: old) { old in
      withUnsafeMutablePointer(to: &new) { new in
        for property in properties {
          property.adopt(UnsafeRawPointer(old), UnsafeMutableRawPointer(new), place)
        }
      }
    }
  }

  /// Updates dynamic properties that a program defines, beginning with the inner properties.
  package func updateProperties<T>(of value: inout T) {
    guard !updates.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      for update in updates { update(UnsafeMutableRawPointer(pointer)) }
    }
  }

  /// Returns whether two values are equal. The values are compared by their bits or by `==`. Values that can be
  /// compared neither by their bits nor by `==` are compared property by property.
  package func areSame<T>(_ lhs: T, _ rhs: T) -> Bool {
    if haveSameBits(lhs, rhs) || isEquatable && A11yViewGraph.isSame(lhs, rhs) { return true }
    guard !comparisons.isEmpty else { return false }
    return withUnsafePointer(to: lhs) { lhs in
      withUnsafePointer(to: rhs) { rhs in
        comparisons.allSatisfy { $0(UnsafeRawPointer(lhs), UnsafeRawPointer(rhs)) }
      }
    }
  }
}

/// An optional value of any type.
private protocol AnyOptional {
  static var wrappedType: Any.Type { get }
}

extension Optional: AnyOptional {
  package static var wrappedType: Any.Type { Wrapped.self }
}
