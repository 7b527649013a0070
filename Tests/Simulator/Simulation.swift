// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11ySpeech
import A11yTree

/// A session with random events, and the conditions that must be true for the session.
///
/// After each event:
/// - effects follow the protocol: a call is the last effect, and a closed source receives no call;
/// - each cursor and keyboard focus are on an element that exists, or nowhere;
/// - no turn stays open after its limit, and no deadline is missed;
/// - queues stay small;
/// - no change is lost: once a turn is over, the session's tree equals the source's.
///
/// At the end of a simulation, every command has been performed or dropped, every utterance has ended, and a repetition
/// of the same events has the same effects.
struct Simulation {
  /// A condition of the session that is not true.
  struct Violation: Error, CustomStringConvertible {
    var description: String
  }

  /// The events handled so far.
  private(set) var events: [SessionEvent] = []
  let setup: SessionCore.Setup
  private var core: SessionCore
  private var random: SimulationRandom
  private var source: SimulatedSource
  /// The items that the voice has received but not yet reported as ended.
  private var voice: [SpeechItem.ID] = []
  /// Whether the voice never reports an end.
  private let isVoiceDead: Bool
  private var spoken: Set<UInt64> = []
  private var digest = Digest()
  private var time: Duration = .zero
  /// The number of commands that were given, and the number that have begun.
  private var commands = (given: 0, begun: 0)

  private static let commands: [String] = [
    "next", "previous", "first", "last", "activate", "escape", "increment", "rotor next",
    "rotor up",
    "rotor down", "read from here", "read from top", "pause", "repeat", "describe", "actions",
    "spell",
    "find next headings", "tab", "shift-tab", "technology", "select", "restart", "scanner menu",
    "wait 1s",
    "list buttons", "press escape", "press enter", "press left", "press backspace", "press ctrl-v",
    "press a", "press z", "press :", "press /", "type word", "announce low Soon",
    "announce high Fire",
    "focus Item for voiceover", "set hints off", "set scanning auto", "set scanning manual",
    "explain",
    "select", "select", "select", "select", "scanner menu", "set tap always", "set groups off",
    "set groups on", "set tap-keys off", "set keyboard frequency", "set group-size 3",
    "technology switch-control",
    "help", "magic tap", "describe keyboard focus", "choose Item", "scroll down", "quick nav on",
  ]

  init(seed: UInt64) {
    random = SimulationRandom(seed: seed)
    var setup = SessionCore.Setup()
    setup.pacing =
      [
        Pacing.script, .scriptOnTheWall, .person(waitsForVoice: true),
        .person(waitsForVoice: false),
      ][random.number(below: 4)]
    setup.settings.technologies = [.voiceOver, .switchControl, .all][random.number(below: 3)]
    if random.chance(1, in: 4) { try? setup.settings.set("platform", to: "macos") }
    if random.chance(1, in: 3) { try? setup.settings.set("scanning", to: "auto") }
    if random.chance(1, in: 2) { try? setup.settings.set("tap", to: "always") }
    if random.chance(1, in: 2) {
      setup.settings.switchControl.words = try? WordList(Array("typed 3\ntypes 2\nthe 9\n".utf8))
    }
    setup.speaksNotices = random.chance(1, in: 2)
    isVoiceDead = random.chance(1, in: 8)
    self.setup = setup
    core = SessionCore(setup)
    source = SimulatedSource(&random, readingOrder: .source)
  }

  /// Runs an episode.
  ///
  /// - Returns: The number of events that were handled.
  mutating func run(events limit: Int) throws(Violation) -> Int {
    try handle(.start)
    while events.count < limit, !core.isFinished { try step() }
    try finish()
    return events.count
  }

  private var isRealTime: Bool {
    if case .person = setup.pacing { true } else { false }
  }

  private mutating func step() throws(Violation) {
    switch random.number(below: 20) {
    case 0...7: try handle(.command(command()))
    case 8...12: if !source.isClosed { try handle(.source(source.event(&random))) }
    case 13, 14:
      if voice.isEmpty || isVoiceDead { return }
      let place = random.chance(1, in: 8) ? random.number(below: voice.count) : 0
      try handle(.spoken(voice.remove(at: place), isHeard: !random.chance(1, in: 10)))
    case 15: try handle(.spoken(.init(rawValue: UInt64(random.number(below: 500))), isHeard: true))
    case 16...18: try passTime()
    default:
      switch random.number(below: 8) {
      case 0: try handle(.giveUp)
      case 1: try handle(.background(random.chance(1, in: 2)))
      case 2: try handle(.ask(.silence))
      case 3: try handle(.ask(.makeAllRows))
      case 4: try handle(.ask(.notify("Note.")))
      case 5: try handle(.wallTime)
      default: try handle(.ask(.settleSpeech))
      }
    }
  }

