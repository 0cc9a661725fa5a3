extension Words {
    /// English, Spanish, Italian, Portuguese, Ukrainian, Arabic.
    static let table: [Word: [String]] = [
        .focus: ["focus", "foco", "fuoco", "foco", "фокус", "التركيز"],
        .tap: ["tap", "tocar", "tocca", "tocar", "торкнутися", "لمس"],
        .add: ["add", "añadir", "aggiungi", "adicionar", "додати", "إضافة"],
        .edit: ["edit", "editar", "modifica", "editar", "змінити", "تحرير"],
        .reload: ["reload", "recargar", "ricarica", "recarregar", "оновити", "تحديث"],
        .keys: ["keys", "teclas", "tasti", "teclas", "клавіші", "المفاتيح"],
        .quit: ["quit", "salir", "esci", "sair", "вийти", "إنهاء"],
        .choose: ["choose", "elegir", "scegli", "escolher", "вибрати", "اختيار"],
        .move: ["move", "mover", "sposta", "mover", "перемістити", "نقل"],
        .size: ["size", "tamaño", "dimensione", "tamanho", "розмір", "الحجم"],
        .configure: ["configure", "configurar", "configura", "configurar", "налаштувати", "إعداد"],
        .remove: ["remove", "quitar", "rimuovi", "remover", "вилучити", "إزالة"],
        .undo: ["undo", "deshacer", "annulla", "desfazer", "скасувати", "تراجع"],
        .done: ["done", "listo", "fine", "concluído", "готово", "تم"],
        .close: ["close", "cerrar", "chiudi", "fechar", "закрити", "إغلاق"],
        .search: ["search", "buscar", "cerca", "pesquisar", "шукати", "بحث"],
        .returnKey: ["Return", "Intro", "Invio", "Enter", "Enter", "Enter"],
        .escapeKey: ["Esc", "Esc", "Esc", "Esc", "Esc", "Esc"],
        .deleteKey: ["Delete", "Supr", "Canc", "Delete", "Delete", "Delete"],
        .arrowKeys: ["Arrows", "Flechas", "Frecce", "Setas", "Стрілки", "الأسهم"],
        .mouse: ["Mouse", "Ratón", "Mouse", "Rato", "Миша", "الفأرة"],

        .helpNext: [
            "next, previous control", "control siguiente, anterior", "controllo successivo, precedente",
            "controlo seguinte, anterior", "наступний, попередній елемент", "العنصر التالي والسابق",
        ],
        .helpArrows: [
            "the control over there", "el control en esa dirección", "il controllo in quella direzione",
            "o controlo nessa direção", "елемент у тому напрямку", "العنصر في ذلك الاتجاه",
        ],
        .helpTap: [
            "tap the focused control", "toca el control con foco", "tocca il controllo a fuoco",
            "toca no controlo em foco", "торкнутися елемента у фокусі", "لمس العنصر المحدد",
        ],
        .helpMouse: [
            "taps and hovers", "toca y señala", "tocca e indica", "toca e aponta", "торкається і вказує", "يلمس ويشير",
        ],
        .helpReload: [
            "reload all widgets", "recarga todos los widgets", "ricarica tutti i widget",
            "recarrega todos os widgets", "оновити всі віджети", "تحديث كل الودجات",
        ],
        .helpAdd: [
            "add a widget", "añade un widget", "aggiunge un widget", "adiciona um widget", "додати віджет",
            "إضافة ودجت",
        ],
        .helpEdit: [
            "move, resize, remove widgets", "mueve, redimensiona, quita widgets",
            "sposta, ridimensiona, rimuove widget",
            "move, redimensiona, remove widgets", "переміщення, розмір, вилучення", "نقل الودجات وتغيير حجمها وإزالتها",
        ],
        .helpScroll: ["scroll", "desplaza", "scorre", "desloca", "прокрутити", "تمرير"],
        .helpClose: ["close this", "cierra esto", "chiude questo", "fecha isto", "закрити це", "إغلاق هذا"],
        .helpQuit: ["quit", "sale", "esce", "sai", "вийти", "إنهاء"],
        .helpChoose: [
            "next, previous widget", "widget siguiente, anterior", "widget successivo, precedente",
            "widget seguinte, anterior", "наступний, попередній віджет", "الودجت التالي والسابق",
        ],
        .helpMove: [
            "move the widget; so does the mouse", "mueven el widget; también el ratón",
            "spostano il widget; anche il mouse",
            "movem o widget; o rato também", "рухають віджет; миша теж", "تنقل الودجت، والفأرة كذلك",
        ],
        .helpSize: [
            "another size", "otro tamaño", "un'altra dimensione", "outro tamanho", "інший розмір", "حجم آخر",
        ],
        .helpConfigure: [
            "what the widget shows", "lo que muestra el widget", "che cosa mostra il widget", "o que o widget mostra",
            "що показує віджет", "ما يعرضه الودجت",
        ],
        .helpRemove: [
            "remove the widget", "quita el widget", "rimuove il widget", "remove o widget", "вилучити віджет",
            "إزالة الودجت",
        ],
        .helpUndo: [
            "undo the last change", "deshace el último cambio", "annulla l'ultima modifica",
            "desfaz a última alteração",
            "скасувати останню зміну", "التراجع عن آخر تغيير",
        ],
        .helpDone: [
            "back to the widgets", "vuelve a los widgets", "torna ai widget", "volta aos widgets",
            "назад до віджетів", "العودة إلى الودجات",
        ],

        .addWidget: [
            "Add a widget", "Añadir un widget", "Aggiungi un widget", "Adicionar um widget", "Додати віджет",
            "إضافة ودجت",
        ],
        .editWidget: ["Edit “%”", "Editar «%»", "Modifica «%»", "Editar «%»", "Змінити «%»", "تحرير «%»"],
        .editing: ["editing", "edición", "modifica", "edição", "редагування", "تحرير"],
        .noWidgets: [
            "No widgets here yet", "Aún no hay widgets", "Ancora nessun widget", "Ainda não há widgets",
            "Тут ще немає віджетів", "لا توجد ودجات هنا بعد",
        ],
        .pressToAdd: [
            "Press a to choose one.", "Pulsa a para elegir uno.", "Premi a per sceglierne uno.",
            "Prima a para escolher um.", "Натисніть a, щоб вибрати.", "اضغط a لاختيار ودجت.",
        ],
        .noKinds: [
            "No extension has said what it offers.", "Ninguna extensión ha dicho qué ofrece.",
            "Nessuna estensione ha detto che cosa offre.", "Nenhuma extensão disse o que oferece.",
            "Жодне розширення не сказало, що пропонує.", "لم يعلن أي ملحق عما يقدمه.",
        ],
        .loading: ["Loading…", "Cargando…", "Caricamento…", "A carregar…", "Завантаження…", "جارٍ التحميل…"],
        .nothingFound: [
            "Nothing found", "No se encontró nada", "Nessun risultato", "Nada encontrado", "Нічого не знайдено",
            "لا توجد نتائج",
        ],
        .tooSmall: [
            "too small", "muy pequeño", "troppo piccolo", "muito pequeno", "замало місця", "المساحة صغيرة",
        ],
        .unavailable: [
            "Unavailable", "No disponible", "Non disponibile", "Indisponível", "Недоступний", "غير متوفر",
        ],
        .noValue: ["None", "Ninguno", "Nessuno", "Nenhum", "Немає", "بلا"],
        .on: ["on", "sí", "sì", "sim", "так", "تشغيل"],
        .off: ["off", "no", "no", "não", "ні", "إيقاف"],
        .asDefault: ["default", "predeterminado", "predefinito", "predefinição", "типово", "افتراضي"],
        .nothingToConfigure: [
            "This widget has nothing to configure.", "Este widget no tiene nada que configurar.",
            "Questo widget non ha nulla da configurare.", "Este widget não tem nada para configurar.",
            "У цьому віджеті нема чого налаштовувати.", "لا إعدادات لهذا الودجت.",
        ],

        .tapFailed: ["the tap", "el toque", "il tocco", "o toque", "дотик", "اللمسة"],
        .somethingFailed: ["% failed", "% falló", "% non riuscito", "% falhou", "% не вдалося", "تعذّر %"],
        .cannotLoad: ["cannot load", "no se carga", "non si carica", "não carrega", "не вантажиться", "تعذّر التحميل"],
        .cannotShow: ["cannot show", "no se muestra", "non si mostra", "não se mostra", "не показати", "تعذّر العرض"],
        .justNow: ["just now", "ahora", "adesso", "agora", "щойно", "الآن"],
        .minutesOld: ["% min old", "hace % min", "% min fa", "há % min", "% хв тому", "قبل % د"],
        .hoursOld: ["% h old", "hace % h", "% h fa", "há % h", "% год тому", "قبل % س"],
        .daysOld: ["% d old", "hace % d", "% g fa", "há % d", "% д тому", "قبل % ي"],

        .small: ["Small", "Pequeño", "Piccolo", "Pequeno", "Малий", "صغير"],
        .medium: ["Medium", "Mediano", "Medio", "Médio", "Середній", "متوسط"],
        .large: ["Large", "Grande", "Grande", "Grande", "Великий", "كبير"],
        .extraLarge: ["Extra large", "Muy grande", "Molto grande", "Muito grande", "Дуже великий", "كبير جدًا"],
        .circular: ["Circular", "Circular", "Circolare", "Circular", "Круглий", "دائري"],
        .rectangular: ["Rectangular", "Rectangular", "Rettangolare", "Retangular", "Прямокутний", "مستطيل"],
        .inline: ["Inline", "En línea", "In linea", "Em linha", "У рядку", "سطر"],
    ]
}
