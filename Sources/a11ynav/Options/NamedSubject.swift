// SPDX-License-Identifier: MIT

import A11yTranscripts

/// Something to open, and what reports call it.
struct NamedSubject {
  var name: String
  var subject: Subject
}
