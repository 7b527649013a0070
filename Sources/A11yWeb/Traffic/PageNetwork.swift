// SPDX-License-Identifier: MIT

import A11yOpening
import A11yTree

/// The handling of requests from a page and its windows. The request handling includes the headers added to the
/// requests, the recorded traffic that answers them, and the recording in which they are stored.
@MainActor
struct PageNetwork {
  /// The headers that are added to each request that the browser holds.
  var headers: [String: String] = [:]
  var replay: TrafficReplay?
  var recorder: TrafficRecorder?
  /// The entries to add to local storage.
  let storage: LocalStorageEntries

  /// Creates the request handling for a page.
  ///
  /// - Throws: `SubjectError` if the file of a recording cannot be created.
  init(
    headers: [String: String],
    storage state: StorageState? = nil,
    replaying traffic: RecordedTraffic?,
    recording: TrafficRecording?
  ) throws(SubjectError) {
    self.headers = headers
    storage = LocalStorageEntries(state)
    replay = traffic.map(TrafficReplay.init)
    guard let recording else { return }
    do {
      recorder = try TrafficRecorder(recording, secretHeaders: Set(headers.keys))
    } catch {
      throw SubjectError("the traffic cannot be recorded: \(error)", field: "record-traffic")
    }
  }

  /// Returns the command that answers or continues a request.
  func answer(to request: PausedRequest) -> BrowserCommand<Void> {
    if let replay { return replay.answer(to: request) }
    return .continueRequest(request.id, headers: request.headers(replacedBy: headers))
  }
}

/// A recording of the traffic between a page and its servers.
public struct TrafficRecording: Hashable, Sendable {
  /// The path of the HAR file.
  public var path: String
  /// Whether the recording includes cookies, credentials and the data that the page sends.
  public var keepsCredentials = false

  /// Creates a recording without credentials.
  public init(path: String) { self.path = path }
}
