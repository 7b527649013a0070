// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@testable import A11yUI

struct Memo: Codable, Transferable, Equatable {
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "org.example.note"))
    ProxyRepresentation(exporting: \.title)
  }
}

@MainActor @Suite("Cutting, copying and pasting values in views", .timeLimit(.minutes(30)))
struct PasteTests {
  struct Shelf: View {
    @State var from = ["Ann", "Bob"]
    @State var to: [String] = []
    var body: some View {
      Text("Top")
      VStack {
        Text(from.joined(separator: " "))
          .focusable()
          .copyable(from)
          .cuttable(for: String.self) {
            defer { from = [] }
            return from
          }
      }
      Text("to: " + to.joined(separator: " "))
        .focusable()
        .pasteDestination(for: String.self) {
          to += $0
        } validator: { texts in
          texts.filter { $0 != "Bob" }
        }
    }
  }

  @Test(arguments: [true, false])
  func `Values are copied, cut and pasted with keys`(prunes: Bool) throws {
    let heard = HeardView(prunes: prunes) { Shelf() }
    try heard.press("tab")
    #expect(heard.label(of: .voiceOver) == "Ann Bob")
    try heard.run("press command+c", "tab")
    #expect(try heard.run("press command+v") == ["to: Ann"])
    #expect(try heard.run("press alt+v") == ["to: Ann Ann"])
    // Cutting removes the view's value and replaces the value that was copied before.
    try heard.run("shift-tab", "press alt+x")
    #expect(heard.labels == ["Top", "to: Ann Ann"])
    try heard.run("last", "tab", "press alt+v")
    #expect(heard.labels == ["Top", "to: Ann Ann Ann"])
    #expect(heard.host.pasteboard.items.count == 2)
    #expect(heard.host.pendingWork.isEmpty)
  }

  @Test func `Nothing is pasted without focus or without a matching value`() throws {
    let heard = HeardView { Shelf() }
    try heard.run("press command+v", "tab", "tab", "press command+v")
    heard.host.pasteboard.string = "Bob"
    try heard.run("press command+v")
    #expect(heard.labels == ["Top", "Ann Bob", "to: "])
    heard.host.pasteboard.string = "Cid"
    // The VoiceOver cursor is on another element, so the keys are not sent to the element with keyboard focus.
    try heard.run("first", "press command+v")
    #expect(heard.labels == ["Top", "Ann Bob", "to: "])
    try heard.run("last", "press command+v")
    #expect(heard.labels == ["Top", "Ann Bob", "to: Cid"])
  }

  struct Notes: View {
    @State var notes = [Memo(title: "Milk"), Memo(title: "Eggs")]
    @State var text = ""
    @State var isOff = false
    var body: some View {
      Text("Top")
      Text("Notes")
        .focusable()
        .copyable(notes)
        .disabled(isOff)
      Text(text.isEmpty ? "empty" : text)
        .focusable()
        .onPasteCommand(of: [.plainText]) { providers in
          for provider in providers {
            provider.loadObject(ofClass: String.self) { words, _ in
              MainActor.assumeIsolated { text += words ?? "?" }
            }
          }
        }
      Text("More")
        .focusable()
        .pasteDestination(for: Memo.self) { notes += $0 }
      Text(notes.map(\.title).joined(separator: " "))
      Button("Off") { isOff = true }
    }
  }

  @Test func `Values are copied in their transfer representations`()
    throws
  {
    let heard = HeardView { Notes() }
    try heard.run("tab", "press alt+c", "tab")
    let types = heard.host.pasteboard.items.map(\.registeredTypeIdentifiers)
    #expect(types.first == ["org.example.note", "public.utf8-plain-text"])
    #expect(try heard.run("press alt+v") == ["MilkEggs"])
    try heard.run("tab", "press alt+v")
    #expect(heard.labels == ["Top", "Notes", "MilkEggs", "More", "Milk Eggs Milk Eggs", "Off"])
    #expect(heard.host.pasteboard.string == "Milk")
  }

