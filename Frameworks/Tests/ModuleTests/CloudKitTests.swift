// SPDX-License-Identifier: MIT

import A11yViewTesting
import CloudKit
import CoreData
import Foundation
import SwiftUI
import Synchronization
import Testing

@MainActor
private final class NoteStore: ObservableObject {
  @Published var status = "Checking"
  @Published var notes: [String] = []
  private let database = CKContainer.default().privateCloudDatabase

  func check() {
    CKContainer.default().accountStatus { status, error in
      DispatchQueue.main.async {
        switch status {
        case .noAccount: self.status = "Sign in to iCloud"
        case .available: self.status = "Signed in"
        default: self.status = error?.localizedDescription ?? "Unknown"
        }
      }
    }
    // This text is replaced later, when the reply arrives.
    status = "Asking"
  }

  func load() async {
    let query = CKQuery(
      recordType: "Note",
      predicate: NSPredicate(format: "title BEGINSWITH %@", "a")
    )
    query.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    do {
      let (results, _) = try await database.records(matching: query, resultsLimit: 20)
      notes = results.compactMap { try? $0.1.get()["title"] as? String }
    } catch CKError.networkUnavailable, CKError.networkFailure {
      status = "Offline"
    } catch {
      status = error.localizedDescription
    }
  }

  func save() {
    let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "1"))
    record["title"] = "tea"
    let operation = CKModifyRecordsOperation(recordsToSave: [record])
    operation.savePolicy = .changedKeys
    operation.modifyRecordsResultBlock = { result in
      let words =
        if case .failure(let error as CKError) = result { "Not saved: \(error.code)" } else {
          "Saved"
        }
      Task { @MainActor in self.status = words }
    }
    database.add(operation)
  }
}

private struct NotesView: View {
  @StateObject private var store = NoteStore()
  var body: some View {
    Text(store.status).onAppear { store.check() }
    Button("Load") { Task { await store.load() } }
    Button("Save") { store.save() }
  }
}

@MainActor
@Suite("A user without an account", .timeLimit(.minutes(30)))
struct CloudKitTests {
  @Test func `An app asks for an account and shows why nothing is loaded or saved`() async throws {
    let session = try await Session(NotesView()).exhaustive(false)
    await session.settle()
    #expect(session.outline().joined().contains("Sign in to iCloud"))
    session.find("Load").activate()
    await session.settle()
    #expect(session.outline().joined().contains("No iCloud account is signed in."))
    session.find("Save").activate()
    await session.settle()
    #expect(session.outline().joined().contains("Not saved: notAuthenticated"))
  }

  @Test func `Each completion handler is called once with its error, on its own queue`() async {
    let (container, log) = (CKContainer(identifier: "iCloud.example"), Log())
    let database = container.database(with: .shared)
    let (id, query) = (CKRecord.ID(), CKQuery(recordType: "A", predicate: NSPredicate(value: true)))
    let share = CKShare(rootRecord: CKRecord(recordType: "A"))
    let calls: [(String, (@escaping @Sendable (any Error) -> Void) -> Void)] = [
      ("user", { end in container.fetchUserRecordID { end($1 ?? Missing()) } }),
      (
        "permission",
        { end in
          container.requestApplicationPermission(.userDiscoverability) { end($1 ?? Missing()) }
        }
      ),
      ("fetch", { end in database.fetch(withRecordID: id) { end($1 ?? Missing()) } }),
      ("save", { end in database.save(share) { end($1 ?? Missing()) } }),
      ("delete", { end in database.delete(withRecordID: id) { end($1 ?? Missing()) } }),
      ("perform", { end in database.perform(query, inZoneWith: nil) { end($1 ?? Missing()) } }),
      ("query", { end in database.fetch(withQuery: query) { end($0.failure ?? Missing()) } }),
      ("zones", { end in database.fetchAllRecordZones { end($1 ?? Missing()) } }),
      (
        "modify",
        { end in
          database.modifyRecords(saving: [share], deleting: [id]) { end($0.failure ?? Missing()) }
        }
      ),
      ("subscribe", { end in database.save(CKDatabaseSubscription()) { end($1 ?? Missing()) } }),
    ]
    for (name, call) in calls {
      call { error in
        let code = (error as? CKError)?.code
        log.add("\(name) \(code == .notAuthenticated && !Thread.isMainThread)")
      }
    }
    // Handlers are called in order, so all other handlers have been called before this handler.
    await withCheckedContinuation { done in
      container.accountStatus { status, error in
        log.add("status \(status == .noAccount && error == nil)")
        done.resume()
      }
    }
    #expect(log.entries == (calls.map(\.0) + ["status"]).map { "\($0) true" })
  }

  @Test
  func `Each operation finishes once with the error, even if it is cancelled or depends on others`()
    async
  {
    let log = Log()
    let query = CKQueryOperation(
      query: CKQuery(recordType: "A", predicate: NSPredicate(value: true))
    )
    query.recordMatchedBlock = { _, _ in log.add("matched") }
    query.queryResultBlock = {
      log.add("query \(($0.failure as? CKError)?.code == .notAuthenticated)")
    }
    query.queryCompletionBlock = { log.add("old \($0 == nil) \(($1 as? CKError)?.errorCode ?? 0)") }
    let fetch = CKFetchRecordsOperation(recordIDs: [CKRecord.ID()])
    fetch.fetchRecordsResultBlock = {
      log.add("fetch \(($0.failure as? CKError)?.code == .operationCancelled)")
    }
    fetch.addDependency(query)
    fetch.cancel()
    let queue = OperationQueue()
    for operation in [fetch, query] { queue.addOperation(operation) }
    await withCheckedContinuation { done in queue.addBarrierBlock { done.resume() } }
    #expect(log.entries.sorted() == ["fetch true", "old true 9", "query true"])
    #expect(query.isFinished && fetch.isFinished)
  }

