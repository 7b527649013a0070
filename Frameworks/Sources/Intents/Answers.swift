// SPDX-License-Identifier: MIT

import Dispatch

/// The serial queue that runs completion handlers. Completion handlers are not called synchronously, because the caller
/// may not be ready for the result yet.
let answers = DispatchQueue(label: "Intents")
