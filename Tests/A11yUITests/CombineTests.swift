import Combine
import Testing

/// What `import Combine` gives, without SwiftUI.
@Suite("Combine")
struct CombineTests {
  private final class Counter: ObservableObject {
    @Published var count = 0
  }

  @Test("an object says that it will change, and its properties publish")
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

  @Test("subjects reach whoever listens")
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

  @Test("results, optionals and sequences publish, however often the package was built")
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
}
