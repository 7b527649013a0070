// SPDX-License-Identifier: MIT

import A11yTree

/// A tree that has rotor targets of every kind at both ends, and no rotor targets in between.
public struct RareTree: Sendable {
  /// The whole tree.
  public private(set) var update: TreeUpdate
  /// The first stop after the targets at the front, and the last stop before the targets at the back.
  public private(set) var inner: (front: ElementID, back: ElementID)
  /// The elements at both ends of the tree for testing rotors within an element.
  public private(set) var ends: (front: End, back: End)

  /// The elements at one end of the tree.
  public struct End: Sendable {
    /// The heading nearest to the middle of the tree.
    public var heading: ElementID
    /// An element whose value can be increased and decreased in steps.
    public var slider: ElementID
    /// A button with custom actions.
    public var actions: ElementID
    /// An element whose text has three lines.
    public var text: ElementID
  }

  /// The name of the program's custom rotor.
  public static let customRotor = "Prices"

  /// Creates a tree with approximately the given number of elements.
  ///
  /// If the tree is not flat, the elements between its ends are in groups of 20 times 20.
  ///
  /// - Parameter isFlat: Whether the elements between the ends are direct children of the root.
  public init(count: Int, isFlat: Bool) {
    var builder = PageBuilder(capacity: count + 500)
    var front: End?
    var back: End?
    var first: ElementID?
    var last: ElementID?
    let root = builder.add(Element(.webArea, label: "Benchmark")) { page in
      front = page.addEnd("front")
      first = page.addFilling()
      while page.count < count {
        if isFlat {
          page.addFilling()
        } else {
          page.add(Element(.generic)) { outer in
            for _ in 0..<20 {
              outer.add(Element(.generic)) { inner in for _ in 0..<20 { inner.addFilling() } }
            }
          }
        }
      }
      last = page.addFilling()
      back = page.addEnd("back")
    }
    guard let front, let back, let first, let last else { preconditionFailure("no root") }
    var update = builder.update
    let entries = [front.text, back.text].map { CustomRotor.Entry(target: $0) }
    update.changes[Int(root.index)].element.details.customRotors = [
      CustomRotor(Self.customRotor, entries: entries)
    ]
    self.update = update
    inner = (first, last)
    ends = (front, back)
  }
}

extension PageBuilder {
  /// Adds a stop that is not a rotor target.
  @discardableResult
  fileprivate mutating func addFilling() -> ElementID {
    add(Element(.progressBar, label: "Part \(count)", value: "40%"))
  }

  /// Adds one rotor target of each kind.
  fileprivate mutating func addEnd(_ name: String) -> RareTree.End {
    var headings: [ElementID] = []
    for level in 1...6 {
      var heading = Element(.heading, label: "Heading \(level), \(name)")
      heading.level = level
      headings.append(add(heading))
    }
    add(Element(.link, label: "Link, \(name)", actions: .activate))
    add(Element(.image, label: "Image, \(name)"))
    add(Element(.searchField, label: "Search, \(name)", actions: .edit))
    add(Element(.textField, label: "Field, \(name)", actions: .edit))
    var slider = Element(.slider, label: "Slider, \(name)", value: "5")
    slider.actions = [.increment, .decrement]
    let sliderID = add(slider)
    var button = Element(.button, label: "Button, \(name)", actions: .activate)
    button.details.customActions = [CustomAction("Archive"), CustomAction("Share")]
    let buttonID = add(button)
    add(Element(.region, label: "Region, \(name)")) {
      $0.add(Element(.button, label: "Button in a region, \(name)", actions: .activate))
    }
    add(Element(.list)) { list in
      list.add(Element(.listItem)) {
        $0.add(Element(.link, label: "Link in a list, \(name)", actions: .activate))
      }
    }
    add(Element(.table, label: "Table, \(name)")) { table in
      table.add(Element(.row)) { $0.add(Element(.cell, label: "Cell, \(name)")) }
    }
    let text = add(
      Element(.staticText, label: "Text, \(name)\nwith a second line\nand a third one")
    )
    return RareTree.End(
      heading: name == "front" ? headings[5] : headings[0],
      slider: sliderID,
      actions: buttonID,
      text: text
    )
  }
}
