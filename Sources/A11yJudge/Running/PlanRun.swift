// SPDX-License-Identifier: MIT

import A11yATDriver
import A11yNavigation
import A11ySession
import A11yWeb

/// An object that runs the commands of plans, each on a separate page, and judges the resulting speech.
@MainActor
public final class PlanRun {
  private let settings: SessionSettings
  private let options: BrowserOptions
  private let pageOptions: PageOptions
  private var browser: HeardBrowser?

  /// Creates a run whose browser starts when the first command is run.
  public init(
    settings: SessionSettings,
    browser: BrowserOptions = BrowserOptions(),
    page: PageOptions = PageOptions()
  ) {
    self.settings = settings
    options = browser
    pageOptions = page
  }

  /// Closes the browser.
  public func end() { browser?.end() }

  /// Runs a plan's commands.
  ///
  /// - Parameter lowest: The lowest priority to judge.
  public func judge(_ plan: TestPlan, lowest: TestPlan.Priority) -> PlanResult {
    PlanResult(
      plan: plan.name,
      commands: plan.commands.map { command in
        var result = CommandResult(test: command.test, keys: command.keys)
        switch hear(command, of: plan) {
        case .failure(let problem): result.problem = problem.description
        case .success(let heard):
          result.heard = heard.map(\.utterance.text)
          let judge = FactJudge(heard: heard)
          result.judgments = command.assertions.filter { $0.priority <= lowest }.map {
            Judgment(assertion: $0, verdict: judge.judge($0.statement))
          }
        }
        return result
      }
    )
  }

  private func hear(
    _ command: TestPlan.Command,
    of plan: TestPlan
  ) -> Result<[Heard], TestPlan.Problem> {
    var chords: [KeyChord] = []
    for word in command.keys.split(separator: " ") {
      guard let pressed = Self.chords(for: String(word)) else {
        return .failure(TestPlan.Problem(description: "there is no key called “\(word)”"))
      }
      chords += pressed
    }
    do {
      let reader = try open(plan, command.setup)
      for setting in command.settings { try apply(setting, reader) }
      var heard: [Heard] = []
      reader.listen { record in
        guard case .speech(let utterance) = record.content else { return }
        let element = record.element.flatMap { reader.session?.tree[$0] }
        heard.append(Heard(utterance, at: element))
      }
      for chord in chords { try reader.press(chord) }
      return .success(heard)
    } catch {
      return .failure(TestPlan.Problem(description: "\(error)"))
    }
  }

  /// Returns the chords for a word in a command, or `nil` if the word does not name a key.
  ///
  /// Two letters that are not the name of a key, such as `ri`, are typed one after the other.
  nonisolated static func chords(for word: String) -> [KeyChord]? {
    if let chord = KeyChord(plan: word) { return [chord] }
    guard word.count == 2, word.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    return word.lowercased().compactMap { KeyChord(plan: String($0)) }
  }

  /// Opens the page and sets it up in the same way as the W3C's test harness.
  private func open(_ plan: TestPlan, _ setup: TestPlan.Setup?) throws -> ScreenReader {
    let reader = ScreenReader(settings: settings)
    let browser = HeardBrowser(reader, options, pageOptions, from: self.browser)
    self.browser = browser
    try browser.open()
    let address = plan.page.absoluteString
    try browser.drive { page async throws(DrivingProblem) in
      try await page.load(address)
      guard let setup else { return }
      _ = try await page.run(Self.button(setup), [], isAsync: false, limit: .seconds(5))
    }
    guard setup != nil else { return reader }
    try browser.drive { page async throws(DrivingProblem) in
      guard let button = try await page.find(".\(Self.buttonClass)").first else { return }
      try await page.click(button)
    }
    return reader
  }

  private static let buttonClass = "button-run-test-setup"

  /// Returns a script that adds a focused button to the page. Pressing the button runs the setup script once.
  private static func button(_ setup: TestPlan.Setup) -> String {
    """
    if (document.querySelector(".\(buttonClass)")) return;
    const button = document.createElement("button");
    button.className = "\(buttonClass)";
    button.textContent = "Run Test Setup";
    button.addEventListener("click", () => {
      button.disabled = true;
      (function(testPageDocument) {
        \(setup.script)
      })(document);
    });
    document.body.prepend(button);
    button.focus();
    """
  }

  /// Turns Quick Nav on or off as a command's settings require.
  private func apply(_ setting: String, _ reader: ScreenReader) throws {
    switch setting.lowercased() {
    case "quicknavon", "arrowquickkeynavon": try reader.setQuickNav(true)
    case "quicknavoff", "arrowquickkeynavoff": try reader.setQuickNav(false)
    case "singlequickkeynavon": try reader.setSingleKeyQuickNav(true)
    case "singlequickkeynavoff": try reader.setSingleKeyQuickNav(false)
    case "defaultmode": break
    default: throw TestPlan.Problem(description: "there is no setting called “\(setting)”")
    }
  }
}
