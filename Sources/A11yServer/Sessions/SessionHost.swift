// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yJSON
import A11yOpening
import A11ySession
import A11yTree
import Foundation

/// One client's sessions.
@MainActor
package final class SessionHost {
  /// The program's version.
  package let version: String
  /// Whether the client has asked the server to exit.
  package private(set) var isShutDown = false
  /// The rules that restrict the client, or `nil` if the client is not restricted.
  package let policy: ClientPolicy?
  private let opener: any SubjectOpener
  private let notify: (JSONValue) -> Void
  private var sessions: [String: ServedSession] = [:]
  private var opened = 0

  /// The maximum number of sessions that are open at the same time.
  package nonisolated static let limit = 1_000

  /// Creates a host without sessions.
  ///
  /// - Parameter notify: A closure that receives notifications for the client.
  package init(
    version: String,
    opener: any SubjectOpener,
    policy: ClientPolicy? = nil,
    notify: @escaping (JSONValue) -> Void
  ) {
    self.version = version
    self.opener = opener
    self.policy = policy
    self.notify = notify
  }

  /// Returns the session with the given ID.
  ///
  /// - Throws: ``RPCError`` if there is no open session with this id.
  package func session(_ id: String) throws(RPCError) -> ServedSession {
    guard let session = sessions[id], !session.isClosed else {
      throw RPCError(
        .noSession,
        "there is no session with the id “\(VisibleText.of(String(id.prefix(80))))”"
      )
    }
    return session
  }

  /// Opens a subject and starts a session with it.
  func open(_ subject: Subject, _ settings: SessionSettings) async throws(RPCError) -> ServedSession
  {
    try begin(try await served(subject), settings)
  }

  /// Starts a session with the text of a document.
  ///
  /// - Parameter name: The document's name in the header of transcripts.
  func open(
    content: String,
    _ format: DocumentFormat?,
    named name: String?,
    _ settings: SessionSettings
  ) throws(RPCError) -> ServedSession {
    do {
      let document = try Document(data: Data(content.utf8), format: format)
      let source = try CapturedTree(document)
      let file = name ?? "document.\(document.format.fileEnding)"
      let opened = OpenedSource(source, readingOrder: document.readingOrder, title: file)
      return try begin(ServedSubject(opened) { _ in ["open: \(file)"] }, settings)
    } catch let error as RPCError {
      throw error
    } catch {
      throw Self.failure("\(error)", of: name ?? "content")
    }
  }

  /// The IDs of all sessions, in the order in which they were opened.
  package var ids: [String] { sessions.keys.sorted { ($0.count, $0) < ($1.count, $1) } }

  /// Ends a session.
  func close(_ session: ServedSession) {
    session.close()
    sessions[session.id] = nil
  }

  /// Records that the client wants the server to exit.
  func shutDown() { isShutDown = true }

  /// Ends all sessions and releases their browsers.
  package func closeAll() {
    for session in sessions.values { session.close() }
    sessions = [:]
    opener.close()
  }

  private func served(_ subject: Subject) async throws(RPCError) -> ServedSubject {
    let subject = try policy?.checked(subject) ?? subject
    do { return try await opener.open(subject) } catch let error as RPCError {
      throw error
    } catch {
      throw Self.failure(
        "\(error)",
        of: subject["open"] ?? subject["attach"] ?? subject["serve"] ?? ""
      )
    }
  }

  private static func failure(_ reason: String, of name: String) -> RPCError {
    let name = AddressMask.masked(text: name)
    let reason = AddressMask.masked(
      text: reason.hasPrefix("\(name): ") ? String(reason.dropFirst(name.count + 2)) : reason
    )
    return RPCError(
      .cannotOpen,
      reason.contains(name) ? reason : "\(name): \(reason)",
      data: ["subject": .string(name), "reason": .string(reason)]
    )
  }

  private func begin(
    _ subject: ServedSubject,
    _ settings: SessionSettings
  ) throws(RPCError) -> ServedSession {
    guard sessions.count < Self.limit else {
      subject.opened.source.close()
      throw RPCError(.limitReached, "at most \(Self.limit) sessions can be open; close some first")
    }
    opened += 1
    let id = "s\(opened)"
    let session = ServedSession(id, on: subject, settings, policy) { [notify] unasked in
      switch unasked {
      case .heard(let line):
        notify(RPCMessage.notification("heard", ["session": .string(id), "line": line.json]))
      case .notice(let text):
        notify(RPCMessage.notification("notice", ["session": .string(id), "text": .string(text)]))
      }
    }
    sessions[id] = session
    return session
  }
}
