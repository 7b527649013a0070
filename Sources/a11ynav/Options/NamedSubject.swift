// SPDX-License-Identifier: MIT

import A11yTranscripts
import A11yTree

/// Something to open, and what reports call it.
struct NamedSubject {
  let name: String
  let subject: Subject

  init(name: String, subject: Subject) {
    self.name = AddressMask.masked(text: name)
    self.subject = subject
  }
}
