// SPDX-License-Identifier: MIT

import Dispatch

/// Where completion handlers are called, in order: not by the call that takes them, whose caller may not be ready.
let answers = DispatchQueue(label: "Intents")
