/// <reference path="./reactAriaTexts.d.ts" />
import reactAriaTexts from 'react-aria-components/i18n/ar-AE'
import { count } from '../text/numbers'
import type { Texts } from './installCatalogue'
import type { LibraryCatalogue } from './LibraryCatalogue'
import { pluralsOf } from './pluralsOf'

// Machine-made: a person who speaks Arabic has not read it yet (docs/languages.md).

/** Chooses the form of a text for a number, by the rules of Arabic. */
export const plural = pluralsOf('ar', ['zero', 'one', 'two', 'few', 'many'])

/** An amount of rows after a preposition or a noun, where the dual ends in -ين. */
const rows = (of: number) =>
  plural(of, {
    zero: 'لا صفوف',
    one: 'صف واحد',
    two: 'صفّين',
    few: '# صفوف',
    many: '# صفًا',
    other: '# صف',
  })

/** An amount of rows that begins a sentence or is its subject. */
const rowsAlone = (of: number) => (of === 2 ? 'صفّان' : rows(of))

const characters = (amount: number) =>
  plural(amount, {
    zero: '# حرف',
    one: 'حرف واحد',
    two: 'حرفان',
    few: '# أحرف',
    many: '# حرفًا',
    other: '# حرف',
  })

/** The texts of react-aria-components in this language. */
export const reactAria: Texts = reactAriaTexts

