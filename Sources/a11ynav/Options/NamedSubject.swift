// SPDX-License-Identifier: MIT

import A11yTranscripts
import A11yTree

/// A subject to open, with its name in reports.
struct NamedSubject {
  let name: String
  let subject: Subject

  init(name: String, subject: Subject) {
    self.name = AddressMask.masked(text: name)
    self.subject = subject
  }
}
