// Before a document is stubbed, because React Aria listens to one that it finds.
import { shownGroups } from '@hearth/ui/patterns/CommandMenu'
import '@hearth/ui/shell/AppShell'
import { afterEach, describe, expect, it, vi } from 'vitest'

const features = ['desk', 'record', 'team', 'operations']

/** What the menu finds for a word, on a page without a list. The modules are those of the language. */
async function menuIn(language: string, options: { hasList?: boolean } = {}) {
  vi.resetModules()
  vi.stubGlobal('hearthTranslate', undefined)
  vi.stubGlobal('document', {
    documentElement: { lang: language, dataset: {} },
    getElementById: () => ({ textContent: JSON.stringify({ features }) }),
  })
  if (language !== 'en') await import(`../../catalogues/${language}.ts`)
  const { panelLinks } = await import('../../navigation/navigation')
  const { pageCommands } = await import('./pageCommands')
  const { plainCommands } = await import('./plainCommands')
  const onExport = vi.fn()
  const onExportMembers = vi.fn()
  const actions = plainCommands({
    onUndo: () => {},
    onThemeChange: () => {},
    onDensityChange: () => {},
    onDocumentsChange: () => {},
    onShowKeys: () => {},
    onExport: options.hasList ? onExport : undefined,
    onExportMembers,
    onHelp: () => {},
    onSignOut: () => {},
  })
  const groups = [
    { id: 'pages', title: 'Pages', items: pageCommands(panelLinks) },
    { id: 'actions', title: 'Actions', items: actions },
  ]
  return {
    actions,
    onExport,
    onExportMembers,
    first: (word: string) => shownGroups(groups, word)[0]?.items[0]?.id,
    ids: groups.flatMap(({ items }) => items.map(({ id }) => id)),
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The words that people use, by what the menu has to offer first for each. */
const words: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '/': { en: ['home', 'overview'], ar: ['الرئيسية', 'نظرة'], pt: ['início', 'visão geral'] },
  '/desk': {
    en: ['desk', 'queue', 'work', 'waiting', 'inbox'],
    ar: ['مكتب', 'عمل', 'مهام'],
    pt: ['mesa', 'fila', 'tarefas'],
  },
  '/badge-requests': {
    en: ['badge', 'citizenship', 'approve'],
    ar: ['شارات', 'مواطنة', 'قبول'],
    pt: ['cidadania', 'aprovar', 'selos'],
  },
  '/users': { en: ['users', 'people'], ar: ['أشخاص'], pt: ['pessoas', 'usuários'] },
  '/posts': { en: ['posts', 'forum'], ar: ['منشورات', 'منتدى'], pt: ['publicações', 'fórum'] },
  '/announcements': { en: ['news'], ar: ['إعلانات', 'أخبار'], pt: ['anúncios', 'notícias'] },
  '/memberships': { en: ['plans', 'prices'], ar: ['باقات', 'أسعار'], pt: ['planos', 'preços'] },
  '/invites': {
    en: ['invites', 'invitations', 'invited'],
    ar: ['دعوات'],
    pt: ['convites', 'convidados'],
  },
  '/team': {
    en: ['team', 'colleagues', 'invite colleague'],
    ar: ['فريق', 'زملاء'],
    pt: ['equipe', 'convidar'],
  },
  '/record': {
    en: ['audit', 'activity', 'log', 'history', 'record'],
    ar: ['تدقيق', 'نشاط', 'سجل'],
    pt: ['auditoria', 'atividade', 'histórico', 'registro'],
  },
  '/trash': {
    en: ['trash', 'restore', 'deleted', 'bin'],
    ar: ['محذوف', 'استعادة'],
    pt: ['lixeira', 'restaurar', 'excluídos'],
  },
  '/operations': {
    en: ['operations', 'health', 'backup', 'queues'],
    ar: ['تشغيل', 'نسخة'],
    pt: ['operação', 'backup', 'filas'],
  },
  '/settings': {
    en: [
      'settings',
      'reasons',
      'retention',
      'keep',
      'hold',
      'brand',
      'logo',
      'language',
      'time zone',
    ],
    ar: ['إعدادات', 'أسباب', 'حفظ', 'لغة', 'شعار'],
    pt: ['configurações', 'motivos', 'retenção', 'idioma', 'marca', 'fuso'],
  },
  newcomers: {
    en: ['verify', 'pending', 'newcomers'],
    ar: ['معلق', 'جدد'],
    pt: ['verificar', 'pendentes', 'novos'],
  },
  reports: {
    en: ['reports', 'reported', 'abuse'],
    ar: ['بلاغات', 'المبلّغ'],
    pt: ['denúncias', 'denunciadas'],
  },
  '/team/roles': {
    en: ['permissions', 'what can', 'access'],
    ar: ['صلاحيات'],
    pt: ['permissões', 'acesso permitido'],
  },
  account: {
    en: ['password', 'passkey', 'profile', '2fa', 'sessions', 'recovery', 'account', 'email'],
    ar: ['كلمة المرور', 'أمان', 'جلسات', 'حسابك'],
    pt: ['senha', 'perfil', 'sessões', 'segurança', 'conta'],
  },
  export: {
    en: ['export', 'csv', 'download', 'excel'],
    ar: ['تصدير', 'تنزيل'],
    pt: ['exportar', 'baixar', 'planilha'],
  },
  undo: { en: ['undo', 'revert'], ar: ['تراجع'], pt: ['desfazer', 'reverter'] },
  dark: { en: ['dark'], ar: ['داكن'], pt: ['escuro'] },
  light: { en: ['theme', 'appearance', 'light'], ar: ['مظهر', 'فاتح'], pt: ['tema', 'aparência'] },
  compact: { en: ['compact'], ar: ['متراصة'], pt: ['compactas'] },
  comfortable: { en: ['density', 'spacing'], ar: ['كثافة'], pt: ['densidade'] },
  blurred: { en: ['blur', 'privacy'], ar: ['تمويه'], pt: ['desfocar'] },
  clear: { en: ['clear'], ar: ['واضحة'], pt: ['nítidos'] },
  'create announcement': {
    en: ['create announcement'],
    ar: ['إنشاء إعلان'],
    pt: ['criar anúncio'],
  },
  'create membership': { en: ['create membership'], ar: ['إنشاء باقة'], pt: ['criar plano'] },
  help: { en: ['help'], ar: ['مساعدة'], pt: ['ajuda'] },
  keys: { en: ['keyboard', 'shortcuts'], ar: ['اختصارات'], pt: ['atalhos'] },
  'sign out': { en: ['sign out', 'log out', 'logout'], ar: ['خروج'], pt: ['sair', 'encerrar'] },
}

describe.each(['en', 'ar', 'pt'])('the command menu in %s', (language) => {
  it('finds each page and action first, by the words that people use', async () => {
    const { first, ids } = await menuIn(language)
    const expected = Object.entries(words).flatMap(([id, byLanguage]) =>
      (byLanguage[language] ?? []).map((word) => `${word}: ${id}`),
    )
    expect(
      expected.map((line) => {
        const word = line.slice(0, line.lastIndexOf(': '))
        return `${word}: ${first(word)}`
      }),
    ).toEqual(expected)
    expect(
      ids.filter((id) => !words[id]?.[language]?.length),
      'without a word',
    ).toEqual(
      // Found by its name, which no other theme has.
      ['system'],
    )
  })
})

describe('the export', () => {
  it('saves the list of the page', async () => {
    const { actions, onExport } = await menuIn('en', { hasList: true })
    const found = actions.find(({ id }) => id === 'export')
    expect(found?.label).toBe('Export')
    found?.onAction?.()
    expect(onExport).toHaveBeenCalledOnce()
  })

  it('saves the members on a page without a list', async () => {
    const { actions, onExportMembers } = await menuIn('en')
    const found = actions.find(({ id }) => id === 'export')
    expect(found?.label).toBe('Export members')
    found?.onAction?.()
    expect(onExportMembers).toHaveBeenCalledOnce()
  })
})
