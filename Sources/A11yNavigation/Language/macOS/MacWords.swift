// SPDX-License-Identifier: MIT

/// VoiceOver's words on the Mac that differ from those on the iPhone or that exist only on the Mac.
///
/// English words without a comment come from recordings of macOS 10.14 to 15.7. Words that do not occur in any
/// recording, and all words in other languages, are marked as unverified.
enum MacWords {
  /// Returns the words that VoiceOver uses on the Mac in a language.
  static func of(_ language: SpokenLanguage) -> [Word: String] {
    switch language {
    case .english: english
    case .german: german
    case .french: french
    case .spanish: spanish
    case .japanese: japanese
    case .simplifiedChinese: simplifiedChinese
    }
  }

  private static let english: [Word: String] = [
    .definitionList: "description list",
    .textField: "edit text", .secureTextField: "secure edit text",
    .multilineTextField: "edit text", .comboBox: "menu popup, combo box",
    .endOf: "end of %1", .rowOf: "Row %1 of %2", .columnOf: "column %1 of %2",
    .unknownRows: "minus 1 row", .sized: "%1 %2", .applicationStatus: "application status",
    .tooltip: "tooltip", .select: "select", .deselect: "deselect",
    .closingMenu: "Closing menu", .contentsSelected: "contents selected",
    .quickNavOn: "Quick nav on", .singleKeyQuickNavOn: "single-key quick nav on",
    .numberField: "incrementable edit text number field",
    .fileUploadButton: "file upload button", .summary: "summary, group",

    // Unverified
    .quickNavOff: "Quick nav off", .singleKeyQuickNavOff: "single-key quick nav off",
    .searchField: "search text field", .switchButton: "switch", .slider: "slider",
    .stepper: "stepper", .scrollBar: "scroll bar", .disclosureTriangle: "disclosure triangle",
    .datePicker: "date picker", .visitedLink: "visited, link", .opening: "%1 %2",
    .note: "note", .radioGroup: "radio group", .applicationLog: "application log",
    .applicationTimer: "application timer", .applicationMarquee: "application marquee",
    .webDialog: "web dialog", .listBox: "list box", .tree: "tree", .tabGroup: "tab group",
    .interacting: "In %1", .notInteracting: "Out of %1",
  ]

  // Unverified
  private static let german: [Word: String] = [
    .definitionList: "Beschreibungsliste",
    .textField: "Text bearbeiten", .secureTextField: "sicheren Text bearbeiten",
    .multilineTextField: "Text bearbeiten", .comboBox: "Einblendmenü, Kombinationsfeld",
    .endOf: "Ende von %1", .rowOf: "Zeile %1 von %2", .columnOf: "Spalte %1 von %2",
    .unknownRows: "unbekannte Anzahl Zeilen", .sized: "%1 %2",
    .applicationStatus: "Programmstatus", .tooltip: "Hilfetext", .select: "auswählen",
    .deselect: "Auswahl aufheben", .closingMenu: "Menü wird geschlossen",
    .contentsSelected: "Inhalt ausgewählt", .quickNavOn: "Schnellnavigation ein",
    .quickNavOff: "Schnellnavigation aus",
    .singleKeyQuickNavOn: "Schnellnavigation mit einzelnen Tasten ein",
    .singleKeyQuickNavOff: "Schnellnavigation mit einzelnen Tasten aus",
    .searchField: "Suchtextfeld", .switchButton: "Schalter", .slider: "Schieberegler",
    .stepper: "Schrittregler", .scrollBar: "Rollbalken",
    .disclosureTriangle: "Aufklappdreieck", .datePicker: "Datumsauswahl",
    .visitedLink: "besucht, Link", .opening: "%1 %2", .note: "Hinweis",
    .radioGroup: "Gruppe von Auswahltasten", .applicationLog: "Programmprotokoll",
    .applicationTimer: "Programmuhr", .applicationMarquee: "Programmlaufschrift",
    .webDialog: "Webdialog", .listBox: "Listenfeld", .tree: "Baum",
    .tabGroup: "Tabgruppe", .interacting: "In %1", .notInteracting: "Aus %1",
    .numberField: "einstellbar Text bearbeiten Zahlenfeld",
    .fileUploadButton: "Taste zum Hochladen einer Datei", .summary: "Zusammenfassung, Gruppe",
  ]

