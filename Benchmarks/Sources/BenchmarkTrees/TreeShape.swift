// SPDX-License-Identifier: MIT

import A11yTree

/// The shape of a tree.
public enum TreeShape: String, CaseIterable, Sendable {
  /// Alternating pieces of text, buttons, check boxes and fields, all as direct children of the root.
  case flat
  /// A page with a banner, followed by sections that each have a heading, paragraphs, a list of links, a form and a
  /// table.
  case page
  /// Groups nested 100 levels deep, each with a piece of text and a link.
  case deep

  /// Creates a tree with at least the given number of elements and at most 200 more.
  public func update(count: Int) -> TreeUpdate {
    var builder = PageBuilder(capacity: count + 200)
    builder.add(Element(.webArea, label: "Benchmark")) { page in
      switch self {
      case .flat: while page.count < count { page.addItem(page.count) }
      case .page:
        page.addBanner()
        page.add(Element(.main)) { main in
          while main.count < count { main.addSection(main.count) }
        }
      case .deep: while page.count < count { page.addNest(depth: 100) }
      }
    }
    return builder.update
  }
}

extension PageBuilder {
  /// Adds one of four kinds of stops, depending on a number.
  mutating func addItem(_ number: Int) {
    switch number % 4 {
    case 0: add(Element(.staticText, label: "Paragraph \(number) of a long story"))
    case 1: add(Element(.button, label: "Button \(number)", actions: .activate))
    case 2:
      var element = Element(.checkbox, label: "Choice \(number)", actions: .activate)
      element.states.checked = .off
      add(element)
    default: add(Element(.textField, label: "Field \(number)", value: "Value", actions: .edit))
    }
  }

  mutating func addBanner() {
    add(Element(.banner)) { banner in
      banner.add(Element(.navigation, label: "Sections")) { navigation in
        navigation.addLinks(8, 0)
      }
    }
  }

  private mutating func addLinks(_ count: Int, _ number: Int) {
    add(Element(.list)) { list in
      for place in 1...count {
        var item = Element(.listItem)
        item.position = Element.Position(place, of: count)
        list.add(item) { item in
          item.add(Element(.link, label: "Link \(number + place)", actions: .activate))
        }
      }
    }
  }

  /// Adds 50 elements that are typical of a page.
  mutating func addSection(_ number: Int) {
    add(Element(.region, label: "Section \(number)")) { section in
      var heading = Element(.heading, label: "What section \(number) is about")
      heading.level = 2
      section.add(heading)
      for part in 1...3 {
        section.add(Element(.paragraph, label: "Paragraph \(part) says what there is to say."))
      }
      section.addLinks(10, number)
      section.addForm()
      section.addTable()
    }
  }

  private mutating func addForm() {
    add(Element(.group, label: "Your answer")) { form in
      form.add(Element(.textField, label: "Name", actions: .edit))
      var slider = Element(.slider, label: "Stars", value: "3", actions: [.increment, .decrement])
      slider.details.range = ValueRange(current: 3, minimum: 1, maximum: 5)
      form.add(slider)
      for place in 1...3 {
        var radio = Element(.radio, label: "Answer \(place)", actions: .activate)
        radio.states.checked = place == 1 ? .on : .off
        radio.position = Element.Position(place, of: 3)
        form.add(radio)
      }
      form.add(Element(.button, label: "Send", actions: .activate))
    }
  }

  private mutating func addTable() {
    var table = Element(.table, label: "Times")
    table.details.table = TableSize(rows: 4, columns: 3)
    add(table) { table in
      var headers: [ElementID] = []
      for row in 1...4 {
        table.add(Element(.row)) { line in
          for column in 1...3 {
            var cell = Element(row == 1 ? .columnHeader : .cell, label: "Cell \(row), \(column)")
            var place = TableCell(row: row, column: column)
            if row > 1 { place.columnHeaders = [headers[column - 1]] }
            cell.details.cell = place
            let id = line.add(cell)
            if row == 1 { headers.append(id) }
          }
        }
      }
    }
  }

  mutating func addNest(depth: Int) {
    guard depth > 0 else { return }
    add(Element(.group)) { group in
      group.add(Element(.staticText, label: "Level \(depth)"))
      group.add(Element(.link, label: "Link at \(depth)", actions: .activate))
      group.addNest(depth: depth - 1)
    }
  }
}
