// SPDX-License-Identifier: MIT

import A11yTree
import Foundation
import Synchronization

/// The host to which the running code belongs.
///
/// Code belongs to a host if the code runs in one of the host's turns or in a task that was started during one of these
/// turns. In a process that runs a single app, code outside turns and their tasks belongs to that app's host. In any
/// other process, such as one that runs tests in parallel, code outside turns and their tasks does not belong to a
/// host.
package enum CurrentHost {
  /// The host of the code that created the task.
  @TaskLocal private static var ofTask: Inbox?

  /// The host of the app that the process runs, for code that runs neither in a turn nor in a task.
  // This reference is not weak, because every cell retains its inbox, and weak references would make retaining it slow.
  private static let ofProcess = Mutex<Inbox?>(nil)

  /// The inbox that receives messages from the running code.
  package static var inbox: Inbox? { ofTask ?? ofProcess.withLock { $0 } }

  /// The language of the running code's session, if the session has its own language.
  package static var language: String? { inbox?.language }

  /// The device that a test specifies for a view that does not have a host yet.
  @TaskLocal private static var deviceOfTask: Device?

  /// The device of the app that the process runs.
  private static let deviceOfProcess = Mutex(Device.iPhone)

  /// The device for the running code's program.
  package static var device: Device {
    inbox?.device ?? deviceOfTask ?? deviceOfProcess.withLock { $0 }
  }

  /// Sets the device for the whole process.
  package static func use(_ device: Device) { deviceOfProcess.withLock { $0 = device } }

  /// Runs a closure as if on the given device. Tasks that the closure creates use the same device.
  package static func run<Result>(on device: Device, _ body: () -> Result) -> Result {
    $deviceOfTask.withValue(device, operation: body)
  }

  /// Runs a closure as code that belongs to a host.
  package static func run<Result>(in inbox: Inbox, _ body: () -> Result) -> Result {
    $ofTask.withValue(inbox, operation: body)
  }

  /// Sets the host for the whole process.
  package static func adopt(_ inbox: Inbox) { ofProcess.withLock { $0 = inbox } }

  /// Removes a host that is being destroyed.
  package static func forget(_ inbox: Inbox) {
    ofProcess.withLock { if $0 === inbox { $0 = nil } }
  }
}

extension CurrentHost {
  /// The current date and time for the running code. In virtual time, the value is the date at which virtual time began
  /// plus the elapsed virtual time.
  package static var date: Date { inbox?.clock.date ?? Date() }
}

extension ProgramClock {
  /// The program's date and time.
  package var date: Date {
    guard let origin else { return Date() }
    return origin.addingTimeInterval(Double(now) / 1e9)
  }
}
