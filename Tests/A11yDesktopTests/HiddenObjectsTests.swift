// SPDX-License-Identifier: MIT

import Testing

@testable import A11yDesktop

@Suite("Tracking a desktop app’s hidden objects") struct HiddenObjectsTests {
  private func object(_ number: Int) -> AccessibleReference {
    AccessibleReference(program: ":1.1", path: "/\(number)")
  }

  @Test("Hidden objects are checked a few at a time, in the order in which they were found")
  func order() {
    var hidden = HiddenObjects()
    for number in [5, 3, 9, 1, 7] { hidden.insert(object(number), in: object(0)) }
    #expect(hidden.next(2) == [5, 3].map(object))
    #expect(hidden.next(2) == [9, 1].map(object))
    #expect(hidden.next(2) == [7, 5].map(object))
    hidden.remove(object(9))
    hidden.insert(object(2), in: object(0))
    #expect(hidden.next(9) == [3, 1, 7, 2, 5].map(object))
  }

  @Test("Hidden objects are removed together with their parent")
  func parents() {
    var hidden = HiddenObjects()
    hidden.insert(object(1), in: object(10))
    hidden.insert(object(2), in: object(20))
    hidden.insert(object(1), in: object(20))
    hidden.removeChildren(of: object(10))
    #expect(hidden[object(1)] == object(20))
    hidden.removeChildren(of: object(20))
    #expect(hidden.count == 0)
    #expect(hidden.next(5).isEmpty)
  }

  @Test("If an app has too many hidden objects, the oldest ones are no longer tracked")
  func limit() {
    var hidden = HiddenObjects()
    let all = HiddenObjects.limit * 3
    for number in 0..<all {
      hidden.insert(object(number), in: object(-1 - number % 7))
      if number.isMultiple(of: 2) { hidden.remove(object(number - 1)) }
    }
    #expect(hidden.count == HiddenObjects.limit)
    #expect(hidden[object(0)] == nil)
    #expect(hidden[object(all - 1)] != nil)
  }
}
