// SPDX-License-Identifier: MIT

import A11yViewTesting
import AppIntents
import Foundation
import Observation
import SwiftUI
import Testing

@testable import A11yUI

@MainActor @Observable private final class Mail {
  var unread = 3
}

private struct MarkAsRead: AppIntent {
  static let title: LocalizedStringResource = "Mark as read"
  @Parameter(title: "How many") var count: Int
  @Parameter(title: "Folder") var folder: String?
  private var mail: Mail?

  init() {}
  init(_ count: Int, _ mail: Mail) {
    self.mail = mail
    self.count = count
  }

  @MainActor func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    mail?.unread -= count
    return .result(value: count, dialog: "\(count) read in \(folder ?? "the inbox")")
  }
}

private struct Quiet: AppIntent {
  static let title: LocalizedStringResource = "Quiet"
  static let description: IntentDescription? = "Does nothing."
  func perform() async throws -> some IntentResult { .result() }
}

private struct Next: AppIntent {
  static let title: LocalizedStringResource = "Next"
  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
    .result(opensIntent: Failing(.said), dialog: "First")
  }
}

private enum Failure: Error, CustomLocalizedStringResourceConvertible {
  case said
  var localizedStringResource: LocalizedStringResource { "It is full" }
}

private struct TwoLines: Error, CustomStringConvertible {
  var description: String { "Two\nlines" }
}

private struct Failing: AppIntent {
  enum Kind { case said, plain, givenUp, nothing }
  static let title: LocalizedStringResource = "Fail"
  var kind = Kind.nothing

  init() {}
  init(_ kind: Kind) { self.kind = kind }

  func perform() async throws -> some IntentResult {
    switch kind {
    case .said: throw Failure.said
    case .plain: throw TwoLines()
    case .givenUp: throw CancellationError()
    case .nothing: return .result()
    }
  }
}

@MainActor
private func session<Content: View>(_ view: Content) async -> (
  Session, ViewHost<Content>
) {
  let host = ViewHost { view }
  let session = Session(source: host)
  _ = session.heard()
  return (session, host)
}

/// Waits until the session settles, without a time limit because all tests share the main actor.
@MainActor private func settle(_ session: Session) async {
  await session.settle(within: .seconds(300))
}

@MainActor @Suite("Performing app intents from views", .timeLimit(.minutes(30)))
struct IntentTests {
  private struct Inbox: View {
    let mail: Mail
    var body: some View {
      Button("Read one", intent: MarkAsRead(1, mail))
      Text("\(mail.unread) unread")
    }
  }

  @Test("A button’s intent counts as pending work while it runs, and its dialog is announced")
  func button() async {
    let (session, host) = await session(Inbox(mail: Mail()))
    session.perform("activate")
    #expect(host.pendingWork.map(\.name) == ["intent MarkAsRead"])
    await settle(session)
    #expect(session.heard() == ["1 read in the inbox"])
    session.expectOutline("Read one, button\n2 unread")
    #expect(host.diagnostics == [])
  }

  @Test("Buttons and toggles accept intents in all their initializers")
  func forms() async {
    let mail = Mail()
    let picture = ImageResource(name: "x", bundle: .main)
    let title = LocalizedStringResource("k", defaultValue: "Resource")
    let (session, host) = await session(
      VStack {
        Button(intent: Quiet()) { Text("A") }
        Button(role: .destructive, intent: Quiet()) { Text("B") }
        Button("C \(Text("text"))", intent: Quiet())
        Button(title, role: nil, intent: Quiet())
        Button(String("D"), systemImage: "star", intent: Quiet())
        Button(title, image: picture, role: .cancel, intent: Quiet())
        Toggle(isOn: mail.unread > 2, intent: MarkAsRead(1, mail)) { Text("E") }
        Toggle("F", isOn: false, intent: Quiet())
        Toggle(title, systemImage: "star", isOn: true, intent: Quiet())
        Toggle(String("G"), image: picture, isOn: true, intent: Quiet())
      }
    )
    session.expectOutline(
      """
      A, button
      B, button
      C text, button
      Resource, button
      D, button
      Resource, button
      E, switch button, on
      F, switch button, off
      Resource, switch button, on
      G, switch button, on
      """
    )
    session.find("E").activate()
    _ = session.heard()
    await settle(session)
    #expect(session.heard() == ["1 read in the inbox"])
    #expect(mail.unread == 2)
    #expect(host.diagnostics == [])
  }

  @Test("Accessibility actions perform intents by kind, name and label")
  func actions() async {
    let mail = Mail()
    let (session, _) = await session(
      Text("Row")
        .accessibilityAction(intent: MarkAsRead(1, mail))
        .accessibilityAction(.magicTap, intent: Quiet())
        .accessibilityAction(named: "Two", intent: MarkAsRead(2, mail))
        .accessibilityAction(named: Text("Three"), intent: MarkAsRead(3, mail))
        .accessibilityAction(named: LocalizedStringResource("Four"), intent: Quiet())
        .accessibilityAction(intent: MarkAsRead(5, mail)) { Text("Five") }
    )
    session.perform("activate")
    await settle(session)
    #expect(mail.unread == 2)
    session.base.perform(.voiceOver(.performAction("Two")))
    await settle(session)
    #expect(mail.unread == 0)
    session.base.perform(.voiceOver(.performAction("Five")))
    await settle(session)
    #expect(mail.unread == -5)
    #expect(
      session.heard() == ["1 read in the inbox", "2 read in the inbox", "5 read in the inbox"]
    )
  }

  @Test(
    "An intent’s error is reported and, if it has a description, announced"
  )
  func errors() async {
    let (session, host) = await session(
      VStack {
        Button("Said", intent: Failing(.said))
        Button("Plain", intent: Failing(.plain))
        Button("Given up", intent: Failing(.givenUp))
        Button("Missing", intent: MarkAsRead())
        Button("Next", intent: Next())
      }
    )
    _ = session.exhaustive(false)
    for name in ["Said", "Plain", "Given up", "Missing", "Next"] {
      session.find(name).activate()
      _ = session.heard()
      await settle(session)
      #expect(
        session.heard()
          == (name == "Said" ? ["It is full"] : name == "Next" ? ["First", "It is full"] : [])
      )
    }
    #expect(
      host.diagnostics.map(\.description) == [
        "Failing: could not be performed: It is full",
        "Failing: could not be performed: Two lines",
        "MarkAsRead: could not be performed: How many has no value.",
        "Next: could not be performed: It is full",
      ]
    )
    #expect(host.diagnostics.allSatisfy { $0.kind == .intentFailed })
  }

  @Test("Copies of an intent share a parameter, and an optional parameter starts as nil")
  func parameters() {
    let intent = MarkAsRead(2, Mail())
    #expect(intent.folder == nil)
    let copy = intent
    copy.$folder.wrappedValue = "Archive"
    #expect(intent.folder == "Archive")
    #expect(intent.$count.wrappedValue == 2)
    #expect(Quiet.openAppWhenRun == false)
    #expect(Quiet.isDiscoverable)
    #expect(Quiet.description.map { String(localized: $0.descriptionText) } == "Does nothing.")
    #expect(MarkAsRead.description == nil)
  }
}
