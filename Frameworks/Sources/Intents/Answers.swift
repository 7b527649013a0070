// SPDX-License-Identifier: MIT

import Dispatch

/// The queue on which completion handlers are called in order. The handlers are not called synchronously, because the
/// caller may not be ready for the result yet.
let answers = DispatchQueue(label: "Intents")