  @Test func `Data from another program is accepted`() throws {
    let heard = HeardView { Notes() }
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "org.example.note", visibility: .all) {
      $0(Data(#"{"title":"Jam"}"#.utf8), nil)
      return nil
    }
    let broken = NSItemProvider()
    broken.registerDataRepresentation(forTypeIdentifier: "org.example.note", visibility: .all) {
      $0(Data("{".utf8), nil)
      return nil
    }
    let empty = NSItemProvider()
    empty.registerDataRepresentation(forTypeIdentifier: "org.example.note", visibility: .all) {
      $0(nil, CocoaError(.fileNoSuchFile))
      return nil
    }
    heard.host.pasteboard.items = [broken, provider, empty]
    try heard.run("tab", "tab", "tab", "press alt+v")
    #expect(heard.labels.contains("Milk Eggs Jam"))
  }

  @Test func `Disabled views are not copied`() throws {
    let heard = HeardView { Notes() }
    try heard.run("tab", "last", "activate", "first", "press alt+c")
    #expect(heard.host.pasteboard.items.isEmpty)
  }

  @Test func `Commands supply item providers`() throws {
    struct Screen: View {
      @State var name = "Ann"
      let log: Log
      var body: some View {
        Text("Top")
        Text(name)
          .focusable()
          .onCopyCommand { [NSItemProvider(object: name)] }
          .onCutCommand {
            name = ""
            return []
          }
          .onPasteCommand(of: [.url]) { items -> Int? in
            items.count == 2 ? 2 : nil
          } perform: { count in
            log("pasted \(count)")
          }
          .onDeleteCommand { log("deleted") }
      }
    }
    let log = Log()
    let heard = HeardView { Screen(log: log) }
    try heard.run("tab", "press alt+c", "press alt+v", "press delete")
    #expect(heard.host.pasteboard.string == "Ann")
    let address = try #require(URL(string: "https://example.org/"))
    heard.host.pasteboard.items = [NSItemProvider(object: address)]
    try heard.run("press alt+v")
    heard.host.pasteboard.items.append(NSItemProvider(object: NSURL(string: "https://b.org")!))
    try heard.run("press alt+v")
    #expect(log.lines == ["deleted", "pasted 2"])
    // No value was supplied, so the previously copied value is still available.
    try heard.run("press alt+x")
    #expect(heard.host.pasteboard.items.count == 2)
  }

  @Test func `A paste button is dimmed until there is something to paste`() throws {
    struct Screen: View {
      @State var pasted: [String] = []
      var body: some View {
        PasteButton(payloadType: String.self) { pasted = $0 }
        PasteButton(supportedContentTypes: [.url]) { pasted = ["\($0.count) address"] }
        Button("Copy") {}.focusable().copyable(["Ann", "Bob"])
        Text(pasted.joined(separator: " "))
      }
    }
    let heard = HeardView { Screen() }
    #expect(heard.lines == ["Paste, dimmed, button"])
    try heard.run("last", "previous", "tab", "shift-tab", "tab", "press alt+c")
    try heard.run("choose Copy", "shift-tab", "tab", "press alt+c")
    #expect(try heard.run("first", "activate").first == "Paste, button")
    #expect(heard.labels.last == "Ann Bob")
    #expect(try heard.run("next") == ["Paste, dimmed, button"])
  }

  @Test func `Values that load asynchronously are awaited`() async throws {
    struct Slow: Transferable {
      let name: String
      static let gate = AsyncStream<Void>.makeStream()
      static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .plainText) { data in
          for await _ in gate.stream { break }
          return Slow(name: String(decoding: data, as: UTF8.self))
        }
      }
    }
    struct Screen: View {
      @State var names: [String] = []
      var body: some View {
        Text("Top")
        Text("names: " + names.joined(separator: " "))
          .focusable()
          .pasteDestination(for: Slow.self) { names += $0.map(\.name) }
      }
    }
    let heard = HeardView { Screen() }
    heard.host.pasteboard.string = "Ann"
    try heard.run("tab", "press alt+v")
    let work = try #require(heard.host.pendingWork.first)
    #expect(work.name == "paste of Slow")
    #expect(heard.labels == ["Top", "names: "])
    Slow.gate.continuation.yield()
    await withCheckedContinuation { done in work.whenFinished { done.resume() } }
    heard.host.takeTurn()
    #expect(heard.labels == ["Top", "names: Ann"])
  }
}
