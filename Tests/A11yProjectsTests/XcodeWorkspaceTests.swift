// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import A11yProjects

@Suite("Reading Xcode workspaces")
struct XcodeWorkspaceTests {
  private func workspace(_ content: String) -> String {
    "<?xml version=\"1.0\"?>\n<Workspace version = \"1.0\">\(content)</Workspace>"
  }

  @Test func `Locations are relative to the group, the workspace or the root`() throws {
    let folder = try ProjectFolder([
      "A.xcworkspace/contents.xcworkspacedata": workspace(
        """
        <FileRef location = "group:App/App.xcodeproj"></FileRef>
        <Group location = "container:Kits" name = "Kits">
          <FileRef location = "group:Kit/Kit.xcodeproj"/>
          <FileRef location = "container:Tools/Tools.xcodeproj"/>
        </Group>
        <FileRef location = "absolute:/opt/Other.xcodeproj"/><FileRef/><FileRef location = "nonsense"/>
        """
      )
    ])
    defer { folder.remove() }
    let read = try XcodeWorkspace(at: folder.url.appendingPathComponent("A.xcworkspace"))
    #expect(
      folder.paths(read.places).prefix(4) == [
        "App/App.xcodeproj", "Kits/Kit/Kit.xcodeproj", "Tools/Tools.xcodeproj",
        "/opt/Other.xcodeproj",
      ]
    )
  }

  @Test func `An app is built with targets in other projects, inside and outside the folder`()
    throws
  {
    let folder = try ProjectFolder([
      "App/App.xcworkspace/contents.xcworkspacedata": workspace(
        """
        <FileRef location = "group:App.xcodeproj"/><FileRef location = "group:../Kit/Kit.xcodeproj"/>
        <FileRef location = "group:../Pods/Pods.xcodeproj"/>
        """
      ),
      "App/App.xcodeproj/project.pbxproj": XcodeText.linking, "App/App.swift": "import Kit",
      "App/Tools/Tools.xcodeproj/project.pbxproj":
        XcodeText.single("Tools", "library.static", "Tool.swift"),
      "App/Tools/Tool.swift": "",
      "Kit/Kit.xcodeproj/project.pbxproj": XcodeText.single("Kit", "framework", "Kit.swift"),
      "Kit/Kit.swift": "",
      "Pods/Pods.xcodeproj/project.pbxproj": XcodeText.single("Pods", "framework", "Pod.swift"),
    ])
    defer { folder.remove() }
    let project = AppProject(
      in: folder.url.appendingPathComponent("App"),
      named: "App",
      targets: ["App"]
    )
    #expect(project.targets.map(\.name).sorted() == ["App", "Kit", "Tools"])
    #expect(project.targets.first { $0.name == "App" }?.dependencies == ["Kit", "Tools"])
    #expect(
      folder.paths(project.targets.flatMap(\.files)).sorted() == [
        "App/App.swift", "App/Tools/Tool.swift", "Kit/Kit.swift",
      ]
    )
    #expect(project.leftOut.isEmpty)
  }

  @Test(arguments: [
    "", "<Workspace>", "<plist></plist>", "\u{0}", "<Workspace></Group></Workspace>",
  ])
  func `A damaged workspace is reported as left out, and the projects are still read`(text: String)
    throws
  {
    let folder = try ProjectFolder([
      "Bad.xcworkspace/contents.xcworkspacedata": text,
      "App.xcodeproj/project.pbxproj": XcodeText.single("App", "application", "App.swift"),
      "App.swift": "",
    ])
    defer { folder.remove() }
    let project = AppProject(in: folder.url, named: "App")
    #expect(project.targets.map(\.name) == ["App"])
    #expect(project.leftOut.map(\.path) == ["Bad.xcworkspace"])
    #expect(
      project.leftOut.first?.reason.hasSuffix(
        "Bad.xcworkspace is damaged or not an Xcode workspace"
      )
        == true
    )
  }

  @Test func `A group may be empty, and a workspace may refer to itself`() throws {
    let folder = try ProjectFolder([
      "A.xcworkspace/contents.xcworkspacedata":
        workspace("<Group/><Group location = \"self:\"><FileRef location = \"self:\"/></Group>")
    ])
    defer { folder.remove() }
    #expect(throws: Never.self) {
      try XcodeWorkspace(at: folder.url.appendingPathComponent("A.xcworkspace"))
    }
  }
}
