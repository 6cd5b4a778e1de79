import { ar as library, plural, reactAria } from '@hearth/ui/catalogues/ar'
import { installCatalogue } from '@hearth/ui/catalogues/installCatalogue'
import { ar as product } from '@hearth/ui/catalogues/product/ar'
import { count } from '@hearth/ui/text/numbers'
import type { PanelCatalogue } from './PanelCatalogue'

// Machine-made: a person who speaks Arabic has not read it yet (docs/languages.md).

/** Browsers make passkeys only for a host name, over https. */
const passkeysNeedName = 'لا تعمل مفاتيح المرور على هذا العنوان. فهي تحتاج إلى https واسم مضيف.'
const failure = 'حدث خطأ ما'
const noted = { success: 'silent', failure } as const

const panel: PanelCatalogue = {
  announcementMessages: {
    createAnnouncement: {
      success: { fallback: 'تم إنشاء الإعلان بنجاح' },
      failure: 'فشل إنشاء الإعلان',
    },
    updateAnnouncement: {
      success: { fallback: 'تم تحديث الإعلان بنجاح' },
      failure: 'فشل تحديث الإعلان',
    },
    deleteAnnouncement: {
      success: { fallback: 'تم حذف الإعلان بنجاح' },
      failure: 'فشل حذف الإعلان',
    },
    toggleAnnouncementStatus: {
      success: { fallback: 'تم تحديث الحالة بنجاح' },
      failure: 'فشل تحديث الحالة',
    },
    toggleAnnouncementPinned: {
      success: { fallback: 'تم تحديث حالة التثبيت بنجاح' },
      failure: 'فشل تحديث حالة التثبيت',
    },
  },
  authMessages: {
    generateSecurityKey: { success: 'server', failure },
    deleteOwnAccount: { success: 'server', failure },
    forgotPassword: {
      success: {
        always:
          'إذا كان هناك حساب بهذا البريد الإلكتروني، فقد أُرسل إليه رابط لإعادة تعيين كلمة المرور.',
      },
      failure: 'حدث خطأ أثناء معالجة طلبك',
    },
    signIn: { success: 'silent', failure: 'حدث خطأ أثناء تسجيل الدخول' },
    signOut: { success: { always: 'تم تسجيل الخروج بنجاح' }, failure: '' },
    resetPassword: {
      success: {
        fallback: 'أُعيد تعيين كلمة المرور بنجاح! يمكنك الآن تسجيل الدخول بكلمة المرور الجديدة.',
      },
      failure: 'حدث خطأ أثناء إعادة تعيين كلمة المرور',
    },
    verifyEmail: { success: 'silent', failure: '' },
    setUpTotp: {
      success: { always: 'تم إنشاء إعداد TOTP بنجاح' },
      failure: 'فشل إنشاء إعداد TOTP',
    },
    verifyTotp: {
      success: { always: 'نجح التحقق الثنائي!' },
      failure: 'فشل التحقق. يُرجى إعادة المحاولة.',
    },
  },
  authTexts: {
    invalidEmail: 'بريد إلكتروني غير صالح',
    usedCode: 'استُخدم هذا الرمز من قبل. انتظر الرمز التالي.',
    invalidTotpCode: 'رمز TOTP غير صالح. يُرجى إعادة المحاولة.',
    emptyTotpCode: `يُرجى إدخال الرمز المكوّن من ${count(6)} أرقام من تطبيق المصادقة`,
  },
  bulkTexts: {
    done: {
      verify: (of) => `تم التوثيق: ${count(of)}`,
      ban: (of) => `تم الحظر: ${count(of)}`,
      unban: (of) => `تم رفع الحظر: ${count(of)}`,
      delete: (of) => `تم الحذف: ${count(of)}`,
      approve: (of) => `تم القبول: ${count(of)}`,
      reject: (of) => `تم الرفض: ${count(of)}`,
      decline: (of) => `تم رفض التوثيق: ${count(of)}`,
      deletePost: (of) => `تم الحذف: ${count(of)}`,
    },
  },
  command: {
    undo: 'التراجع عن آخر إجراء',
    undoKeywords: 'إلغاء رجوع',
    title: 'قائمة الأوامر',
    placeholder: 'ابحث عن الأعضاء والصفحات والمحتوى والإجراءات',
    pages: 'الصفحات',
    members: 'الأعضاء',
    actions: 'الإجراءات',
    membersFailed: 'تعذّر البحث في الأعضاء.',
    allMembers: (total, typed) =>
      plural(total, {
        zero: `لا أعضاء يطابقون «\u2068${typed}\u2069»`,
        one: `العضو الوحيد المطابق لـ «\u2068${typed}\u2069»`,
        two: `العضوان المطابقان لـ «\u2068${typed}\u2069»`,
        few: `جميع الأعضاء المطابقين لـ «\u2068${typed}\u2069» (#)`,
        many: `جميع الأعضاء المطابقين لـ «\u2068${typed}\u2069» (#)`,
        other: `جميع الأعضاء المطابقين لـ «\u2068${typed}\u2069» (#)`,
      }),
    pageKeywords: {
      '/': 'الرئيسية نظرة عامة',
      '/desk': 'قائمة انتظار عمل مراجعة بلاغات جدد',
      '/users': 'مستخدمون أشخاص',
      '/posts': 'منتدى محتوى',
      '/announcements': 'أخبار إشعارات',
      '/badge-requests': 'شارات توثيق موافقات',
      '/memberships': 'خطط عضويات فئات اشتراكات أسعار',
      '/team': 'مشرفون مسؤولون أدوار صلاحيات دعوات',
      '/record': 'تدقيق نشاط تاريخ تغييرات أسباب إعدادات',
      '/trash': 'محذوف استعادة',
      '/invites': 'دعوات مرسلة',
    },
    accountKeywords: 'إعدادات كلمة المرور مفتاح مرور ملف شخصي أمان جلسات رموز الاسترداد',
    export: 'تصدير CSV',
    exportKeywords: 'تنزيل حفظ ملف جدول قائمة',
    banned: 'محظور',
    copyEmail: 'نسخ البريد الإلكتروني',
    copied: 'تم نسخ البريد الإلكتروني',
    copyFailed: 'تعذّر نسخ البريد الإلكتروني.',
    addNote: 'إضافة ملاحظة…',
    openMember: 'فتح',
    sendPush: (name) => `إرسال إشعار فوري إلى ${name}`,
    pushKeywords: 'إشعار رسالة',
    createAnnouncement: 'إنشاء إعلان',
    createMembership: 'إنشاء باقة',
    light: 'المظهر الفاتح',
    dark: 'المظهر الداكن',
    system: 'مظهر النظام',
    themeKeywords: 'لون ألوان وضع',
    help: 'مساعدة لهذه الصفحة',
    keys: 'اختصارات لوحة المفاتيح',
    keysKeywords: 'مساعدة',
    signOut: 'تسجيل الخروج',
    signOutKeywords: 'خروج مغادرة',
    openMenu: 'البحث عن الأعضاء والصفحات والإجراءات',
    searchPage: 'البحث في قائمة هذه الصفحة',
    showKeys: 'عرض هذه الاختصارات',
    withinRow: 'التنقل داخل الصف',
    acrossRows: 'الانتقال إلى الموضع نفسه في صف آخر',
    nextRequest: 'الانتقال إلى العضو أو الطلب التالي',
    previousRequest: 'الانتقال إلى العضو أو الطلب السابق',
    approveRequest: 'قبول الطلب قيد المراجعة',
    rejectRequest: 'رفض الطلب قيد المراجعة',
    skipRequest: 'تخطي الطلب قيد المراجعة',
    hideAndBan: 'إخفاء المنشور المُبلَّغ عنه وحظر كاتبه',
    showPassport: 'إظهار جواز السفر، ثم إخفاؤه',
    toggleNavigation: 'طي التنقل أو توسيعه',
  },
  errorTexts: {
    somethingWentWrong: failure,
    done: 'تم',
    more: (errors) =>
      plural(errors, {
        zero: 'ولا شيء آخر',
        one: 'وخطأ آخر',
        two: 'وخطآن آخران',
        few: 'و# أخطاء أخرى',
        many: 'و# خطأً آخر',
        other: 'و# خطأ آخر',
      }),
    noConnection: 'لا يوجد اتصال',
    nothingSaved: 'لا يوجد اتصال. لم يُحفظ شيء.',
    wrongAddress: 'لا تعمل هذه اللوحة على هذا العنوان.',
    outdated: 'يجب إعادة تحميل هذه الصفحة',
    outdatedDetail: 'ربما جرى تحديثها، أو انقطع الاتصال.',
    reload: 'إعادة التحميل',
  },
  documentErrorTexts: {
    download: 'تعذّر تنزيل المستند. ربما انتهت صلاحية رابطه، وقد جُدِّد، فحاول مرة أخرى.',
    soon: 'فتحت مستندات كثيرة في وقت قصير. انتظر بضع دقائق ثم تابع.',
    today: 'فتحت من المستندات أقصى ما يُسمح به في اليوم. تابع غدًا.',
  },
  membershipMessages: {
    createMembershipPlan: { success: 'server', failure },
    deleteMembershipPlan: {
      success: { fallback: 'تم حذف الباقة بنجاح!' },
      failure: 'فشل حذف الباقة',
    },
    setMembershipPlanActive: {
      success: { fallback: 'تم تحديث حالة الباقة بنجاح!' },
      failure: 'فشل تحديث حالة الباقة',
    },
    updateMembershipPlan: {
      success: { fallback: 'تم تحديث الباقة بنجاح!' },
      failure: 'فشل تحديث الباقة',
    },
    updateSummary: {
      success: { fallback: 'تم تحديث الملخص بنجاح!' },
      failure: 'فشل تحديث الملخص',
    },
  },
  moderationMessages: {
    verifyUser: {
      success: { fallback: 'تم توثيق العضو بنجاح!' },
      failure: 'فشل توثيق العضو',
    },
    deleteUser: { success: { fallback: 'تم حذف العضو بنجاح!' }, failure: 'فشل حذف العضو' },
    banUser: { success: 'server', failure },
    unbanUser: { success: 'server', failure },
    banUserWithReason: { success: { always: 'تم حظر العضو بنجاح' }, failure },
    unbanUserWithReason: { success: { always: 'تم رفع الحظر عن العضو بنجاح' }, failure },
    deleteUserWithReason: {
      success: { always: 'تم حذف العضو بنجاح!' },
      failure: 'فشل حذف العضو',
    },
    deletePostWithReason: { success: { always: 'تم حذف المنشور بنجاح' }, failure },
    decideBadge: { success: 'server', failure },
    declineUser: { success: { always: 'تم رفض توثيق العضو' }, failure },
    deletePost: { success: 'server', failure },
  },
  navigationTexts: {
    panel: 'لوحة الإدارة',
    role: { name: 'مشرف', short: 'مشرف' },
    users: 'إدارة الأعضاء',
    posts: 'منشورات المنتدى وتعليقاته',
    announcements: 'إشعارات النظام',
    badgeRequests: 'طلبات توثيق المواطنة',
    memberships: 'الباقات التي يمكن للأعضاء الاشتراك فيها',
    team: 'الأشخاص والأدوار والدعوات',
    trash: `حُذف في آخر ${count(30)} يومًا`,
    invites: 'دعوات جميع الأعضاء',
    desk: 'كل ما ينتظر قرارًا',
    record: 'من فعل ماذا، ومتى ولماذا',
  },
  pageTitles: {
    login: 'تسجيل الدخول',
    twoFactor: 'المصادقة الثنائية',
    forgotPassword: 'نسيت كلمة المرور',
    resetPassword: 'إعادة تعيين كلمة المرور',
    verify: 'التحقق من البريد الإلكتروني',
    deleteAccount: 'حذف الحساب',
    acceptInvite: 'دعوة',
    app: 'تنزيل التطبيق',
    notFound: '404 الصفحة غير موجودة',
    adminsOnly: 'هذه الصفحة للمشرفين',
    dashboard: 'لوحة المعلومات',
    users: 'الأعضاء',
    user: 'تفاصيل العضو',
    userInvites: 'الدعوات',
    invitesOf: (name) => `دعوات ${name}`,
    invites: 'الدعوات النشطة',
    team: 'الفريق',
    teamRoles: 'ما يمكن لكل دور فعله',
    account: 'حسابك',
    joinTeam: 'الانضمام إلى الفريق',
    trash: 'سلة المحذوفات',
    posts: 'المنشورات',
    announcements: 'الإعلانات',
    badgeRequests: 'طلبات المواطنة',
    memberships: 'باقات العضوية',
    membership: 'باقة العضوية',
    createMembership: 'إنشاء باقة',
    editMembership: 'تعديل الباقة',
    edit: (name) => `تعديل ${name}`,
    desk: 'مكتب القرارات',
    record: 'السجل',
  },
  accountMessages: {
    changePassword: { success: { always: 'غُيّرت كلمة المرور' }, failure },
    makeRecoveryCodes: { success: 'silent', failure },
    renamePasskey: { success: { always: 'أُعيدت تسمية مفتاح المرور' }, failure },
    removePasskey: { success: { always: 'أُزيل مفتاح المرور' }, failure },
    endAccountSession: { success: { always: 'انتهت الجلسة' }, failure },
    endOtherSessions: { success: { always: 'انتهت جلساتك الأخرى' }, failure },
  },
  teamTexts: {
    missingPermission: 'لم يعد دورك يسمح بهذا. يمكن لأحد مالكي الفريق تغيير ذلك.',
  },
  deskMessages: {
    keep: { success: { always: 'أُبقي على المنشور' }, failure },
    hide: { success: { always: 'أُخفي المنشور' }, failure },
    hideAndBan: { success: { always: 'أُخفي المنشور وحُظر كاتبه' }, failure },
  },
  documentsMessages: {
    holdDocuments: { success: { always: 'حُفظت المستندات من الحذف' }, failure },
    releaseDocuments: { success: { always: 'أُنهي حفظ المستندات' }, failure },
  },
  documentsTexts: {
    downloadTitle: (name) => `تنزيل ${name}`,
    downloadQuestion: 'يبقى الملف على هذا الجهاز إلى أن تحذفه، ويُحفظ التنزيل في السجل.',
    download: 'تنزيل',
  },
  teamMessages: {
    joinTeam: { success: 'silent', failure },
    inviteToTeam: { success: 'silent', failure },
    resendTeamInvitation: { success: 'silent', failure },
    revokeTeamInvitation: { success: { always: 'أُلغيت الدعوة' }, failure },
    changeTeamRole: { success: { always: 'غُيّر الدور' }, failure },
    suspendTeamMember: { success: { always: 'أُوقف' }, failure },
    resumeTeamMember: { success: { always: 'رُفع الإيقاف' }, failure },
    endTeamMember: { success: { always: 'أُنهي الوصول' }, failure },
    resetTeamMemberSecondFactor: { success: { always: 'أُعيد تعيين العامل الثاني' }, failure },
  },
  identityMessages: {
    verifyRecoveryCode: { success: 'silent', failure: 'تعذّر التحقق من الرمز. حاول مجددًا.' },
    verifyPasskey: { success: 'silent', failure: 'تعذّر التحقق من مفتاح المرور. حاول مجددًا.' },
    addPasskey: { success: { always: 'أُضيف مفتاح المرور' }, failure },
  },
  identityTexts: {
    usedRecoveryCode: 'استُخدم هذا الرمز من قبل. استخدم رمزًا آخر.',
    wrongRecoveryCode: 'هذا الرمز لا يعمل. تحقق منه أو استخدم رمزًا آخر: يعمل كل رمز مرة واحدة.',
    codesLeft: (left) =>
      `رموز الاسترداد المتبقية: ${count(left)}. يمكنك إنشاء رموز جديدة في صفحة حسابك.`,
  },
  passkeyTexts: {
    adding: {
      notUsed: 'لم يُضف أي مفتاح مرور. حاول مجددًا.',
      alreadyAdded: 'يوجد على هذا الجهاز مفتاح مرور لحسابك.',
      notSupported:
        'لا يستطيع هذا الجهاز إنشاء مفتاح مرور يعمل هنا. استخدم جهازًا آخر أو مفتاح أمان.',
      address: passkeysNeedName,
      noScreenLock: 'فعّل أولًا رقمًا سريًا أو بصمة أو التعرف على الوجه على هذا الجهاز.',
      interrupted: 'كان طلب آخر لمفتاح مرور مفتوحًا. حاول مجددًا.',
      unreadable: 'أنشأ مدير كلمات المرور مفتاحًا لا يمكن قراءته هنا. احذفه هناك واستخدم جهازًا آخر.',
      unknown: 'تعذّر إنشاء مفتاح المرور. حاول مجددًا أو استخدم جهازًا آخر.',
    },
    using: {
      notUsed: 'لم يُستخدم مفتاح المرور. حاول مجددًا، أو استخدم رمزًا.',
      alreadyAdded: 'تعذّر استخدام مفتاح المرور. استخدم رمزًا.',
      notSupported: 'لا يستطيع هذا الجهاز استخدام مفتاح مرورك. استخدم رمزًا.',
      address: passkeysNeedName,
      noScreenLock:
        'فعّل أولًا رقمًا سريًا أو بصمة أو التعرف على الوجه على هذا الجهاز، أو استخدم رمزًا.',
      interrupted: 'كان طلب آخر لمفتاح مرور مفتوحًا. حاول مجددًا، أو استخدم رمزًا.',
      unreadable: 'لا يمكن هنا قراءة رد مدير كلمات المرور. استخدم رمزًا.',
      unknown: 'تعذّر استخدام مفتاح المرور. حاول مجددًا، أو استخدم رمزًا.',
    },
    obstacles: {
      browser: 'لا يدعم هذا المتصفح مفاتيح المرور.',
      address: passkeysNeedName,
      otherAddress: 'لا تعمل مفاتيح المرور على هذا العنوان.',
    },
    notStored: 'قد يعرض جهازك أو مدير كلمات المرور الآن مفتاح مرور لا يعمل. احذفه هناك.',
    wrong: 'لم يُقبل مفتاح المرور هذا. ربما أُزيل من حسابك. استخدم مفتاحًا آخر أو رمزًا.',
    refused:
      'رُفض مفتاح المرور هذا لأن نسخة منه قد تكون موجودة. استخدم رمزًا، ثم أزله في صفحة حسابك.',
    removed: 'لم يعد في حسابك مفتاح مرور لهذا العنوان. استخدم رمزًا.',
  },
  recordMessages: {
    undoEntry: { success: { always: 'تم التراجع' }, failure },
    redoEntry: { success: { always: 'تمت الإعادة' }, failure },
    markDigest: noted,
    createNote: noted,
    createNoteElsewhere: { success: { always: 'أُضيفت الملاحظة' }, failure },
    updateNote: noted,
    restore: { success: { always: 'تمت الاستعادة' }, failure },
    replaceReasonTemplates: { success: { always: 'تم حفظ الأسباب' }, failure },
    deleteNote: { success: { always: 'تم حذف الملاحظة' }, failure },
  },
  undoWords: {
    undo: 'تراجع',
    undone: (of) => `تم التراجع: ${count(of)}`,
    partlyUndone: (of, left) => `تم التراجع: ${count(of)}، تعذّر التراجع: ${count(left)}`,
    redo: 'إعادة',
    nothing: 'لم تفعل خلال الساعة الماضية شيئًا يمكن التراجع عنه.',
  },
  sessionTexts: {
    unnamed: 'بلا اسم',
    cookiesBlocked: 'يحظر هذا المتصفح ملفات تعريف الارتباط. اسمح بها لهذا الموقع لتسجيل الدخول.',
    cookieTaken:
      'يضبط الخادم بنفسه ملف تعريف الارتباط «user» الذي تحتاج إليه هذه الصفحة. أبلغ من يديره.',
    notSaved: 'لم يُحفظ شيء.',
    draftWaits: 'سيعود ما كتبته بعد تسجيل الدخول.',
  },
  uploadMessages: {
    upload: { success: { always: 'تم رفع الصورة بنجاح!' }, failure: 'فشلت عملية الرفع' },
  },
  uploadTexts: {
    failed: 'فشل الرفع',
    failedBecause: (reason) => `فشل الرفع: ${reason}`,
    failedWithStatus: (status) => `فشل الرفع بالحالة: ${status}`,
  },
  userMessages: {
    sendNotificationToUser: {
      success: { fallback: 'تم إرسال الإشعار الفوري بنجاح!' },
      failure: 'فشل إرسال الإشعار',
    },
  },
}

installCatalogue({ ...library, ...product, ...panel }, reactAria)
