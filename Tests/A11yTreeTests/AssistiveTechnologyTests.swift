// SPDX-License-Identifier: MIT

import A11yTree
import Testing

@Suite("Sets of assistive technologies", .timeLimit(.minutes(30)))
struct AssistiveTechnologyTests {
  typealias Technologies = AccessibilityTechnologies

  static let sets: [Technologies] = [[], .voiceOver, .switchControl, .all]

  @Test(arguments: sets, sets)
  func `The laws of set algebra hold`(a: Technologies, b: Technologies) {
    #expect(Technologies() == [])
    #expect(a.intersection(a) == a && a.intersection([]) == [])
    #expect(a.union(a) == a && a.union([]) == a)
    #expect(a.contains(b) == (a.intersection(b) == b))
    #expect(a.union(b).contains(a) && a.union(b).contains(b))
    #expect(a.isSubset(of: b) == (a.union(b) == b))
    #expect(a.isSuperset(of: b) == b.isSubset(of: a))
    #expect(a.isSubset(of: a.union(b)))
    #expect(a.symmetricDifference(b) == a.union(b).subtracting(a.intersection(b)))
    #expect(a.subtracting(b).intersection(b).isEmpty)
    #expect(a.subtracting(b).union(a.intersection(b)) == a)
    #expect(a.isDisjoint(with: b) == a.intersection(b).isEmpty)
    #expect(Set(a.technologies).union(b.technologies) == Set(a.union(b).technologies))
    var c = a
    c.formUnion(b)
    #expect(c == a.union(b))
    c = a
    c.formIntersection(b)
    #expect(c == a.intersection(b))
    c = a
    c.formSymmetricDifference(b)
    #expect(c == a.symmetricDifference(b))
  }

  @Test(arguments: sets, sets)
  func `Insertions and removals match set operations`(a: Technologies, b: Technologies) {
    var set = a
    #expect(set.insert(b).inserted == !a.contains(b))
    #expect(set == a.union(b))
    set = a
    #expect(set.remove(b) == (a.isDisjoint(with: b) ? nil : a.intersection(b)))
    #expect(set == a.subtracting(b))
    set = a
    #expect(set.update(with: b) == (a.isDisjoint(with: b) ? nil : a.intersection(b)))
    #expect(set == a.union(b))
  }

  @Test func `A set lists its technologies, which can be created by name`() {
    #expect(Technologies.all.technologies == [.voiceOver, .switchControl])
    #expect(Technologies(.switchControl).technologies == [.switchControl])
    #expect(Technologies().technologies.isEmpty)
    #expect(AssistiveTechnology(rawValue: "switch-control") == .switchControl)
    #expect(AssistiveTechnology(rawValue: "voiceover") == .voiceOver)
    #expect(AssistiveTechnology(rawValue: "zoom") == nil)
  }
}
