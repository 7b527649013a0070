// SPDX-License-Identifier: MIT

extension Catalogue {
  static let spanish = Catalogue(
    .spanish,
    words: [
      .button: "botón", .toggleButton: "botón conmutador", .popupButton: "botón desplegable",
      .popUpButton: "botón de menú desplegable", .backButton: "botón Atrás",
      .checkbox: "casilla de verificación", .radioButton: "botón de opción",
      .comboBox: "cuadro combinado", .menuItem: "ítem de menú", .treeItem: "ítem de árbol",
      .level: "nivel %1", .progressIndicator: "indicador de progreso",
      .levelIndicator: "indicador de nivel", .separator: "separador", .figure: "figura",
      .math: "fórmula", .switchButton: "botón de activación", .tab: "pestaña",
      .textField: "campo de texto", .secureTextField: "campo de texto seguro",
      .multilineTextField: "campo de texto multilínea", .searchField: "campo de búsqueda",
      .heading: "encabezado", .headingLevel: "encabezado nivel %1", .link: "enlace",
      .visitedLink: "enlace visitado", .adjustable: "ajustable", .image: "imagen",
      .colorWell: "selector de color", .term: "término", .definition: "definición",
      .bullet: "viñeta",

      .selected: "seleccionado", .dimmed: "atenuado", .isEditing: "editando", .on: "activado",
      .off: "desactivado", .mixed: "mixto", .checked: "marcado", .unchecked: "no marcado",
      .pressed: "pulsado", .notPressed: "no pulsado", .expanded: "expandido",
      .collapsed: "contraído", .busy: "ocupado", .required: "obligatorio",
      .invalidData: "datos no válidos", .invalidField: "campo no válido",
      .invalidGrammar: "error gramatical", .invalidSpelling: "error ortográfico",
      .current: "actual", .currentPage: "página actual", .currentStep: "paso actual",
      .currentLocation: "ubicación actual", .currentDate: "fecha actual",
      .currentTime: "hora actual", .sortUp: "orden ascendente", .sortDown: "orden descendente",
      .menuPopup: "menú desplegable", .listBoxPopup: "lista desplegable",
      .treePopup: "árbol desplegable", .gridPopup: "cuadrícula desplegable",
      .dialogPopup: "diálogo desplegable",

      .position: "%1 de %2", .row: "fila %1", .column: "columna %1",
      .rowHeader: "encabezado de fila", .columnHeader: "encabezado de columna",

      .list: "lista", .listStart: "inicio de la lista", .listEnd: "fin de la lista",
      .definitionList: "lista de definiciones",
      .definitionListStart: "inicio de la lista de definiciones",
      .definitionListEnd: "fin de la lista de definiciones", .table: "tabla",
      .tableStart: "inicio de la tabla", .tableEnd: "fin de la tabla",
      .landmark: "punto de referencia", .end: "fin", .formStart: "inicio del formulario",
      .banner: "banner", .complementary: "complementario",
      .contentInformation: "información del contenido", .form: "formulario", .main: "principal",
      .navigation: "navegación", .region: "región", .search: "búsqueda", .dialog: "diálogo",
      .alert: "alerta", .tabBar: "barra de pestañas", .tabPanel: "panel de pestaña", .menu: "menú",
      .menuBar: "barra de menús", .toolbar: "barra de herramientas", .article: "artículo",

      .toggleHint: "pulsa dos veces para cambiar el ajuste",
      .editHint: "pulsa dos veces para editar",
      .misspelledHint: "usa el rotor para acceder a las palabras mal escritas",
      .adjustHint: "desliza un dedo hacia arriba o hacia abajo para ajustar el valor",
      .pickerHint: "pulsa dos veces para activar el selector",
      .expandHint: "pulsa dos veces para expandir", .collapseHint: "pulsa dos veces para contraer",
      .actionsAvailable: "acciones disponibles", .moreContentAvailable: "más contenido disponible",

      .noMatchingItems: "ningún ítem coincide", .noActions: "sin acciones",
      .noMoreContent: "sin más contenido", .notInTable: "no en una tabla",
      .notFound: "%1 no se ha encontrado", .actionsMenu: "menú de acciones", .back: "atrás",
      .scannerMenu: "menú del escáner", .group: "grupo", .firstToLast: "de %1 a %2",
      .capital: "%1 mayúscula",
      .deleted: "%1 eliminado", .textSelected: "%1 seleccionado",
      .textUnselected: "%1 deseleccionado",
    ],
    phrases: [
      .rows: [.one: "%1 fila", .other: "%1 filas"],
      .columns: [.one: "%1 columna", .other: "%1 columnas"],
      .items: [.one: "%1 ítem", .other: "%1 ítems"],
      .characters: [.one: "%1 carácter", .other: "%1 caracteres"],
      .bullets: [.one: "viñeta", .other: "%1 viñetas"],
      .spansRows: [.one: "ocupa %1 fila", .other: "ocupa %1 filas"],
      .spansColumns: [.one: "ocupa %1 columna", .other: "ocupa %1 columnas"],
    ],
    dates: DateWords(
      months: [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
        "octubre", "noviembre", "diciembre",
      ],
      date: "%D de %M de %Y",
      month: "%M de %Y",
      week: "semana %W de %Y",
      joint: "%1, %2",
      time: .twentyFourHours
    )
  )
}