/** The texts of the library in Arabic. */
export const ar: LibraryCatalogue = {
  bulk: {
    names: 'الصفوف المحددة',
    results: 'النتائج',
    progress: (settled, of) => `${count(settled)} من ${count(of)}`,
    stop: 'إيقاف',
    resume: 'استئناف',
    drop: (left) => `التخلي عن ${rows(left)}`,
    done: 'تم',
    seeRecord: 'عرض السجل (علامة تبويب جديدة)',
    asksToWait: 'يحتاج الخادم إلى لحظة. سيستمر الباقي تلقائيًا.',
    paused: {
      stopped: 'تم الإيقاف. لن يُرسل شيء آخر.',
      network: 'انقطع الاتصال. استأنف للتحقق من الأخير ومتابعة الباقي.',
      session: 'انتهت جلستك. استأنف للمتابعة.',
    },
    statuses: {
      waiting: 'لم يُحاوَل بعد',
      sending: 'جارٍ الإرسال',
      unknown: 'لا إجابة',
      done: 'تم',
      elsewhere: 'عالجه شخص آخر من قبل',
      failed: 'مرفوض',
    },
  },
  caseQueue: { refused: 'لم يُحفظ' },
  caseView: {
    previous: 'السابق',
    next: 'التالي',
    position: (at, total) => `${count(at)} من ${count(total)}`,
    notSaved: 'لم يُحفظ قرارك. قرّر من جديد.',
    skip: 'تخطٍّ',
    skipped: (name) => `جرى تخطي ${name}.`,
    allKeys: 'جميع المفاتيح',
  },
  chart: {
    table: 'جدول',
    download: 'تنزيل CSV',
    actionOf: (action, chart) => `${action}: ${chart}`,
    value: (series, amount) => `${series} ${amount}`,
    point: (name, values) => `${name}: ${values.join('، ')}`,
  },
  comboBox: { noneFound: 'لا يوجد خيار مطابق' },
  commandMenu: {
    results: (items) =>
      plural(items, {
        zero: 'لا نتائج',
        one: 'نتيجة واحدة',
        two: 'نتيجتان',
        few: '# نتائج',
        many: '# نتيجة',
        other: '# نتيجة',
      }),
    searching: 'جارٍ البحث',
    noResults: (typed) => `لا نتائج عن «\u2068${typed}\u2069».`,
    select: 'تحديد',
    open: 'فتح',
    close: 'إغلاق',
    actions: 'الإجراءات',
    back: 'رجوع',
    searchActions: 'ابحث في الإجراءات',
  },
  common: {
    confirm: 'تأكيد',
    cancel: 'إلغاء',
    close: 'إغلاق',
    choose: 'اختيار',
    tryAgain: 'إعادة المحاولة',
    clearFilters: 'مسح عوامل التصفية',
    loading: 'جارٍ التحميل',
    working: 'جارٍ العمل',
    stillWorking: 'العمل ما زال جاريًا',
    mayClose: 'يمكنك إغلاق هذا. سيستمر العمل، وسنخبرك عند انتهائه.',
    tryAgainIn: (time) => `يمكنك إعادة المحاولة بعد ${time}.`,
    noData: 'لا توجد بيانات',
    actions: 'الإجراءات',
    actionsFor: (name) => `إجراءات ${name}`,
    breadcrumb: 'مسار التنقل',
    showNew: (amount) => `عرض الجديد (${count(amount)})`,
    updatedRetrying: (time) => `آخر تحديث ${time}، تُعاد المحاولة`,
    neverLoaded: 'غير متوفر بعد',
    success: 'نجاح',
    error: 'خطأ',
    info: 'ملاحظة',
    times: (amount) => `عدد المرات: ${amount}`,
    showPassword: 'إظهار كلمة المرور',
    hidePassword: 'إخفاء كلمة المرور',
    passwordShown: 'كلمة المرور ظاهرة',
    passwordHidden: 'كلمة المرور مخفية',
    characterLimit: (limit) => `الحد الأقصى: ${characters(limit)}`,
    characterCount: (used, limit) => `${count(used)} من ${count(limit)}`,
    charactersLeft: (left) => `المتبقي: ${characters(left)}`,
    charactersOver: (over) => `الزائد: ${characters(over)}`,
    clearField: (label) => `مسح ${label}`,
    copied: 'تم النسخ',
    copyFailed: 'تعذّر النسخ',
    needHelp: 'هل تحتاج إلى مساعدة؟',
    unnamedUser: 'عضو بلا اسم',
    openAt: (address) => `افتح هذه اللوحة على ${address}`,
    unknownDate: 'تاريخ غير معروف',
    unknownTime: 'وقت غير معروف',
  },
  dateRange: {
    periods: {
      any: 'أي وقت',
      today: 'اليوم',
      sevenDays: `آخر ${count(7)} أيام`,
      thirtyDays: `آخر ${count(30)} يومًا`,
      month: 'هذا الشهر',
      custom: 'مخصّص',
    },
    from: 'من تاريخ',
    to: 'إلى تاريخ',
    incomplete: 'أدخل تاريخًا ووقتًا كاملين',
  },
  export: {
    title: (list) => `تصدير ${list}`,
    about: (limit, total) =>
      total === undefined
        ? `يُحفظ كل صف يطابق عوامل تصفية هذه الصفحة في ملف CSV، بحد أقصى ${rows(limit)}. التواريخ بالتوقيت العالمي UTC.`
        : total > limit
          ? `عدد ما يطابق عوامل تصفية هذه الصفحة: ${rowsAlone(total)}. يُحفظ أول ${count(limit)} منها في ملف CSV. التواريخ بالتوقيت العالمي UTC.`
          : `عدد ما يطابق عوامل تصفية هذه الصفحة ويُحفظ في ملف CSV: ${rowsAlone(total)}. التواريخ بالتوقيت العالمي UTC.`,
    phones:
      'قد يحذف برنامج الجداول علامة \u2068+\u2069 أو \u206800\u2069 من بداية رقم الهاتف: استورد ذلك العمود كنص للاحتفاظ بها.',
    allColumns: 'كل الأعمدة',
    columns: 'الأعمدة',
    columnsHint: 'بأسمائها في الملف. اترك ما لا تحتاج إليه.',
    noColumns: 'اختر عمودًا واحدًا على الأقل',
    separator: 'الفاصل',
    separatorHint: 'الفاصلة المنقوطة لبرامج الجداول التي تكتب الكسور العشرية بفاصلة.',
    comma: 'فاصلة',
    semicolon: 'فاصلة منقوطة',
    personal: 'يحتوي الملف على بيانات شخصية: احذفه عندما لا تعود بحاجة إليه.',
    recorded: 'يحفظ السجل من صدّر ماذا.',
    start: 'تصدير',
    stop: 'إيقاف',
    done: 'تم',
    reading: 'قراءة القائمة',
    progress: (read, total) => `${count(read)} من ${rows(total)}`,
    soFar: (read) => `${rowsAlone(read)} حتى الآن`,
    saved: (saved, file) => `حُفظ ${rowsAlone(saved)} في الملف \u2068${file}\u2069.`,
    cut: (limit, total) =>
      `تحتوي القائمة على ${total === undefined ? 'المزيد' : rows(total)}: في الملف أول ${count(limit)} فقط. صفِّ القائمة لتصدير البقية.`,
    leftOut: (missing) => `تعذّرت قراءة ${rows(missing)} وهي غير موجودة في الملف.`,
    nothing: 'لا صفوف تطابق عوامل التصفية. لم يُحفظ أي ملف.',
    failed: (read, total) =>
      total === undefined
        ? `أمكنت قراءة ${rows(read)} فقط. لم يُحفظ أي ملف.`
        : `أمكنت قراءة ${count(read)} من ${rows(total)} فقط، وينقص ${count(Math.max(total - read, 0))}. لم يُحفظ أي ملف.`,
    unrecorded: 'تعذّر تسجيل التصدير. لم يُحفظ أي ملف.',
  },
  file: {
    empty: 'هذا الملف فارغ',
    wrongType: (types) => `نوع الملف غير مدعوم. الأنواع المقبولة: ${types}`,
    tooLarge: (megabytes) => `يجب أن يكون حجم الملف أقل من ${count(megabytes)} ميغابايت`,
  },
  form: {
    discardChanges: 'تجاهل التغييرات؟',
    discardChangesDescription: 'لم تُحفظ تغييراتك.',
    discard: 'تجاهل',
    keepEditing: 'متابعة التعديل',
    draftIsBack: 'احتفظنا بما كتبته. لم يُحفظ بعد.',
    changedMeanwhile:
      'غيّر شخص آخر هذا بعد أن فتحته. خذ نسخته، أو احتفظ بما غيّرته أنت. والباقي يبقى كما في نسخته.',
    theirs: 'نسخته',
    mine: 'نسختك',
    takeTheirs: 'أخذ نسخته',
    keepMine: 'الاحتفاظ بنسختي',
    nothing: 'لا شيء',
    removeFile: 'إزالة الملف',
    uploading: 'جارٍ الرفع',
    uploaded: 'تم الرفع',
    onlyOneFile: 'يمكن استخدام ملف واحد فقط. تُركت الملفات الأخرى.',
  },
  guardedDocument: {
    show: (name) => `إظهار ${name}`,
    hide: (name) => `إخفاء ${name}`,
    clear: 'إظهار بوضوح',
    again: 'إظهار مجددًا',
    download: (name) => `تنزيل ${name}`,

    tools: (name) => `${name}: العرض`,
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
    fit: 'ملاءمة العرض',
    turnLeft: 'تدوير إلى اليسار',
    turnRight: 'تدوير إلى اليمين',
    previousPage: 'الصفحة السابقة',
    nextPage: 'الصفحة التالية',
    page: (at, total) => `الصفحة ${count(at)} من ${count(total)}`,
    isLargest: 'هذا أكبر حجم',
    isSmallest: 'هذا أصغر حجم',
    isFirstPage: 'هذه هي الصفحة الأولى',
    isLastPage: 'هذه هي الصفحة الأخيرة',

    states: { blurred: 'محمّل، مموّه', clear: 'ظاهر', hidden: 'مخفي' },
    hidden: 'مخفي حفاظًا على الخصوصية',

    hasScript: 'يحتوي ملف PDF هذا على برنامج نصي. لا يعمل هنا.',
    gaps: {
      letters: 'تعذّر عرض بعض الحروف: لا يوجد خط لها في الملف ولا على هذا الجهاز.',
      part: 'تعذّر عرض جزء من هذا الملف هنا، فقد يبدو موضع فارغًا وهو ليس كذلك.',
    },
    downloadAll: 'نزّل الملف لرؤية كل ما فيه.',
    problems: {
      empty: 'هذا الملف فارغ.',
      tooLarge: (limit) => `هذا الملف أكبر من ${limit}، لذا لا يمكن عرضه هنا.`,
      tooManyPixels: (megapixels) =>
        `صورة تزيد على ${count(megapixels)} ميغابكسل أكبر من أن تُعرض هنا.`,
      unknownType: 'لا يمكن عرض هذا الملف هنا: ليس ملف PDF ولا صورة من نوع مألوف.',
      encrypted: 'ملف PDF هذا محمي بكلمة مرور، لذا لا يمكن عرضه هنا.',
      damaged: 'هذا الملف تالف ولا يمكن عرضه.',
      failed: 'تعذّر عرض هذا الملف.',
    },
  },
  keyboardShortcuts: {
    title: 'اختصارات لوحة المفاتيح',
    off: 'معطّلة',
    help: 'مساعدة في هذه الصفحة',
  },
  money: {
    periods: { month: 'شهريًا', year: 'سنويًا', lifetime: 'مدى الحياة' },
    per: { month: ' شهريًا', year: ' سنويًا', lifetime: ' مدى الحياة' },
  },
  pageNumbers: {
    previous: 'السابق',
    next: 'التالي',
    page: (page) => `الصفحة ${page}`,
    showing: (from, to, total, noun) => `عرض ${noun} من ${from} إلى ${to} من أصل ${total}`,
  },
  pageTools: {
    export: 'تصدير',
  },
  panel: {
    permanent: 'نهائي',
    isFinal: 'لا يمكن التراجع عن هذا الإجراء.',
    restorable: `يمكن استعادته من سلة المحذوفات خلال ${count(30)} يومًا.`,
    justNow: 'الآن',
    clearSearch: 'مسح البحث',
    filters: 'عوامل التصفية',
    done: 'تم',
    sortBy: 'الترتيب حسب',
    sortOrder: (column, direction) =>
      `${column}، ${direction === 'ascending' ? 'تصاعديًا' : 'تنازليًا'}`,
    unsorted: 'الترتيب الافتراضي',
    oldestFirst: 'الأقدم أولًا',
    showMore: 'عرض المزيد',
    showLess: 'عرض أقل',
    leftOut: (entries) =>
      plural(entries, {
        zero: 'عُرضت جميع المدخلات',
        one: 'تعذّر عرض مدخل واحد',
        two: 'تعذّر عرض مدخلين',
        few: 'تعذّر عرض # مدخلات',
        many: 'تعذّر عرض # مدخلًا',
        other: 'تعذّر عرض # مدخل',
      }),
    rowsPerPage: 'الصفوف في الصفحة',
    pagination: 'ترقيم الصفحات',
    pageOf: (page, pages) => `الصفحة ${page} من ${pages}`,
    rangeOf: (from, to, total) => `${from}–${to} من ${total}`,
    moreThan: (total) => `أكثر من ${total}`,
    rangeOfFirst: (from, to, listed, all) => `${from}–${to} من أول ${listed} (المجموع ${all})`,
    firstPage: 'الصفحة الأولى',
    previousPage: 'الصفحة السابقة',
    nextPage: 'الصفحة التالية',
    goToPage: (page) => `الانتقال إلى الصفحة ${count(page)}`,
    lastPage: 'الصفحة الأخيرة',
    atFirstPage: 'هذه هي الصفحة الأولى',
    atLastPage: 'هذه هي الصفحة الأخيرة',
    atLastListed: 'هذه هي الصفحة الأخيرة. ضيّق البحث للعثور على غيرهم.',
  },
  select: {
    selectAll: 'تحديد الكل في هذه الصفحة',
    select: (name) => `تحديد ${name}`,
    begin: 'تحديد',
  },
  selection: {
    selected: (selected) =>
      plural(selected, {
        zero: 'لم يُحدَّد شيء',
        one: 'حُدّد صف واحد',
        two: 'حُدّد صفّان',
        few: 'حُدّدت # صفوف',
        many: 'حُدّد # صفًا',
        other: 'حُدّد # صف',
      }),
    elsewhere: (elsewhere) => `${count(elsewhere)} خارج هذه الصفحة`,
    appliesTo: (action, some, all) => `${action} ${count(some)} من ${count(all)}`,
    clearSelection: 'مسح التحديد',
  },
  preferences: {
    title: 'التفضيلات',
    description: 'لهذا المتصفح',
    theme: 'المظهر',
    themes: { system: 'حسب النظام', light: 'فاتح', dark: 'داكن' },
    density: 'كثافة القوائم',
    densities: { comfortable: 'مريحة', compact: 'مدمجة' },
    documents: 'المستندات',
    documentChoices: { blurred: 'مموّهة أولًا', clear: 'واضحة فورًا' },
  },
  shell: {
    navigation: 'التنقل',
    toggle: 'تبديل عرض التنقل',
    openNavigation: 'فتح التنقل',
    closeNavigation: 'إغلاق التنقل',
    skip: 'التخطي إلى المحتوى',
    search: 'بحث',
    userMenu: (name) => `حساب ${name}`,
    recentActions: 'نشاطك الأخير',
    ownRole: 'ما يمكنك فعله',
    help: 'مساعدة',
    account: 'حسابك',
    signOut: 'تسجيل الخروج',
    signingOut: 'جارٍ تسجيل الخروج',
  },
  singleKeys: {
    label: 'اختصارات المفتاح الواحد',
    description: {
      on: 'تعمل حين لا تكتب.',
      off: 'تعمل فقط الاختصارات مع Ctrl أو Command.',
    },
  },
  statTile: {
    updated: (time) => `آخر تحديث ${time}`,
    newToday: (amount) => `‎+${amount} اليوم`,
  },
  timeline: {
    today: 'اليوم',
    yesterday: 'أمس',
    undo: 'تراجع',
    redo: 'إعادة',
    undone: 'تم التراجع',
    undoneBy: (name) => `تراجع عنه ${name}`,
    over: 'فات أوان التراجع عن هذا',
    changedBy: (name) => `غيّره ${name} بعد ذلك`,
    never: 'لا يمكن التراجع عن هذا.',
    until: (moment) => `يمكن التراجع عنه حتى ${moment}.`,
    wasUntil: (moment) => `كان يمكن التراجع عنه حتى ${moment}.`,
    details: 'التفاصيل',
    utc: (moment) => `${moment} بالتوقيت العالمي`,
    changes: 'ما الذي تغيّر',
    field: 'الحقل',
    before: 'قبل',
    after: 'بعد',
    loadMore: 'تحميل المزيد',
    loadMoreFailed: 'تعذّر تحميل المدخلات الأقدم.',
  },
}
