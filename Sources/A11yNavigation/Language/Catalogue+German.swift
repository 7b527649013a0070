// SPDX-License-Identifier: MIT

extension Catalogue {
  static let german = Catalogue(
    .german,
    words: [
      .button: "Taste", .toggleButton: "Umschalttaste", .popupButton: "Einblendtaste",
      .popUpButton: "Einblendmenütaste", .backButton: "Zurück, Taste", .checkbox: "Markierungsfeld",
      .radioButton: "Auswahltaste", .comboBox: "Kombinationsfeld", .menuItem: "Menüeintrag",
      .treeItem: "Strukturelement", .level: "Ebene %1", .progressIndicator: "Fortschrittsanzeige",
      .levelIndicator: "Pegelanzeige", .separator: "Trennlinie", .figure: "Abbildung",
      .math: "Formel", .switchButton: "Schalter", .tab: "Tab", .textField: "Textfeld",
      .secureTextField: "sicheres Textfeld", .multilineTextField: "mehrzeiliges Textfeld",
      .searchField: "Suchfeld", .heading: "Überschrift", .headingLevel: "Überschrift Ebene %1",
      .link: "Link", .visitedLink: "besuchter Link", .adjustable: "einstellbar", .image: "Bild",
      .colorWell: "Farbfeld", .term: "Begriff", .definition: "Definition",
      .bullet: "Aufzählungspunkt",

      .selected: "ausgewählt", .dimmed: "grau dargestellt", .isEditing: "wird bearbeitet",
      .on: "ein", .off: "aus", .mixed: "gemischt", .checked: "markiert",
      .unchecked: "nicht markiert", .pressed: "gedrückt", .notPressed: "nicht gedrückt",
      .expanded: "erweitert", .collapsed: "reduziert", .busy: "beschäftigt",
      .required: "erforderlich", .invalidData: "ungültige Daten", .invalidField: "ungültiges Feld",
      .invalidGrammar: "Grammatikfehler", .invalidSpelling: "Rechtschreibfehler",
      .current: "aktuell", .currentPage: "aktuelle Seite", .currentStep: "aktueller Schritt",
      .currentLocation: "aktueller Ort", .currentDate: "aktuelles Datum",
      .currentTime: "aktuelle Uhrzeit", .sortUp: "aufsteigend sortiert",
      .sortDown: "absteigend sortiert", .menuPopup: "Einblendmenü", .listBoxPopup: "Einblendliste",
      .treePopup: "eingeblendete Baumstruktur", .gridPopup: "eingeblendetes Raster",
      .dialogPopup: "eingeblendeter Dialog",

      .position: "%1 von %2", .row: "Zeile %1", .column: "Spalte %1",
      .rowHeader: "Zeilenüberschrift", .columnHeader: "Spaltenüberschrift",

      .list: "Liste", .listStart: "Anfang der Liste", .listEnd: "Ende der Liste",
      .definitionList: "Definitionsliste", .definitionListStart: "Anfang der Definitionsliste",
      .definitionListEnd: "Ende der Definitionsliste", .table: "Tabelle",
      .tableStart: "Anfang der Tabelle", .tableEnd: "Ende der Tabelle",
      .landmark: "Orientierungspunkt", .end: "Ende", .formStart: "Anfang des Formulars",
      .banner: "Banner", .complementary: "ergänzend", .contentInformation: "Inhaltsinformationen",
      .form: "Formular", .main: "Hauptbereich", .navigation: "Navigation", .region: "Bereich",
      .search: "Suche", .dialog: "Dialog", .alert: "Hinweis", .tabBar: "Tableiste",
      .tabPanel: "Tabbereich", .menu: "Menü", .menuBar: "Menüleiste", .toolbar: "Symbolleiste",
      .article: "Artikel",

      .toggleHint: "zum Umschalten doppeltippen", .editHint: "zum Bearbeiten doppeltippen",
      .misspelledHint: "Rechtschreibfehler sind über den Rotor erreichbar",
      .adjustHint: "zum Anpassen des Werts mit einem Finger nach oben oder unten streichen",
      .pickerHint: "zum Aktivieren der Auswahl doppeltippen",
      .expandHint: "zum Erweitern doppeltippen", .collapseHint: "zum Reduzieren doppeltippen",
      .actionsAvailable: "Aktionen verfügbar", .moreContentAvailable: "weitere Inhalte verfügbar",

      .noMatchingItems: "keine passenden Objekte", .noActions: "keine Aktionen",
      .noMoreContent: "keine weiteren Inhalte", .notInTable: "nicht in einer Tabelle",
      .notFound: "%1 nicht gefunden", .actionsMenu: "Aktionsmenü", .back: "zurück",
      .scannerMenu: "Scanner-Menü", .group: "Gruppe", .firstToLast: "%1 bis %2",
      .capital: "Großbuchstabe %1",
      .deleted: "%1 gelöscht", .textSelected: "%1 ausgewählt",
      .textUnselected: "%1 nicht mehr ausgewählt",
    ],
    phrases: [
      .rows: [.one: "%1 Zeile", .other: "%1 Zeilen"],
      .columns: [.one: "%1 Spalte", .other: "%1 Spalten"],
      .items: [.one: "%1 Objekt", .other: "%1 Objekte"],
      .characters: [.one: "%1 Zeichen", .other: "%1 Zeichen"],
      .bullets: [.one: "Punkt", .other: "%1 Punkte"],
      .spansRows: [.one: "umfasst %1 Zeile", .other: "umfasst %1 Zeilen"],
      .spansColumns: [.one: "umfasst %1 Spalte", .other: "umfasst %1 Spalten"],
    ],
    dates: DateWords(
      months: [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
        "Oktober", "November", "Dezember",
      ],
      date: "%D. %M %Y",
      month: "%M %Y",
      week: "Woche %W, %Y",
      joint: "%1, %2",
      time: .twentyFourHours
    )
  )
}
