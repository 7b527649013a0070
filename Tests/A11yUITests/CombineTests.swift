// SPDX-License-Identifier: MIT

import Combine
import Dispatch
import Foundation
import Synchronization
import Testing

/// The declarations from `import Combine`, without SwiftUI.
@Suite("The declarations of the Combine module", .timeLimit(.minutes(30)))
struct CombineTests {
  private final class Counter: ObservableObject {
    @Published var count = 0
  }

  @Test("An observable object announces its changes, and its properties publish their values")
  func published() {
    let counter = Counter()
    var heard: [String] = []
    let changes = counter.objectWillChange.sink {
      heard.append("will change from \(counter.count)")
    }
    let values = counter.$count.map { $0 * 10 }.sink { heard.append("\($0)") }
    counter.count = 2
    values.cancel()
    counter.count = 3
    changes.cancel()
    counter.count = 4
    #expect(heard == ["0", "will change from 0", "20", "will change from 2"])
  }

  @Test("A subject’s values reach a subscriber until the subscriber cancels")
  func subjects() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    var bag: Set<AnyCancellable> = []
    subject.filter { $0 > 1 }.removeDuplicates().sink { heard.append($0) }.store(in: &bag)
    for number in [1, 2, 2, 3] { subject.send(number) }
    bag.removeAll()
    subject.send(4)
    #expect(heard == [2, 3])
  }

  @Test("Results, optionals and sequences can be published")
  func valuesThatPublish() {
    struct Lost: Error {}
    var heard: [String] = []
    func hear(_ publisher: some Publisher<Int, Lost>) {
      _ = publisher.sink { completion in
        if case .failure = completion { heard.append("lost") } else { heard.append("finished") }
      } receiveValue: {
        heard.append("\($0)")
      }
    }
    let lost: Result<Int, Lost>.Publisher = Result<Int, Lost>.failure(Lost()).publisher
    let missing: Optional<Int>.Publisher = Int?.none.publisher
    hear(Result<Int, Lost>.success(1).publisher)
    hear(lost)
    hear(Int?(2).publisher.setFailureType(to: Lost.self))
    hear(missing.setFailureType(to: Lost.self))
    hear([3, 4].publisher.setFailureType(to: Lost.self))
    #expect(
      heard == ["1", "finished", "lost", "2", "finished", "finished", "3", "4", "finished"]
    )
  }

  @Test("Notifications are received by name and sender until the subscription is canceled")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    let (one, other) = (NSObject(), NSObject())
    var heard: [String] = []
    let all = center.publisher(for: name).sink { _ in heard.append("any") }
    let some = center.publisher(for: name, object: one).prefix(2).sink { _ in heard.append("one") }
    center.post(name: name, object: other)
    center.post(name: name, object: one)
    center.post(name: Notification.Name("other"), object: one)
    all.cancel()
    for _ in 0..<3 { center.post(name: name, object: one) }
    some.cancel()
    // The notification center determines the order in which the two subscribers are notified.
    #expect(heard.sorted() == ["any", "any", "one", "one"])
  }

  @Test("Values that are received on a queue arrive on that queue in order")
  func queues() async {
    let queue = DispatchQueue(label: "there")
    let here = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: here, value: true)
    var bag: Set<AnyCancellable> = []
    let heard = await withCheckedContinuation { done in
      [1, 2, 3].publisher.receive(on: queue)
        .map { $0 * (DispatchQueue.getSpecific(key: here) == true ? 10 : 1) }
        .collect()
        .sink { done.resume(returning: $0) }
        .store(in: &bag)
    }
    #expect(heard == [10, 20, 30])
  }

  @Test("A connected timer fires repeatedly until it is canceled")
  func timers() async {
    var bag: Set<AnyCancellable> = []
    let times = await withCheckedContinuation { done in
      Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
        .prefix(3)
        .collect()
        .sink { done.resume(returning: $0) }
        .store(in: &bag)
    }
    #expect(times.count == 3)
    #expect(times == times.sorted())
  }

  @Test("Scheduler time intervals are exact and clamped to the integer range")
  func distances() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(2).magnitude == 2_000_000_000)
    #expect(Stride.milliseconds(3) + .microseconds(4) == .nanoseconds(3_004_000))
    #expect(Stride.seconds(0.5) == .milliseconds(500))
    #expect(Stride.seconds(Int.max).magnitude == .max)
    #expect(Stride.seconds(-Double.infinity).magnitude == .min)
    let now = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000))
    #expect(now.advanced(by: .microseconds(5)).distance(to: now) == .microseconds(-5))
  }

  /// A subscriber that requests one value at a time.
  private final class Taker: Subscriber {
    typealias Input = (Int, Int)
    typealias Failure = Never
    var heard: [String] = []
    private(set) var subscription: (any Subscription)?
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: (Int, Int)) -> Subscribers.Demand {
      heard.append("\(input)")
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) { heard.append("over") }
  }

  @Test func `The latest values wait for demand and are sent once`() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let taker = Taker()
    left.combineLatest(right).subscribe(taker)
    left.send(1)
    right.send(2)
    right.send(3)
    #expect(taker.heard == [])
    taker.subscription?.request(.max(1))
    #expect(taker.heard == ["(1, 3)"])
    taker.subscription?.request(.max(1))
    #expect(taker.heard == ["(1, 3)"])
    left.send(4)
    #expect(taker.heard == ["(1, 3)", "(4, 3)"])
    left.send(completion: .finished)
    right.send(completion: .finished)
    #expect(taker.heard.last == "over")
  }

  @Test func `Publishers on two threads never call a subscriber at the same time`() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let inside = Mutex(0)
    let most = Mutex(0)
    let bag = left.combineLatest(right).sink { _ in
      let now = inside.withLock {
        $0 += 1
        return $0
      }
      most.withLock { $0 = max($0, now) }
      inside.withLock { $0 -= 1 }
    }
    nonisolated(unsafe) let sides = [left, right]
    DispatchQueue.concurrentPerform(iterations: 2) { side in
      for number in 0..<5_000 { sides[side].send(number) }
    }
    bag.cancel()
    #expect(most.withLock { $0 } == 1)
  }
}
