#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes an app with many previews, for timing `--previews --snapshot`.

    python3 Benchmarks/make-previews.py FOLDER [COUNT]
    cd FOLDER && swift build && time .build/debug/ManyPreviews --previews --snapshot Previews
"""

import pathlib
import sys

SCREEN = """
struct Screen{n}: View {{
  @State private var name = "Name {n}"
  @State private var isOn = {on}
  @State private var amount = {n}
  @Environment(\\.dismiss) private var dismiss

  var body: some View {{
    NavigationStack {{
      Form {{
        Section("Profile {n}") {{
          TextField("Name", text: $name)
          Toggle("Notifications", isOn: $isOn)
          Stepper("Amount \\(amount)", value: $amount, in: 0...1000)
        }}
        Section {{
          ForEach(0..<{rows}, id: \\.self) {{ row in
            LabeledContent("Row \\(row)", value: "Value \\(row * {n})")
          }}
        }} header: {{
          Text("Rows")
        }}
        Button("Save") {{ amount += 1 }}
      }}
      .navigationTitle("Screen {n}")
      .toolbar {{ Button("Done") {{ dismiss() }} }}
      .task {{ isOn.toggle() }}
    }}
  }}
}}

#Preview("Screen {n}") {{ Screen{n}() }}
"""


def main():
    folder = pathlib.Path(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 500
    sources = folder / "Sources" / "ManyPreviews"
    sources.mkdir(parents=True, exist_ok=True)
    root = pathlib.Path(__file__).resolve().parent.parent
    (folder / "Package.swift").write_text(f"""// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ManyPreviews",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "{root}")],
  targets: [
    .executableTarget(
      name: "ManyPreviews",
      dependencies: [.product(name: "SwiftUI", package: "{root.name}")]
    )
  ]
)
""")
    (sources / "Previews.swift").write_text(
        "import SwiftUI\n\n@main struct Previews { static func main() { Preview.main() } }\n"
    )
    for n in range(count):
        text = "import SwiftUI\n" + SCREEN.format(n=n, on=str(n % 2 == 0).lower(), rows=n % 12 + 1)
        (sources / f"Screen{n}.swift").write_text(text)


if __name__ == "__main__":
    main()
