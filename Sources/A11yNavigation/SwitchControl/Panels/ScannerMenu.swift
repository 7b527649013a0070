// SPDX-License-Identifier: MIT

import A11yTree

/// The panel that opens when the user selects an element.
public enum ScannerMenu {
  /// The element or screen to which the menu's actions apply.
  public enum Subject: Hashable, Sendable {
    /// An element on the screen.
    case element(ElementID)
    /// A key on the keyboard.
    case key(PanelEntry)
    /// The whole screen, if the scanner is on a group.
    case screen
  }

  /// One entry of the menu.
  public enum Item: Hashable, Sendable {
    /// One of the program's custom actions.
    case custom(String)
    /// The default action.
    case activate
    /// Start editing text.
    case edit
    /// Increases the element's value by one step.
    case increment
    /// Decreases the element's value by one step.
    case decrement
    /// Opens the element's own menu.
    case showMenu
    /// Delete the element.
    case delete
    /// Changes the text that is being edited.
    case text(TextEntry)
    /// Scrolls toward an edge.
    case scrollTo(ScrollEdge)
    /// Closes the alert or pop-up, or goes back.
    case escape
    /// Makes scanning faster by one fifth.
    case faster
    /// Makes scanning slower by one fifth.
    case slower
    /// Turns groups on or off.
    case groups
    /// Turns the speaking of items on or off.
    case speech
    /// Switches from item scanning to point scanning.
    case pointMode
    /// Switches from point scanning to item scanning.
    case itemMode
    /// Starts one of the user's recipes.
    case recipe(String)
    /// Brings a window of the desktop to the front.
    case window(DesktopChoices.Window)
    /// Start an app.
    case app(DesktopChoices.App)
    /// Stops scanning until the next press.
    case stopScanning
    /// End the session.
    case quit
  }

  /// An entry for editing text.
  public enum TextEntry: Hashable, Sendable {
    /// Moves the insertion point, or extends the selection.
    case move(TextMove)
    /// Chooses whether moving the insertion point extends the selection.
    case selecting
    /// Selects all the text.
    case selectAll
    /// Moves the selected text to the clipboard.
    case cut
    /// Copies the selected text to the clipboard.
    case copy
    /// Inserts the clipboard's text.
    case paste
  }
}

extension ScannerMenu {
  /// Returns the menu for an element or the screen, with its entries in the user's order.
  static func panel(
    for subject: Subject,
    in tree: AccessibilityTree,
    _ settings: SwitchControl.Settings
  ) -> PanelGroup {
    let stops = settings.menuItems.flatMap { part -> [ScanStop] in
      switch part {
      case .actions: return items(for: subject, in: tree).map { .entry(.menu($0)) }
      case .editText:
        guard case .element(let id) = subject, tree[id]?.states.isEditing ?? false else {
          return []
        }
        return [submenu(.editText, text)]
      case .scroll: return [submenu(.scroll, ScrollEdge.allCases.map { .scrollTo($0) })]
      case .escape: return [.entry(.menu(.escape))]
      case .recipes:
        if settings.recipes.isEmpty { return [] }
        return [submenu(.recipes, settings.recipes.map { .recipe($0.name) })]
      case .settings:
        let mode: Item = settings.scansPoints ? .itemMode : .pointMode
        return [submenu(.settings, [.faster, .slower, .groups, .speech, mode])]
      case .desktop: return tree.desktop.map { choices(on: $0, settings) } ?? []
      }
    }
    return PanelGroup(.menu(subject), stops)
  }

  private static func submenu(_ name: Word, _ items: [Item]) -> ScanStop {
    .group(.panel(PanelGroup(.submenu(name), items.map { .entry(.menu($0)) })))
  }

  /// Returns the stops for the windows and apps of a desktop, and the stops with which the user stops scanning the
  /// desktop.
  private static func choices(
    on desktop: DesktopChoices,
    _ settings: SwitchControl.Settings
  ) -> [ScanStop] {
    let windows = desktop.windows.map { ScanStop.entry(.menu(.window($0))) }
    let apps = desktop.apps.map { ScanStop.entry(.menu(.app($0))) }
    let lists = [(Word.windows, windows), (.apps, apps)].filter { !$0.1.isEmpty }
    return lists.map { name, stops in
      .group(.panel(PanelGroup(.submenu(name), parts(of: stops, settings))))
    } + [.entry(.menu(.stopScanning)), .entry(.menu(.quit))]
  }

  /// Divides the stops of a long list into groups in the same way as on the screen.
  private static func parts(
    of stops: [ScanStop],
    _ settings: SwitchControl.Settings
  ) -> [ScanStop] {
    let size = settings.groupSize
    guard settings.groupsItems, size > 1, stops.count > size else { return stops }
    var step = size
    while (stops.count + step - 1) / step > size { step *= size }
    return stride(from: 0, to: stops.count, by: step).enumerated().map { place, start in
      let part = Array(stops[start..<min(start + step, stops.count)])
      if part.count == 1 { return part[0] }
      return .group(.panel(PanelGroup(.choices(place), parts(of: part, settings))))
    }
  }

