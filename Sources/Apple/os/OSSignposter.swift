// SPDX-License-Identifier: MIT

import OSLog

/// Drops a signpost.
public func os_signpost(
  _ type: OSSignpostType,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}
