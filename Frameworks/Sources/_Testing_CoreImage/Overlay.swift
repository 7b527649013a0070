// SPDX-License-Identifier: MIT

// A file that imports both Testing and CoreImage imports this module, too: Swift's toolchain has it on Apple's
// systems only. There is nothing to add here.
