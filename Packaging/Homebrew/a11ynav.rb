# SPDX-License-Identifier: MIT
# Untested, because a11ynav has never been compiled on a Mac. `make release RELEASE_URL=…` fills in
# the address and the checksum.
class A11ynav < Formula
  desc "Hear and test a user interface as VoiceOver and Switch Control users do"
  homepage "@HOMEPAGE@"
  url "@URL@"
  sha256 "@SHA256@"
  license "MIT"

  depends_on xcode: ["26.0", :build]
  depends_on "pkgconf" => :build
  depends_on "espeak-ng"
  depends_on "libyaml"
  depends_on "expat"
  uses_from_macos "python" => :build

  def install
    system "make", "install", "PREFIX=#{prefix}", "SWIFT=swift"
  end

  test do
    (testpath/"page.aria.yaml").write "- heading \"Shop\" [level=1]\n"
    assert_equal "Shop, heading level 1\n", shell_output("#{bin}/a11ynav read page.aria.yaml 2>/dev/null")
  end
end
