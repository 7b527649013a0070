// SPDX-License-Identifier: MIT

import A11yTranscripts
import A11yTree

/// A subject to open, with its name in reports.
struct NamedSubject {
  let name: String
  let subject: Subject
  /// The page's path in its folder, if the command line specifies the whole folder.
  let path: String?

  init(name: String, subject: Subject, path: String? = nil) {
    self.name = AddressMask.masked(text: name)
    self.subject = subject
    self.path = path
  }
}