  @Test func `A record stores its values and reports which of them have changed`() {
    let zone = CKRecordZone(zoneName: "Notes")
    let record = CKRecord(
      recordType: "Note",
      recordID: CKRecord.ID(recordName: "1", zoneID: zone.zoneID)
    )
    record["title"] = "tea"
    record["count"] = 3
    record["tags"] = ["a", "b"]
    record["owner"] = CKRecord.Reference(record: record, action: .deleteSelf)
    record.setValue(Date(timeIntervalSince1970: 0), forKey: "date")
    record["gone"] = "x" as CKRecordValue
    record["gone"] = nil
    record.encryptedValues["secret"] = "s" as String
    let title: String? = record["title"]
    #expect(title == "tea")
    #expect(record["title"] as? String == "tea")
    #expect(record["count"] as? Int == 3)
    #expect(record["tags"] as? [String] == ["a", "b"])
    #expect((record["owner"] as? CKRecord.Reference)?.recordID == record.recordID)
    #expect(record.value(forKey: "date") as? Date == Date(timeIntervalSince1970: 0))
    #expect(record["count"] as? String == nil)
    #expect(record.allKeys() == ["count", "date", "owner", "secret", "tags", "title"])
    #expect(record.changedKeys().contains("gone"))
    #expect(record.creationDate == nil)
    #expect(
      CKRecord.ID(recordName: "1", zoneID: CKRecordZone.ID(zoneName: "Notes")) == record.recordID
    )
    #expect(CKRecord.ID(recordName: "1") != record.recordID)
  }

  @Test func `A record’s identity is restored from an archive only if the archive is valid`()
    throws
  {
    let zone = CKRecordZone.ID(zoneName: "Notes", ownerName: "me")
    let record = CKRecord(
      recordType: "Note",
      recordID: CKRecord.ID(recordName: "1", zoneID: zone)
    )
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    record.encodeSystemFields(with: archiver)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let read = CKRecord(coder: reader)
    #expect(read?.recordType == "Note")
    #expect(read?.recordID == record.recordID)
    let empty = NSKeyedArchiver(requiringSecureCoding: true)
    empty.encode(1, forKey: "RecordType")
    empty.encode("Note" as NSString, forKey: "RecordName")
    empty.finishEncoding()
    #expect(CKRecord(coder: try NSKeyedUnarchiver(forReadingFrom: empty.encodedData)) == nil)
    let token = try? NSKeyedUnarchiver.unarchivedObject(
      ofClass: CKServerChangeToken.self,
      from: empty.encodedData
    )
    #expect(token == nil)
  }

  @Test func `A sync engine stores each change once, and cannot send or fetch`() async throws {
    final class Keeper: CKSyncEngineDelegate {
      func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async {}
      func nextRecordZoneChangeBatch(
        _ context: CKSyncEngine.SendChangesContext,
        syncEngine: CKSyncEngine
      ) async -> CKSyncEngine.RecordZoneChangeBatch? {
        let changes = syncEngine.state.pendingRecordZoneChanges.filter {
          context.options.scope.contains($0)
        }
        return await CKSyncEngine.RecordZoneChangeBatch(pendingChanges: changes) {
          CKRecord(recordType: "Note", recordID: $0)
        }
      }
    }
    let engine = CKSyncEngine(
      CKSyncEngine.Configuration(
        database: CKContainer.default().privateCloudDatabase,
        stateSerialization: nil,
        delegate: Keeper()
      )
    )
    let (first, second) = (CKRecord.ID(recordName: "1"), CKRecord.ID(recordName: "2"))
    let changes = [first, second, first].map { CKSyncEngine.PendingRecordZoneChange.saveRecord($0) }
    engine.state.add(pendingRecordZoneChanges: changes)
    #expect(engine.state.pendingRecordZoneChanges == [.saveRecord(first), .saveRecord(second)])
    await #expect(throws: CKError(.notAuthenticated)) { try await engine.sendChanges() }
    await #expect(throws: CKError(.notAuthenticated)) { try await engine.fetchChanges() }
    engine.state.remove(pendingRecordZoneChanges: [.saveRecord(first)])
    #expect(engine.state.pendingRecordZoneChanges == [.saveRecord(second)])
  }

  @Test func `A Core Data store cannot be shared and keeps the requested scope`()
    async
  {
    let options = NSPersistentCloudKitContainerOptions(containerIdentifier: "iCloud.example")
    #expect(options.databaseScope == .private)
    options.databaseScope = .shared
    #expect(options.databaseScope == .shared)
    let error = CKError(.networkFailure, userInfo: [CKErrorRetryAfterKey: 3.0])
    #expect(error.retryAfterSeconds == 3)
    #expect((error as NSError).domain == CKErrorDomain)
    #expect((error as NSError).code == CKError.networkFailure.rawValue)
    await #expect(throws: CKError(.notAuthenticated)) {
      try await CKContainer.default().userRecordID()
    }
  }
}

private struct Missing: Error {}

extension Result {
  fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}

/// The events that have been recorded, in order.
private final class Log: Sendable {
  private let state = Mutex<[String]>([])
  var entries: [String] { state.withLock { $0 } }
  func add(_ entry: String) { state.withLock { $0.append(entry) } }
}