  private static let text: [Item] =
    [.characterBack, .characterOn, .wordBack, .wordOn, .start, .end].map { .text(.move($0)) }
    + [.text(.selecting), .text(.selectAll), .text(.cut), .text(.copy), .text(.paste)]

  private static func items(for subject: Subject, in tree: AccessibilityTree) -> [Item] {
    switch subject {
    case .screen: return []
    case .key: return [.activate]
    case .element(let id):
      guard let element = tree[id] else { return [] }
      var items: [Item] = []
      if element.hasDetails { items += element.details.customActions.map { .custom($0.name) } }
      items.append(element.isTypedInto && !element.states.isEditing ? .edit : .activate)
      if element.isAdjustable { items += [.increment, .decrement] }
      if element.actions.contains(.showMenu) { items.append(.showMenu) }
      if element.actions.contains(.delete) { items.append(.delete) }
      return items
    }
  }

  /// Returns the choice that activates the element for which the menu is open.
  static func activation(in panel: PanelGroup) -> ScanLevel {
    let place = panel.stops.firstIndex { $0.activates } ?? 0
    // The group's exit is also a stop.
    return ScanLevel(place: place, count: panel.stops.count + 1)
  }
}

extension ScanStop {
  /// Whether the stop is the menu entry for the default action.
  package var activates: Bool { self == .entry(.menu(.activate)) || self == .entry(.menu(.edit)) }
}

extension ScannerMenu.Item {
  /// Returns the menu item's displayed and spoken name, which comes from the program or from the catalog.
  public func name(in words: Catalog) -> String {
    switch self {
    case .custom(let name), .recipe(let name): name
    case .window(let window): window.title.isEmpty ? words[.untitledWindow] : window.title
    case .app(let app): app.name
    case .stopScanning: words[.stopScanning]
    case .quit: words[.quitScanning]
    case .activate: words[.activate]
    case .edit: words[.edit]
    case .increment: words[.increment]
    case .decrement: words[.decrement]
    case .showMenu: words[.showMenu]
    case .delete: words[.delete]
    case .text(let entry): words[entry.word]
    case .scrollTo(.top): words[.scrollUp]
    case .scrollTo(.bottom): words[.scrollDown]
    case .scrollTo(.leading): words[.scrollLeft]
    case .scrollTo(.trailing): words[.scrollRight]
    case .escape: words[.escape]
    case .faster: words[.faster]
    case .slower: words[.slower]
    case .groups: words[.groupsOnOrOff]
    case .speech: words[.speechOnOrOff]
    case .pointMode: words[.pointMode]
    case .itemMode: words[.itemMode]
    }
  }

  /// The action that the menu entry requests.
  var action: Action? {
    switch self {
    case .custom(let name): .custom(name)
    case .activate: .activate
    case .edit: .beginEditing
    case .increment: .increment
    case .decrement: .decrement
    case .showMenu: .showMenu
    case .delete: .delete
    case .scrollTo(let edge): .scroll(edge)
    case .escape: .escape
    case .text, .faster, .slower, .groups, .speech, .pointMode, .itemMode, .recipe: nil
    case .window, .app, .stopScanning, .quit: nil
    }
  }
}

extension ScannerMenu.TextEntry {
  /// The entry's name.
  fileprivate var word: Word {
    switch self {
    case .move(.characterBack): .previousCharacter
    case .move(.characterOn): .nextCharacter
    case .move(.wordBack): .previousWord
    case .move(.wordOn): .nextWord
    case .move(.start): .startOfText
    case .move(.end): .endOfText
    case .selecting: .selectingOnOrOff
    case .selectAll: .selectAll
    case .cut: .cut
    case .copy: .copy
    case .paste: .paste
    }
  }
}

extension SwitchControl.Settings {
  /// Changes the setting that a menu entry controls, and returns a notice with the new value.
  mutating func change(_ item: ScannerMenu.Item) -> Effect {
    switch item {
    case .faster where scansPoints, .slower where scansPoints:
      let speed = min(max(glidingCursorSpeed, 10), 1000)
      glidingCursorSpeed = min(max(item == .faster ? speed * 5 / 4 : speed * 4 / 5, 10), 1000)
      return verbosity.notice(.glidingSpeed, "\(glidingCursorSpeed)")
    case .faster, .slower:
      interval =
        item == .faster
        ? max(interval * 4 / 5, .milliseconds(100)) : min(interval * 5 / 4, .seconds(60))
      return verbosity.notice(.scanInterval, interval.roundedSeconds)
    case .groups:
      groupsItems.toggle()
      return verbosity.notice(groupsItems ? .groupsOn : .groupsOff)
    case .pointMode, .itemMode:
      scansPoints = item == .pointMode
      return verbosity.notice(scansPoints ? .pointsAreScanned : .itemsAreScanned)
    default:
      speaksItems.toggle()
      return verbosity.notice(speaksItems ? .speechOn : .speechOff)
    }
  }
}
