// SPDX-License-Identifier: MIT

import A11yTree
import Foundation
import Synchronization

/// The host that the running code belongs to.
///
/// Code belongs to the host in whose turn it runs, or whose turn started its task. In a process that runs a single app,
/// code outside all turns and their tasks belongs to that app. In any other process, such as one in which tests run in
/// parallel, code outside all turns and their tasks does not belong to a host.
package enum CurrentHost {
  /// The host whose code created the task.
  @TaskLocal private static var ofTask: Inbox?

  /// The host of the app that the process runs, for code that was started by neither a turn nor a task.
  // This reference is not weak, because every cell retains its inbox, and weak references would make retaining it slow.
  private static let ofProcess = Mutex<Inbox?>(nil)

  /// The inbox for messages from the running code.
  package static var inbox: Inbox? { ofTask ?? ofProcess.withLock { $0 } }

  /// The language of the running code's session, if the session has its own language.
  package static var language: String? { inbox?.language }

  /// The device for which a test creates a view, before the view has a host.
  @TaskLocal private static var deviceOfTask: Device?

  /// The device of the app that the process runs.
  private static let deviceOfProcess = Mutex(Device.iPhone)

  /// The device on which the program of the running code runs.
  package static var device: Device {
    inbox?.device ?? deviceOfTask ?? deviceOfProcess.withLock { $0 }
  }

  /// Sets the device for the whole process.
  package static func use(_ device: Device) { deviceOfProcess.withLock { $0 = device } }

  /// Runs a closure on a device. Tasks that the closure creates run on the same device.
  package static func run<Result>(on device: Device, _ body: () -> Result) -> Result {
    $deviceOfTask.withValue(device, operation: body)
  }

  /// Runs a closure as code that belongs to a host.
  package static func run<Result>(in inbox: Inbox, _ body: () -> Result) -> Result {
    $ofTask.withValue(inbox, operation: body)
  }

  /// Makes a host the host of the whole process.
  package static func adopt(_ inbox: Inbox) { ofProcess.withLock { $0 = inbox } }

  /// Forgets a host that is being destroyed.
  package static func forget(_ inbox: Inbox) {
    ofProcess.withLock { if $0 === inbox { $0 = nil } }
  }
}

extension CurrentHost {
  /// The date and time for the running code. In virtual time, the value is the date at which virtual time began plus
  /// the virtual time that has passed since then.
  package static var date: Date { inbox?.clock.date ?? Date() }
}

extension ProgramClock {
  /// The program's date and time.
  package var date: Date {
    guard let origin else { return Date() }
    return origin.addingTimeInterval(Double(now) / 1e9)
  }
}
