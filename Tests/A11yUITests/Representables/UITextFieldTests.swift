// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@testable import A11yUI

/// A field that is wrapped in the usual way. The field's delegate writes to a binding, rejects digits, and ends editing
/// when the user presses Return.
private struct Field: UIViewRepresentable {
  @Binding var text: String
  var isFirst = false
  var log: Log

  @MainActor
  final class Coordinator: UITextFieldDelegate {
    let parent: Field
    init(_ parent: Field) { self.parent = parent }

    func textFieldDidBeginEditing(_ textField: UITextField) { parent.log("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { parent.log("end") }
    func textFieldDidChangeSelection(_ textField: UITextField) {
      parent.text = textField.text ?? ""
    }
    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      parent.log("\(range.location), \(range.length): \(string)")
      return !string.contains(where: \.isNumber)
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      parent.log(textField.isFirstResponder ? "return" : "return elsewhere")
      return textField.resignFirstResponder()
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField(frame: .zero)
    field.placeholder = "Town"
    field.delegate = context.coordinator
    if isFirst { field.becomeFirstResponder() }
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) { field.text = text }
}

private struct Notes: UIViewRepresentable {
  @Binding var text: String
  var isEditable = true

  @MainActor
  final class Coordinator: UITextViewDelegate {
    let parent: Notes
    init(_ parent: Notes) { self.parent = parent }
    func textViewDidChange(_ textView: UITextView) { parent.text = textView.text }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView(frame: .zero)
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    view.text = text
    view.isEditable = isEditable
  }
}

extension Log {
  fileprivate func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@MainActor @Suite("UIKit text fields, text views and search bars", .timeLimit(.minutes(30)))
struct UITextFieldTests {
  private struct Form: View {
    @State var town = "Oslo"
    @State var notes = "one"
    var isFirst = false
    let log: Log

    var body: some View {
      Button("Top") {}
      Field(text: $town, isFirst: isFirst, log: log)
      Notes(text: $notes)
      Text("\(town), \(notes)")
    }
  }

  @Test(
    "Users can type into a UIKit text field, and the field’s delegate is consulted and notified"
  )
  func types() throws {
    let log = Log()
    let view = HeardView { Form(log: log) }
    _ = view.heard()
    #expect(try view.run("next") == ["Town, Oslo, text field"])
    #expect(try view.press("space") == ["is editing"])
    #expect(try view.press("x") == ["x"])
    // Digits are rejected.
    _ = try view.press("7")
    #expect(try view.press("ctrl-shift-left t") == ["Oslox selected", "t"])
    #expect(log.take() == ["begin", "4, 0: x", "5, 0: 7", "0, 5: t"])
    _ = try view.press("enter")
    #expect(log.take() == ["return", "end"])
    #expect(try view.run("last") == ["t, one"])
  }

  @Test(
    "A UIKit text field can be edited immediately if it becomes first responder during its creation"
  )
  func first() throws {
    let log = Log()
    let view = HeardView { Form(isFirst: true, log: log) }
    #expect(view.heard().last == "Town, Oslo, text field, is editing")
    #expect(try view.press("backspace") == ["o"])
    #expect(log.take() == ["begin", "3, 1: "])
  }

  @Test("Users can type into a multi-line UIKit text view unless it is read-only")
  func lines() throws {
    let view = HeardView { Form(log: Log()) }
    #expect(try view.run("next", "next") == ["Town, Oslo, text field", "one, text field"])
    #expect(try view.press("space enter t w o").suffix(3) == ["t", "w", "o"])
    _ = try view.press("escape")
    #expect(try view.run("last") == ["Oslo, one two"])
    let fixed = HeardView { Notes(text: .constant("Read this"), isEditable: false) }
    #expect(fixed.heard() == ["Read this"])
  }

  @Test("A UIKit search bar notifies its delegate of typing and of the Search key")
  func search() throws {
    final class Searcher: UISearchBarDelegate {
      var log: [String] = []
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        log.append(searchText)
      }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        log.append("search \(searchBar.text ?? "")")
      }
    }
    struct Bar: UIViewRepresentable {
      let searcher: Searcher
      func makeUIView(context: Context) -> UISearchBar {
        let bar = UISearchBar(frame: .zero)
        bar.placeholder = "Find a garden"
        bar.delegate = searcher
        return bar
      }
      func updateUIView(_ bar: UISearchBar, context: Context) {}
    }
    let searcher = Searcher()
    let view = HeardView { Bar(searcher: searcher) }
    #expect(view.heard() == ["Find a garden, search field"])
    _ = try view.press("space a b enter")
    #expect(searcher.log == ["a", "ab", "search ab"])
  }
}
