import A11yTree

extension States.Current {
  /// Reads a token of `aria-current`; ARIA has any unknown token count as `true`.
  init?(token: String) {
    if token.isEmpty || token == "false" { return nil }
    self = Self(rawValue: token) ?? .item
  }
}
