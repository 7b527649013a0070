@_exported import struct A11yViewFeatures.UTType
