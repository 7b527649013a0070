// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Devices on which an app is tested", .needsExamples, .timeLimit(.minutes(30)))
struct DeviceCommandTests {
  private func mailbox(_ arguments: String..., in folder: URL? = nil) throws -> Program.Result {
    try Program.run(arguments, in: folder, program: Program.built("Mailbox").path)
  }

  @Test func `An option chooses the device of a preview`() throws {
    let phone = try mailbox("--preview", "Mailbox", "--keys", "right")
    #expect(phone.output == "Inbox, heading\n> press right\nAda, Engines, button, list start\n")
    let pad = try mailbox("--preview", "Mailbox", "--keys", "right", "--device", "ipad")
    #expect(pad.output == "Hide Sidebar, button\n> press right\nInbox, heading\n")
    let portrait = try mailbox("--preview", "Mailbox", "--keys", "", "--device", "ipad-portrait")
    #expect(portrait.output == "Show Sidebar, button\n")
  }

  @Test func `A Mac and its platform imply each other`() throws {
    func words(_ options: String...) throws -> String {
      try Program.run(
        ["--preview", "Mailbox", "--keys", "right"] + options,
        program: Program.built("Mailbox").path
      ).output
    }
    let mac = try words("--device", "mac")
    #expect(mac.contains("Hide Sidebar"))
    #expect(try words("--platform", "macos") == mac)
    #expect(try words("--device", "mac", "--platform", "ios") != mac)
    #expect(!(try words("--device", "iphone", "--platform", "macos")).contains("Hide Sidebar"))
  }

  @Test func `An unknown device is an error that lists the devices`() throws {
    let result = try mailbox("--keys", "right", "--device", "watch")
    #expect(result.status == 64)
    #expect(result.errors.contains("“watch” is not a device; choose one of iphone, "))
  }

  @Test func `Snapshots state their device, and run on the same device again`() throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let written = try mailbox(
      "--previews",
      "--snapshot",
      "out",
      "--device",
      "ipad",
      in: folder
    )
    #expect(written.errors == "1 of 1 previews written to out\n")
    let file = folder.path + "/out/Mailbox.a11y"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.hasPrefix("app: Mailbox\npreview: Mailbox\ndevice: ipad\ntechnology: voiceover\n"))
    let tested = try Program.run("test", file)
    #expect(tested.status == 0)
    try Data(text.replacing("device: ipad", with: "device: watch").utf8)
      .write(to: URL(fileURLWithPath: file))
    let refused = try Program.run("test", file)
    #expect(refused.status == 2)
    #expect((refused.output + refused.errors).contains("Mailbox.a11y:3:1: “watch” is not a device"))
  }

  @Test func `Options for comparing devices are checked`() throws {
    let folder = try Program.scratchFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let alone = try Program.run("previews", folder.path, "--devices", "all")
    #expect(alone.errors.contains("--devices needs --to"))
    let both = try Program.run(
      ["previews", folder.path, "--devices", "all", "--languages", "all", "--to", folder.path]
    )
    #expect(both.errors.contains("--languages and --devices cannot be combined."))
    let unknown = try Program.run(
      ["previews", folder.path, "--devices", "ipad,watch", "--to", folder.path]
    )
    #expect(unknown.errors.contains("--devices: “watch” is not a device"))
  }
}
