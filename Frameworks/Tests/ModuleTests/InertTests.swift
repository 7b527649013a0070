// SPDX-License-Identifier: MIT

import CoreHaptics
import CoreLocation
import CoreMotion
import Testing
import UserNotifications
import os

@Suite("Modules that need a device have no effect and report this", .timeLimit(.minutes(30)))
struct InertTests {
  @Test("Permissions are not granted, and sensors and haptics are unavailable")
  func asking() async throws {
    let center = UNUserNotificationCenter.current()
    #expect(try await !center.requestAuthorization(options: [.alert, .sound]))
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    try await center.add(
      UNNotificationRequest(identifier: "tea", content: content, trigger: trigger)
    )
    #expect(content.title == "Tea")
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(!CMMotionManager().isDeviceMotionAvailable && !CMPedometer.isStepCountingAvailable())
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(CLLocationManager().authorizationStatus == .notDetermined)
    await #expect(throws: CLError(.geocodeFoundNoResult)) {
      try await CLGeocoder().geocodeAddressString("London")
    }
  }

  @Test("A lock protects its value, and a logger does not evaluate its messages")
  func system() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { count.withLock { $0 += 1 } } }
    }
    #expect(count.withLock { $0 } == 100)
    nonisolated(unsafe) let word = os_unfair_lock_t.allocate(capacity: 1)
    word.initialize(to: os_unfair_lock())
    nonisolated(unsafe) var sum = 0
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask {
          os_unfair_lock_lock(word)
          sum += 1
          os_unfair_lock_unlock(word)
        }
      }
    }
    #expect(sum == 100)
    #expect(os_unfair_lock_trylock(word) && !os_unfair_lock_trylock(word))
    word.deallocate()
    func unheard() -> Int {
      Issue.record("a value of a message was evaluated")
      return 0
    }
    Logger(subsystem: "test", category: "os").info("value \(unheard(), privacy: .public)")
    let poster = OSSignposter()
    let interval = poster.beginInterval("work")
    poster.endInterval("work", interval)
    #expect(poster.withIntervalSignpost("work") { 3 } == 3)
  }
}
