// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import A11yWeb
import Testing

/// Tests for page changes that are difficult to detect. An unchanged page is not reread, so no change may be missed.
@MainActor
@Suite(.enabled(if: TestBrowser.isThere), .serialized, .timeLimit(.minutes(30)))
struct ChangeTests {
  /// The changes, each with the words of the changed element after the change.
  nonisolated static let changes: [(script: String, words: String)] = [
    ("it.value = 'Set'", "It, Set, text field"),
    ("it.setCustomValidity('Wrong')", "It, text field, invalid data"),
    ("it.disabled = true", "It, dimmed, text field"),
    ("it.placeholder = 'Hint'", "It, Hint, text field"),
    ("field.disabled = true", "It, dimmed, text field"),
    ("box.indeterminate = true", "Box, checkbox, mixed"),
    ("box.checked = true", "Box, checkbox, checked"),
    ("pick.selectedIndex = 1", "Pick, Second, pop up button"),
    ("own.internals.ariaChecked = 'true'", "Own, checkbox, checked"),
    ("shadow.firstChild.setAttribute('aria-label', 'Renamed')", "Renamed, button"),
    ("named.textContent = 'Elsewhere'", "Elsewhere, button"),
    ("document.styleSheets[0].insertRule('#shy { display: block !important }')", "Shy, button"),
    ("inner.contentDocument.body.firstChild.textContent = 'Inside'", "Inside, button"),
    ("history.pushState({}, '', '#there'); document.title = 'There'", "There"),
  ]

  @Test("Detecting changes to a web page", arguments: changes)
  func isNoticed(_ change: (script: String, words: String)) async throws {
    let walker = Walker(try await TestBrowser.open(html: Self.page(change.script)))
    #expect(!Self.reading(walker).contains(change.words))
    // In the meantime, no other event causes the page to be read.
    let heard = await walker.run("wait 3s")
    #expect(heard.contains(change.words) || Self.reading(walker).contains(change.words))
    walker.close()
  }

  private static func reading(_ walker: Walker) -> [String] {
    let tree = walker.session.base.tree
    guard let scope = tree.scope else { return [] }
    var words: [String] = []
    var place = tree.first(.stop, in: scope)
    while let id = place {
      words.append(VoiceOver.words(of: id, in: tree).text)
      place = tree.next(.stop, after: id, in: scope)
    }
    return words
  }

  /// Returns the page. A page with custom elements is always reread, so custom elements are included only for the
  /// changes that need them.
  private static func page(_ script: String) -> String {
    let usesParts = script.contains("own.") || script.contains("shadow.")
    return """
      <style>#shy { display: none }</style><h1>Changes</h1>
      <fieldset id=field><label>It <input id=it></label></fieldset>
      <label><input type=checkbox id=box>Box</label>
      <label>Pick <select id=pick><option>First<option>Second</select></label>
      <span id=named>Here</span>
      <button aria-labelledby=named>x</button><button id=shy>Shy</button>
      <iframe id=inner srcdoc="<button>Frame</button>"></iframe>\(usesParts ? parts : "")
      <script>setTimeout(() => { \(script) }, 2000)</script>
      """
  }

  private static let parts = """
    <own-box id=own></own-box><div id=host></div>
    <script>
    customElements.define('own-box', class extends HTMLElement {
      constructor() {
        super();
        this.internals = this.attachInternals();
        this.internals.role = 'checkbox';
        this.internals.ariaLabel = 'Own';
        this.internals.ariaChecked = 'false';
      }
    });
    own.tabIndex = 0;
    const shadow = host.attachShadow({ mode: 'closed' });
    shadow.innerHTML = '<button>Shadow</button>';
    </script>
    """
}
