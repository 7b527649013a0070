// SPDX-License-Identifier: MIT

/// Words that are meaningless when they are a link's entire text, in every language in which VoiceOver's own words are
/// available.
enum LonePronouns {
  /// Returns whether the name of a link or a button consists only of words that are meaningless on their own.
  static func contain(_ name: String, isLink: Bool) -> Bool {
    let words = name.lowercased().split { !$0.isLetter && $0 != "’" && $0 != "'" }
      .joined(separator: " ")
    return anywhere.contains(words) || isLink && ofLinks.contains(words)
  }

  /// Words that are meaningless both on a link and on a button.
  private static let anywhere: Set<String> = [
    "here", "click", "click here", "tap here", "press here",
    "hier", "hier klicken", "klicken", "klicken sie hier", "klick hier",
    "ici", "cliquez", "cliquez ici", "cliquer ici",
    "aquí", "clic aquí", "haz clic", "haz clic aquí", "haga clic aquí", "pulse aquí",
    "こちら", "ここ", "ここをクリック", "クリック", "こちらをクリック",
    "这里", "点击", "点击这里", "点这里", "此处", "点击此处",
  ]

  /// Words that are meaningless only on a link, because they are often used on buttons that show more of the same
  /// content.
  private static let ofLinks: Set<String> = [
    "this", "link", "more", "read more", "learn more", "see more", "details", "continue reading",
    "dies", "mehr", "mehr lesen", "weiterlesen", "mehr erfahren", "weitere informationen",
    "mehr dazu",
    "lien", "plus", "lire plus", "en savoir plus", "lire la suite", "voir plus",
    "enlace", "más", "leer más", "ver más", "saber más", "más información", "seguir leyendo",
    "詳細", "続きを読む", "もっと見る", "詳しくはこちら", "もっと読む",
    "更多", "阅读更多", "了解更多", "详情", "查看更多", "查看详情",
  ]
}
