// SPDX-License-Identifier: MIT

import A11yViewTesting
import Foundation
import Intents
import SwiftUI
import Synchronization
import Testing

private final class OrderIntent: INIntent, @unchecked Sendable {
  // The property is set before the intent is donated.
  var soup: INObject?
}

private final class CallHandler: NSObject, INStartCallIntentHandling {
  func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
    INStartCallIntentResponse(
      code: .continueInApp,
      userActivity: NSUserActivity(activityType: "call")
    )
  }
}

private struct SiriView: View {
  @State private var words: [String] = []
  var body: some View {
    Button("Use Siri") {
      INPreferences.requestSiriAuthorization { status in
        DispatchQueue.main.async { words.append(status == .authorized ? "Say it" : "No Siri") }
      }
    }
    Button("Order") {
      let intent = OrderIntent()
      intent.soup = INObject(identifier: "1", display: "Soup of the day")
      intent.suggestedInvocationPhrase = "Order soup"
      INInteraction(intent: intent, response: nil).donate { error in
        DispatchQueue.main.async { words.append(error == nil ? "Ordered" : "Failed") }
      }
      if let shortcut = INShortcut(intent: intent) {
        INVoiceShortcutCenter.shared.setShortcutSuggestions([shortcut])
      }
    }
    Button("Shortcuts") {
      Task {
        let all = try? await INVoiceShortcutCenter.shared.allVoiceShortcuts()
        words.append("\(all?.count ?? -1) shortcuts")
      }
    }
    Text(words.joined(separator: ", "))
  }
}

@MainActor
@Suite("A device without Siri", .timeLimit(.minutes(30)))
struct IntentsTests {
  @Test func `Siri is denied, donations succeed, and there are no shortcuts`() async throws {
    let session = try await Session(SiriView()).exhaustive(false)
    for button in ["Use Siri", "Order", "Shortcuts"] {
      session.find(button).activate()
      await session.settle()
    }
    #expect(session.outline().joined().contains("No Siri, Ordered, 0 shortcuts"))
    #expect(INPreferences.siriAuthorizationStatus() == .denied)
  }

  @Test func `Each completion handler is called once, on its own queue`() async throws {
    let log = Mutex<[String]>([])
    let add = { @Sendable (entry: String) in
      log.withLock { $0.append(Thread.isMainThread ? "\(entry) on the main thread" : entry) }
    }
    let activity = NSUserActivity(activityType: "order")
    INInteraction.deleteAll { add("delete \($0 == nil)") }
    INInteraction.delete(with: "group") { add("group \($0 == nil)") }
    INVoiceShortcutCenter.shared.getAllVoiceShortcuts { add("all \($0?.count ?? -1) \($1 == nil)") }
    INVoiceShortcutCenter.shared.getVoiceShortcut(with: UUID()) {
      add("one \($0 == nil) \(($1 as? INIntentError)?.code == .voiceShortcutGetFailed)")
    }
    INRelevantShortcutStore.default.setRelevantShortcuts([
      INRelevantShortcut(shortcut: INShortcut(userActivity: activity))
    ]) { add("relevant \($0 == nil)") }
    await withCheckedContinuation { done in
      INFocusStatusCenter.default.requestAuthorization { status in
        add("focus \(status == .denied)")
        done.resume()
      }
    }
    #expect(
      log.withLock { $0 } == [
        "delete true", "group true", "all 0 true", "one true true", "relevant true", "focus true",
      ]
    )
    try await INInteraction(intent: OrderIntent(), response: nil).donate()
  }

  @Test func `People, media, messages and intent responses store their values`()
    async
  {
    var name = PersonNameComponents()
    name.givenName = "Ada"
    name.familyName = "Lovelace"
    let person = INPerson(
      personHandle: INPersonHandle(value: "ada@example.org", type: .emailAddress),
      nameComponents: name,
      displayName: nil,
      image: INImage(named: "ada"),
      contactIdentifier: nil,
      customIdentifier: "ada"
    )
    #expect(person.displayName == "Ada Lovelace")
    let message = INSendMessageIntent(
      recipients: [person],
      outgoingMessageType: .outgoingMessageText,
      content: "Hello",
      speakableGroupName: INSpeakableString(spokenPhrase: "Friends"),
      conversationIdentifier: nil,
      serviceName: nil,
      sender: nil
    )
    #expect(message.recipients?.first?.displayName == "Ada Lovelace")
    #expect(message.speakableGroupName?.spokenPhrase == "Friends")
    let media = INPlayMediaIntent(
      mediaItems: [INMediaItem(identifier: "1", title: "A", type: .song, artwork: nil)],
      playShuffled: true
    )
    #expect(media.mediaItems?.first?.title == "A" && media.playbackRepeatMode == .unknown)
    let call = INStartCallIntent(
      callRecordFilter: nil,
      callRecordToCallBack: nil,
      audioRoute: .unknown,
      destinationType: .normal,
      contacts: [person],
      callCapability: .audioCall
    )
    let response = await CallHandler().handle(intent: call)
    #expect(response.code == .continueInApp && response.userActivity?.activityType == "call")
    #expect(
      INObjectCollection(items: [INObject(identifier: nil, display: "x")]).allItems.count == 1
    )
    _ = INPersonResolutionResult.success(with: person)
    _ = INStringResolutionResult.needsValue()
  }
}