  // Unverified
  private static let french: [Word: String] = [
    .definitionList: "liste de descriptions",
    .textField: "modifier le texte", .secureTextField: "modifier le texte sécurisé",
    .multilineTextField: "modifier le texte", .comboBox: "menu local, zone de liste modifiable",
    .endOf: "fin de %1", .rowOf: "rangée %1 sur %2", .columnOf: "colonne %1 sur %2",
    .unknownRows: "nombre de rangées inconnu", .sized: "%1 %2",
    .applicationStatus: "état de l’application", .tooltip: "infobulle",
    .select: "sélectionner", .deselect: "désélectionner", .closingMenu: "Fermeture du menu",
    .contentsSelected: "contenu sélectionné", .quickNavOn: "Navigation rapide activée",
    .quickNavOff: "Navigation rapide désactivée",
    .singleKeyQuickNavOn: "navigation rapide à une touche activée",
    .singleKeyQuickNavOff: "navigation rapide à une touche désactivée",
    .searchField: "champ de recherche", .switchButton: "interrupteur", .slider: "curseur",
    .stepper: "incrémenteur", .scrollBar: "barre de défilement",
    .disclosureTriangle: "triangle d’affichage", .datePicker: "sélecteur de date",
    .visitedLink: "visité, lien", .opening: "%2 %1", .note: "note",
    .radioGroup: "groupe de boutons radio", .applicationLog: "journal de l’application",
    .applicationTimer: "minuteur de l’application",
    .applicationMarquee: "texte défilant de l’application",
    .webDialog: "zone de dialogue web", .listBox: "zone de liste", .tree: "arborescence",
    .tabGroup: "groupe d’onglets", .interacting: "Dans %1", .notInteracting: "Hors de %1",
    .numberField: "incrémentable modifier le texte champ numérique",
    .fileUploadButton: "bouton de téléversement de fichier", .summary: "résumé, groupe",
  ]

  // Unverified
  private static let spanish: [Word: String] = [
    .definitionList: "lista de descripciones",
    .textField: "editar texto", .secureTextField: "editar texto seguro",
    .multilineTextField: "editar texto", .comboBox: "menú emergente, cuadro combinado",
    .endOf: "fin de %1", .rowOf: "fila %1 de %2", .columnOf: "columna %1 de %2",
    .unknownRows: "número de filas desconocido", .sized: "%1 %2",
    .applicationStatus: "estado de la aplicación", .tooltip: "descripción emergente",
    .select: "seleccionar", .deselect: "anular selección", .closingMenu: "Cerrando menú",
    .contentsSelected: "contenido seleccionado", .quickNavOn: "Navegación rápida activada",
    .quickNavOff: "Navegación rápida desactivada",
    .singleKeyQuickNavOn: "navegación rápida de una tecla activada",
    .singleKeyQuickNavOff: "navegación rápida de una tecla desactivada",
    .searchField: "campo de búsqueda", .switchButton: "interruptor", .slider: "regulador",
    .stepper: "selector por pasos", .scrollBar: "barra de desplazamiento",
    .disclosureTriangle: "triángulo desplegable", .datePicker: "selector de fecha",
    .visitedLink: "visitado, enlace", .opening: "%2 %1", .note: "nota",
    .radioGroup: "grupo de botones de opción", .applicationLog: "registro de la aplicación",
    .applicationTimer: "temporizador de la aplicación",
    .applicationMarquee: "marquesina de la aplicación", .webDialog: "diálogo web",
    .listBox: "cuadro de lista", .tree: "árbol", .tabGroup: "grupo de pestañas",
    .interacting: "En %1", .notInteracting: "Fuera de %1",
    .numberField: "incrementable editar texto campo numérico",
    .fileUploadButton: "botón para subir un archivo", .summary: "resumen, grupo",
  ]

