// SPDX-License-Identifier: MIT

import A11yPlatform
import A11ySites
import A11yTranscripts
import A11yWire
import Foundation

/// A page for a worker to audit, which is sent to the worker as one line.
struct AuditTask: Codable {
  private struct Field: Codable {
    var name: String
    var value: String
  }

  /// The page's zero-based number in the run.
  let place: Int
  /// The page's name in reports.
  let name: String
  private let fields: [Field]

  init(_ named: NamedSubject, at place: Int) {
    self.place = place
    name = named.name
    fields = named.subject.fields.map { Field(name: $0.name, value: $0.value) }
  }

  /// The page to open.
  var subject: NamedSubject {
    NamedSubject(name: name, subject: Subject(fields.map { Subject.Field($0.name, $0.value) }))
  }

  /// The line to send to a worker.
  var line: Data { (try? JSONEncoder().encode(self)) ?? Data() }
}

/// A process that audits the pages of a site one after another on behalf of another process.
@MainActor
struct AuditWorker {
  let run: AuditRun

  /// Reads the pages to audit from file descriptor 3 until the end of the input, and writes a record for each page to
  /// the same descriptor.
  func serve() throws {
    var rest = Data()
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(Self.connection, &part, part.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest += part[..<count]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let task = try JSONDecoder().decode(AuditTask.self, from: rest[..<end])
        rest = Data(rest[(end + 1)...])
        let record = run.record(of: task.subject, at: task.place)
        guard SocketBytes.send(Array(record.line) + [UInt8(ascii: "\n")], to: Self.connection)
        else {
          return
        }
      }
    }
  }

  /// The file descriptor of the connection to the process that sends the pages.
  private static let connection: Int32 = 3
}