  /// Advances the time to the next deadline, by a short time, or by many seconds.
  private mutating func passTime() throws(Violation) {
    guard isRealTime else { return }
    let deadlines = [core.deadline, core.waitDeadline].compactMap(\.self)
    switch random.number(below: 4) {
    case 0: time += .milliseconds(random.number(below: 400))
    case 1 where random.chance(1, in: 4): time += .seconds(random.number(below: 40))
    default: time = max(time, deadlines.min() ?? time)
    }
    try handle(.time(time))
  }

  private mutating func command() -> SessionCommand {
    if random.chance(1, in: 30) {
      return .voiceOver(.moveTo(ElementID(index: UInt32(random.number(below: 30)))))
    }
    let text = Self.commands[random.number(below: Self.commands.count)]
    let parsed = try? CommandParser.parse(text, for: core.driven)
    return parsed ?? .voiceOver(.next)
  }

  /// Makes the core handle an event and all the events that follow from its effects.
  private mutating func handle(_ event: SessionEvent) throws(Violation) {
    var next: SessionEvent? = event
    while let event = next {
      next = nil
      if core.status != source.status {
        events.append(.status(source.status))
        _ = core.handle(.status(source.status))
      }
      events.append(event)
      if case .command = event { commands.given += 1 }
      let wasClosed = core.isSourceClosed
      let effects = core.handle(event)
      for (place, effect) in effects.enumerated() {
        digest.add(effect)
        switch effect {
        case .call(let call):
          guard place == effects.count - 1 else {
            throw Violation(description: "a call is not the last effect")
          }
          guard !wasClosed else { throw Violation(description: "a closed source is called") }
          let (reply, during) = source.reply(to: call, &random)
          next = .reply(reply, during: during)
        case .speak(let item):
          guard spoken.insert(item.id.rawValue).inserted else {
            throw Violation(description: "an item is spoken twice: \(item.id.rawValue)")
          }
          voice.append(item.id)
        case .record(let record, _):
          if case .command = record.content { commands.begun += 1 }
        case .cancelSpeech:
          // A canceled item may still be reported late.
          if random.chance(1, in: 2) { voice = [] }
        case .describeItems:
          if let list = core.describedItems { pendingItems.append(list) }
        default: break
        }
      }
      if next == nil, !pendingItems.isEmpty, core.accepts(.itemsDescribed(pendingItems[0])) {
        next = .itemsDescribed(pendingItems.removeFirst())
      }
    }
    try check()
  }

  private var pendingItems: [ItemList] = []

  private func check() throws(Violation) {
    if let violation = core.violation(at: time, source.isClosed ? nil : source.tree) {
      throw Violation(description: violation)
    }
    let ended = commands.begun + core.droppedCommands
    if core.isTurnOver, ended != commands.given {
      throw Violation(description: "of \(commands.given) commands, \(ended) were begun or dropped")
    }
  }

  /// Ends the session, and checks that every turn, command and utterance has ended.
  private mutating func finish() throws(Violation) {
    try handle(.giveUp)
    if isRealTime {
      for _ in 0..<200 {
        time += .seconds(60)
        try handle(.time(time))
        if let id = voice.first, !isVoiceDead {
          voice.removeFirst()
          try handle(.spoken(id, isHeard: true))
        }
      }
      if !core.isTurnOver { throw Violation(description: "a turn never ends") }
      if let left = core.unended { throw Violation(description: "never ended: \(left)") }
    }
    try handle(.close)
    var again = SessionCore(setup)
    var other = Digest()
    for event in events {
      for effect in again.handle(event) { other.add(effect) }
    }
    guard other == digest else {
      throw Violation(description: "the same events led to other effects")
    }
  }
}

/// A hash of a sequence of effects.
struct Digest: Equatable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  private var count = 0

  mutating func add(_ effect: SessionEffect) {
    count += 1
    switch effect {
    case .record(let record, _): add("\(record.content)\(record.time)")
    case .speak(let item): add("\(item.id.rawValue)")
    case .call(.request(let kind)): add("\(kind)")
    case .call(.focusDidSettle(let focus)): add("\(focus)")
    case .call(let call): add(String(describing: call).prefix(8))
    case .trace(_, let line): add(line)
    default: add("other")
    }
  }

  private mutating func add(_ text: some StringProtocol) {
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}
