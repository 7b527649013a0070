@_exported import struct A11yUI.UTType