  // Unverified
  private static let japanese: [Word: String] = [
    .definitionList: "説明リスト",
    .textField: "テキストを編集", .secureTextField: "セキュアテキストを編集",
    .multilineTextField: "テキストを編集", .comboBox: "メニューポップアップ、コンボボックス",
    .endOf: "%1の末尾", .rowOf: "%2行中%1行目", .columnOf: "%2列中%1列目",
    .unknownRows: "行数不明", .sized: "%1 %2", .applicationStatus: "アプリケーションの状況",
    .tooltip: "ヘルプタグ", .select: "選択", .deselect: "選択解除",
    .closingMenu: "メニューを閉じています", .contentsSelected: "内容を選択中",
    .quickNavOn: "クイックナビオン", .quickNavOff: "クイックナビオフ",
    .singleKeyQuickNavOn: "単一キーのクイックナビオン",
    .singleKeyQuickNavOff: "単一キーのクイックナビオフ", .searchField: "検索テキストフィールド",
    .switchButton: "スイッチ", .slider: "スライダ", .stepper: "ステッパー",
    .scrollBar: "スクロールバー", .disclosureTriangle: "開閉用三角ボタン",
    .datePicker: "日付ピッカー", .visitedLink: "訪問済み、リンク", .opening: "%1 %2",
    .note: "メモ", .radioGroup: "ラジオグループ", .applicationLog: "アプリケーションログ",
    .applicationTimer: "アプリケーションタイマー",
    .applicationMarquee: "アプリケーションの流れる文字", .webDialog: "Webダイアログ",
    .listBox: "リストボックス", .tree: "ツリー", .tabGroup: "タブグループ",
    .interacting: "%1の中", .notInteracting: "%1の外",
    .numberField: "増減可能 テキストを編集 数値フィールド",
    .fileUploadButton: "ファイルアップロードボタン", .summary: "概要、グループ",
  ]

  // Unverified
  private static let simplifiedChinese: [Word: String] = [
    .definitionList: "描述列表",
    .textField: "编辑文本", .secureTextField: "编辑安全文本", .multilineTextField: "编辑文本",
    .comboBox: "弹出式菜单，组合框", .endOf: "%1结尾", .rowOf: "第%1行，共%2行",
    .columnOf: "第%1列，共%2列", .unknownRows: "行数未知", .sized: "%1 %2",
    .applicationStatus: "应用程序状态", .tooltip: "帮助标签", .select: "选择",
    .deselect: "取消选择", .closingMenu: "正在关闭菜单", .contentsSelected: "内容已选定",
    .quickNavOn: "快速导航打开", .quickNavOff: "快速导航关闭",
    .singleKeyQuickNavOn: "单键快速导航打开", .singleKeyQuickNavOff: "单键快速导航关闭",
    .searchField: "搜索文本栏", .switchButton: "开关", .slider: "滑块", .stepper: "步进器",
    .scrollBar: "滚动条", .disclosureTriangle: "展开三角形", .datePicker: "日期选择器",
    .visitedLink: "已访问，链接", .opening: "%1 %2", .note: "备注", .radioGroup: "单选按钮组",
    .applicationLog: "应用程序日志", .applicationTimer: "应用程序计时器",
    .applicationMarquee: "应用程序滚动文字", .webDialog: "网页对话框", .listBox: "列表框",
    .tree: "树", .tabGroup: "标签页组", .interacting: "在%1中", .notInteracting: "离开%1",
    .numberField: "可增减 编辑文本 数字栏", .fileUploadButton: "文件上传按钮",
    .summary: "摘要，群组",
  ]
}
