// SPDX-License-Identifier: MIT

extension Catalogue {
  static let french = Catalogue(
    .french,
    words: [
      .button: "bouton", .toggleButton: "bouton bascule", .popupButton: "bouton contextuel",
      .popUpButton: "bouton de menu local", .backButton: "bouton de retour",
      .checkbox: "case à cocher", .radioButton: "bouton radio",
      .comboBox: "zone de liste modifiable", .menuItem: "élément de menu",
      .treeItem: "élément d’arborescence", .level: "niveau %1",
      .progressIndicator: "indicateur de progression", .levelIndicator: "indicateur de niveau",
      .separator: "séparateur", .figure: "figure", .math: "formule",
      .switchButton: "bouton à deux positions", .tab: "onglet", .textField: "champ de texte",
      .secureTextField: "champ de texte sécurisé", .multilineTextField: "champ de texte multiligne",
      .searchField: "champ de recherche", .heading: "en-tête", .headingLevel: "en-tête niveau %1",
      .link: "lien", .visitedLink: "lien visité", .adjustable: "ajustable", .image: "image",
      .colorWell: "cadre de couleur", .term: "terme", .definition: "définition", .bullet: "puce",

      .selected: "sélectionné", .dimmed: "estompé", .isEditing: "en cours de modification",
      .on: "activé", .off: "désactivé", .mixed: "mixte", .checked: "coché", .unchecked: "non coché",
      .pressed: "enfoncé", .notPressed: "non enfoncé", .expanded: "développé", .collapsed: "réduit",
      .busy: "occupé", .required: "obligatoire", .invalidData: "données non valides",
      .invalidField: "champ non valide", .invalidGrammar: "erreur de grammaire",
      .invalidSpelling: "faute d’orthographe", .current: "actuel", .currentPage: "page actuelle",
      .currentStep: "étape actuelle", .currentLocation: "emplacement actuel",
      .currentDate: "date actuelle", .currentTime: "heure actuelle", .sortUp: "tri croissant",
      .sortDown: "tri décroissant", .menuPopup: "menu contextuel",
      .listBoxPopup: "liste contextuelle", .treePopup: "arborescence contextuelle",
      .gridPopup: "grille contextuelle", .dialogPopup: "dialogue contextuel",

      .position: "%1 sur %2", .row: "rangée %1", .column: "colonne %1",
      .rowHeader: "en-tête de rangée", .columnHeader: "en-tête de colonne",

      .list: "liste", .listStart: "début de la liste", .listEnd: "fin de la liste",
      .definitionList: "liste de définitions",
      .definitionListStart: "début de la liste de définitions",
      .definitionListEnd: "fin de la liste de définitions", .table: "tableau",
      .tableStart: "début du tableau", .tableEnd: "fin du tableau", .landmark: "point de repère",
      .end: "fin", .formStart: "début du formulaire", .banner: "bannière",
      .complementary: "complémentaire", .contentInformation: "informations sur le contenu",
      .form: "formulaire", .main: "principal", .navigation: "navigation", .region: "région",
      .search: "recherche", .dialog: "dialogue", .alert: "alerte", .tabBar: "barre d’onglets",
      .tabPanel: "panneau d’onglet", .menu: "menu", .menuBar: "barre des menus",
      .toolbar: "barre d’outils", .article: "article",

      .toggleHint: "touchez deux fois pour changer de réglage",
      .editHint: "touchez deux fois pour modifier",
      .misspelledHint: "utilisez le rotor pour accéder aux mots mal orthographiés",
      .adjustHint: "balayez vers le haut ou vers le bas avec un doigt pour ajuster la valeur",
      .pickerHint: "touchez deux fois pour activer le sélecteur",
      .expandHint: "touchez deux fois pour développer",
      .collapseHint: "touchez deux fois pour réduire", .actionsAvailable: "actions disponibles",
      .moreContentAvailable: "contenu supplémentaire disponible",

      .noMatchingItems: "aucun élément correspondant", .noActions: "aucune action",
      .noMoreContent: "aucun contenu supplémentaire", .notInTable: "pas dans un tableau",
      .notFound: "%1 introuvable", .actionsMenu: "menu des actions", .back: "retour",
      .scannerMenu: "menu du balayage", .group: "groupe", .firstToLast: "de %1 à %2",
      .capital: "%1 majuscule",
      .deleted: "%1 supprimé", .textSelected: "%1 sélectionné",
      .textUnselected: "%1 désélectionné",
    ],
    phrases: [
      .rows: [.one: "%1 rangée", .other: "%1 rangées"],
      .columns: [.one: "%1 colonne", .other: "%1 colonnes"],
      .items: [.one: "%1 élément", .other: "%1 éléments"],
      .characters: [.one: "%1 caractère", .other: "%1 caractères"],
      .bullets: [.one: "puce", .other: "%1 puces"],
      .spansRows: [.one: "s’étend sur %1 rangée", .other: "s’étend sur %1 rangées"],
      .spansColumns: [.one: "s’étend sur %1 colonne", .other: "s’étend sur %1 colonnes"],
    ],
    dates: DateWords(
      months: [
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
        "octobre", "novembre", "décembre",
      ],
      date: "%D %M %Y",
      month: "%M %Y",
      week: "semaine %W, %Y",
      joint: "%1, %2",
      time: .twentyFourHours,
      firstDay: "1er"
    )
  )
}
