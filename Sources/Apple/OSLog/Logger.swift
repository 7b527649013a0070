// SPDX-License-Identifier: MIT

@_exported import Foundation

/// Drops a message.
public func os_log(_ message: StaticString, _ args: any CVarArg...) {}
/// Drops a message.
public func os_log(
  _ message: StaticString,
  log: OSLog,
  type: OSLogType = .default,
  _ args: any CVarArg...
) {}
