// SPDX-License-Identifier: MIT

import A11yFiles
import A11yJSON
import A11yTree
import Foundation

/// A recording of the traffic between a page and its servers, which is written to a HAR file.
///
/// An entry is written when its response is complete. Connections and incomplete responses are written when the page is
/// closed. If a page stops reading a response, the content consists of the data that has arrived. Cookies, credentials
/// and all data that the page sends are left out unless they are requested, because form data may contain passwords.
@MainActor
final class TrafficRecorder {
  /// The parts of the traffic to record.
  struct Settings {
    /// Whether the recording includes cookies, credentials and the data that the page sends.
    var keepsCredentials: Bool
    /// The names of additional headers to omit, in lowercase.
    var secretHeaders: Set<String>
  }

  /// A closure that is called once if the recording fails.
  var onFailure: (String) -> Void = { _ in }
  /// The reason that the recording failed, or `nil` if it has not failed.
  private(set) var failure: String?
  private let settings: Settings
  private let file: HARFile
  private var open: [Key: OpenEntry] = [:]
  private var lastNumber = 0
  /// The number of response bodies that were requested but have not arrived.
  private var pendingBodies = 0
  private var size = 0
  private var isFinished = false
  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// The maximum total size of messages and incomplete responses, in bytes. Data beyond the maximum size is not
  /// recorded.
  private static let messageLimit = 256_000_000

  /// The ID of a request in the session that reported it.
  private struct Key: Hashable {
    var session: String
    var id: String
  }

  /// Begins a recording.
  ///
  /// - Parameter secretHeaders: The names of additional headers that are left out.
  /// - Throws: `FileReplacementError` if the file cannot be created.
  init(_ recording: TrafficRecording, secretHeaders: Set<String>) throws(FileReplacementError) {
    settings = Settings(
      keepsCredentials: recording.keepsCredentials,
      secretHeaders: Set(secretHeaders.map { $0.lowercased() })
    )
    file = try HARFile(recording.path)
  }

  /// Handles an event from a page or a frame.
  func handle(_ event: BrowserEvent, in session: String, _ devTools: DevTools) {
    guard !isFinished, failure == nil else { return }
    func key(_ id: String) -> Key { Key(session: session, id: id) }
    switch event {
    case .requestSent(let request): begin(request, key(request.id))
    case .requestHeaders(let id, let headers): open[key(id)]?.entry.sentHeaders = headers.list
    case .responseHeaders(let id, let headers): open[key(id)]?.entry.receivedHeaders = headers.list
    case .responseReceived(let response): begin(response, key(response.id), devTools)
    case .received(let id, let data?): add(data, to: key(id))
    case .loadingFinished(let id): complete(key(id), devTools)
    case .loadingFailed(let id, _, let error):
      guard var failed = remove(key(id)) else { return }
      failed.entry.error = error
      failed.entry.body = failed.partialBody
      write(failed.entry)
    case .socketCreated(let id, let url): begin(socket: url, key(id))
    case .socketAccepted(let id, let headers): open[key(id)]?.entry.receivedHeaders = headers.list
    case .socketSent(let id, let frame): add(.socket(frame, isSent: true), to: key(id))
    case .socketReceived(let id, let frame): add(.socket(frame, isSent: false), to: key(id))
    case .eventReceived(let id, let event): add(.event(event), to: key(id))
    case .socketEnded(let id):
      guard var ended = open.removeValue(forKey: key(id)) else { return }
      ended.entry.messages.append(HAREntry.Message(time: HAREntry.now, content: .end))
      write(ended.entry)
    default: break
    }
  }

  /// Ends the recording. The file is complete once ``finished()`` returns.
  func finish() {
    guard !isFinished else { return }
    isFinished = true
    for (_, var entry) in open.sorted(by: { $0.value.number < $1.value.number }) {
      entry.entry.body = entry.partialBody
      write(entry.entry)
    }
    open = [:]
    completeIfDone()
  }

  /// Whether the recording has ended and everything has been written.
  var isComplete: Bool { isFinished && pendingBodies == 0 }

