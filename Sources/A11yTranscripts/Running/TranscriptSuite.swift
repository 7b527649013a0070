// SPDX-License-Identifier: MIT

import A11yAudit
import A11yDocuments
import A11yNavigation
import A11ySession
import Foundation

/// The transcripts in a set of files and folders, which are run one after another.
///
/// ```swift
/// let suite = TranscriptSuite(["Examples"])
/// suite.run { result in print(result.path, result.outcome) }
/// ```
public struct TranscriptSuite: Sendable {
  /// The files and folders, as specified by the user.
  public var paths: [String]
  /// A string that the transcripts' paths must contain. Case is ignored.
  public var filter: String?
  /// A closure that receives the transcripts, sorted by path, and returns those to run, or `nil` to run all
  /// transcripts.
  public var selects: (@Sendable ([String]) -> [String])?
  /// The number of transcripts and documents to read in parallel.
  public var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// Whether differing speech is recorded.
  public var records = false
  /// The openers for the live sources that headers specify. The first opener that recognizes a header opens the source.
  public var openers: [any SourceOpener] = []
  /// A closure that creates, from an opened source, the screen on which an audit performs actions.
  public var screen: @MainActor @Sendable (OpenedSource) -> FreshScreen = { opened in
    FreshScreen(opened.source, readingOrder: opened.readingOrder)
  }
  /// A closure that receives each transcript's path, followed by a line for each decision of its session.
  public var trace: (@MainActor @Sendable (String) -> Void)?
  /// A closure that receives every utterance that is spoken in documents and live sources.
  public var onSpeech: (@MainActor @Sendable (Utterance) -> Void)?

  /// Creates a suite from files and folders. A folder contributes every file at any depth inside it whose name ends in
  /// `.a11y`.
  public init(_ paths: [String]) { self.paths = paths }

  /// Finds the transcripts and sorts them by path. A path that does not exist is an error.
  ///
  /// Hidden files and folders are skipped, and links to folders are not followed.
  public func files() -> (found: [String], missing: [TranscriptError]) {
    var found: [String] = []
    var missing: [TranscriptError] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        missing.append(TranscriptError(path, "the file or folder does not exist"))
        continue
      }
      guard isFolder.boolValue else {
        found.append(path)
        continue
      }
      let inside = Self.transcripts(in: path)
      if inside.isEmpty {
        missing.append(TranscriptError(path, "this folder contains no transcripts (*.a11y)"))
      }
      found += inside
    }
    var seen: Set<String> = []
    found = found.sorted().filter { seen.insert($0).inserted }
    if let filter = filter?.lowercased() {
      found = found.filter { $0.lowercased().contains(filter) }
    }
    return (found, missing)
  }

  private static func transcripts(in folder: String) -> [String] {
    var found: [String] = []
    var folders = [folder]
    while let next = folders.popLast() {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: next) else { continue }
      for name in names where !name.hasPrefix(".") {
        let path = next == "." ? name : (next as NSString).appendingPathComponent(name)
        let type =
          (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
        if type == .typeDirectory {
          folders.append(path)
        } else if name.hasSuffix(".a11y") {
          found.append(path)
        }
      }
    }
    return found
  }

  /// Runs every transcript and reports the results in the order of the transcripts' paths.
  ///
  /// Files are read and parsed by as many threads as ``jobs`` specifies. The sessions themselves take only microseconds
  /// and run one after another on the main actor, so the results do not depend on the number of threads.
  @MainActor
  public func run(_ onResult: (TranscriptResult) -> Void) {
    let (files, missing) = files()
    let found = selects?(files) ?? files
    for error in missing { onResult(TranscriptResult(path: error.path, outcome: .failed(error))) }
    let shelf = DocumentShelf()
    let openers = openers
    let line = ReadingLine(found, jobs: max(jobs, 1)) { path in
      Prepared(path, shelf, openers)
    }
    defer { for opener in openers { opener.close() } }
    for path in found {
      var result: TranscriptResult?
      let time = ContinuousClock().measure { result = play(line.next(), path) }
      result?.time = time
      result.map(onResult)
    }
  }

  @MainActor
  private func differences(
    _ transcript: Transcript,
    _ subject: Prepared.Subject
  ) throws -> [Passage] {
    switch subject {
    case .document(let document, let flow):
      let source = try CapturedTree(document)
      source.flow = flow
      return TranscriptPlayer(transcript, on: source, readingOrder: document.readingOrder)
        .differences(trace: trace, onSpeech: onSpeech)
    case .app(let name): return try AppRun(transcript, of: name, trace: trace).differences()
    case .live(let opener):
      do {
        let opened = try opener.open(transcript.subject)
        return TranscriptPlayer(
          transcript,
          on: opened.source,
          readingOrder: opened.readingOrder,
          reopen: { screen(try opener.open(transcript.subject)) }
        ).differences(trace: trace, onSpeech: onSpeech)
      } catch {
        throw transcript.error(error)
      }
    }
  }

  @MainActor
  private func play(_ prepared: Prepared, _ path: String) -> TranscriptResult {
    switch prepared.content {
    case .failure(let error):
      return TranscriptResult(path: path, transcript: prepared.transcript, outcome: .failed(error))
    case .success((let transcript, let subject)):
      do {
        trace?("# \(VisibleText.of(path))")
        let passages = try differences(transcript, subject)
        var outcome = TranscriptResult.Outcome.passed
        if !passages.isEmpty {
          outcome = records ? try transcript.record(passages) : .differs(passages)
        }
        return TranscriptResult(path: path, transcript: transcript, outcome: outcome)
      } catch {
        let error = error as? TranscriptError ?? TranscriptError(path, "\(error)")
        return TranscriptResult(path: path, transcript: transcript, outcome: .failed(error))
      }
    }
  }
}
