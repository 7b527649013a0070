// SPDX-License-Identifier: MIT

@_exported import struct A11yViewFeatures.UTType