  /// Waits until the finished recording has been written.
  func finished() async {
    guard pendingBodies > 0 else { return }
    await withCheckedContinuation { waiters.append($0) }
  }

  /// Completes the recording without the responses whose content has not arrived.
  func giveUp() {
    pendingBodies = 0
    completeIfDone()
  }

  private func begin(_ request: SentRequest, _ key: Key) {
    if let redirect = request.redirect, var redirected = open.removeValue(forKey: key) {
      redirected.entry.response = redirect
      write(redirected.entry)
    }
    guard ["http://", "https://"].contains(where: { request.url.hasPrefix($0) }) else { return }
    lastNumber += 1
    open[key] = OpenEntry(
      number: lastNumber,
      entry: HAREntry(
        method: request.method,
        url: request.url,
        type: request.type.lowercased(),
        sentHeaders: request.headers.list,
        sent: request.postData
      )
    )
  }

  /// Records the beginning of a response. If a page can read a response chunk by chunk, the chunks are kept, because
  /// the browser discards them if the page stops reading.
  private func begin(_ response: DocumentResponse, _ key: Key, _ devTools: DevTools) {
    guard open[key] != nil else { return }
    open[key]?.entry.response = response
    guard PageTraffic.isStreamed(response.type) else { return }
    devTools.send(.streamResponse(key.id), in: key.session) { [weak self] answer in
      guard let self, let data = try? answer.get() else { return }
      add(data, to: key)
    }
  }

  /// Adds Base64 data to the part of a response that has arrived.
  private func add(_ data: String, to key: Key) {
    guard open[key] != nil, let data = Data(base64Encoded: data), isWithinLimit(data.count) else {
      return
    }
    open[key]?.part.append(data)
  }

  private func begin(socket url: String, _ key: Key) {
    lastNumber += 1
    let entry = HAREntry(method: "GET", url: url, type: "websocket")
    open[key] = OpenEntry(number: lastNumber, entry: entry)
  }

  private func add(_ content: HAREntry.Message.Content, to key: Key) {
    guard open[key] != nil, isWithinLimit(content.size) else { return }
    open[key]?.entry.messages.append(HAREntry.Message(time: HAREntry.now, content: content))
  }

  /// Counts data that is kept, and returns whether all of it fits within the limit.
  private func isWithinLimit(_ added: Int) -> Bool {
    guard size < Self.messageLimit else { return false }
    size += added
    guard size >= Self.messageLimit else { return true }
    onFailure("The recorded traffic is too large, so further messages are left out.")
    return false
  }

  /// Removes an entry whose response has ended, so that its chunks no longer count.
  private func remove(_ key: Key) -> OpenEntry? {
    guard let entry = open.removeValue(forKey: key) else { return nil }
    size -= entry.part.count
    return entry
  }

  private func complete(_ key: Key, _ devTools: DevTools) {
    guard var done = remove(key) else { return }
    guard done.entry.type != "eventsource" else { return write(done.entry) }
    pendingBodies += 1
    devTools.send(.getResponseBody(key.id), in: key.session) { [weak self] answer in
      guard let self, pendingBodies > 0 else { return }
      done.entry.body = (try? answer.get()) ?? done.partialBody
      write(done.entry)
      pendingBodies -= 1
      completeIfDone()
    }
  }

  private func write(_ entry: HAREntry) {
    guard failure == nil else { return }
    do { try file.append(entry.json(settings).text) } catch { fail(error) }
  }

  private func completeIfDone() {
    guard isFinished, pendingBodies == 0 else { return }
    if failure == nil {
      do { try file.commit() } catch { fail(error) }
    }
    let all = waiters
    waiters = []
    for waiter in all { waiter.resume() }
  }

  private func fail(_ error: any Error) {
    failure = "the traffic cannot be recorded: \(error)"
    file.abandon()
    onFailure("The traffic can no longer be recorded: \(error).")
  }

  private struct OpenEntry {
    var number: Int
    var entry: HAREntry
    /// The part of the response’s body that has arrived, if the page can read the response chunk by chunk.
    var part = Data()

    var partialBody: ResponseBody? { part.isEmpty ? nil : ResponseBody(part) }
  }
}
