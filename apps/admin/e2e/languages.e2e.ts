import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The modules and keys that no catalogue has yet: the last word of each path. */
const untranslated = new Set(
  [
    ...readFileSync(`${root}packages/ui/src/catalogues/Untranslated.ts`, 'utf8').matchAll(
      /'(?:[\w.-]+\.)?(\w+)'/g,
    ),
  ].map(([, name = '']) => name),
)

/** The texts of every text module: none of them may be left on a page in another language. */
const english = new Set(
  globSync(
    '{packages/ui,apps/admin}/src/**/{*Text.ts,*Texts.ts,*efaults.ts,pageTitles.ts,navigation.tsx}',
    { cwd: root },
  )
    .map((file) => readFileSync(root + file, 'utf8'))
    .filter((source) => !untranslated.has(/localize\('(\w+)'/.exec(source)?.[1] ?? ''))
    .flatMap((source) => [...source.matchAll(/(?:(\w+): |^\s+)'([A-Z][^'\n]{2,})'/gm)])
    .filter(([, key = '']) => !untranslated.has(key))
    .map(([, , text = '']) => text),
)

/** What a person sees or hears of a page: its texts and its labels. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words = [document.title.split(' · ')[0] ?? '']
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (parentElement && !parentElement.closest('script, style, noscript, #boot'))
        words.push(textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        words.push(element.getAttribute(name) ?? '')
    return words.map((word) => word.trim())
  })

/** What the community itself wrote, which no catalogue translates: the name of a reason template. */
const data = ['Spam']

const languages = [
  {
    locale: 'ar',
    dir: 'rtl',
    login: { title: 'تسجيل الدخول', email: 'البريد الإلكتروني', password: 'كلمة المرور' },
    code: 'رمز من 6 أرقام',
    dashboard: 'لوحة المعلومات',
    users: 'الأعضاء',
    more: /^إجراءات /,
    ban: 'حظر',
    askBan: 'هل تريد بالتأكيد حظر هذا العضو؟',
    cancel: 'إلغاء',
    shared: data,
  },
  {
    locale: 'pt-BR',
    dir: 'ltr',
    login: { title: 'Entrar', email: 'E-mail', password: 'Senha' },
    code: 'Código de 6 dígitos',
    dashboard: 'Painel',
    users: 'Membros',
    more: /^Ações para /,
    ban: 'Banir',
    askBan: 'Tem certeza de que deseja banir este membro?',
    cancel: 'Cancelar',
    // Portuguese writes two words like English.
    shared: [...data, 'Total', 'Admin'],
  },
]

for (const language of languages) {
  test.describe(language.locale, () => {
    test.use({ environment: { LOCALE: language.locale, TIME_ZONE: 'Asia/Tokyo' } })

    test('a steward signs in, reads the dashboard and asks about a ban, and sees no English', async ({
      page,
      steward,
    }) => {
      expect(english.size, 'texts are found').toBeGreaterThan(400)
      const isForeign = async () => {
        const left = (await wordsOf(page)).filter((word) => english.has(word))
        expect(left.filter((word) => !language.shared.includes(word))).toEqual([])
      }
      await page.goto('/login')
      const html = page.locator('html')
      await expect(html).toHaveAttribute('lang', language.locale)
      await expect(html).toHaveAttribute('dir', language.dir)
      await expect(html).toHaveAttribute('data-time-zone', 'Asia/Tokyo')
      await expect(
        page.getByRole('heading', { name: language.login.title, level: 1 }),
      ).toBeVisible()
      await isForeign()

      await page.getByRole('textbox', { name: language.login.email }).fill(steward.email)
      await page.getByLabel(language.login.password, { exact: true }).fill(steward.password)
      await page.getByRole('button', { name: language.login.title, exact: true }).click()
      const code = page.getByRole('textbox', { name: language.code })
      await expect(code).toBeVisible()
      await isForeign()
      await code.fill(await steward.authenticator.next())
      await code.press('Enter')

      await expect(page.getByRole('heading', { name: language.dashboard, level: 1 })).toBeVisible()
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await isForeign()

      await page.getByRole('link', { name: language.users }).first().click()
      await expect(page.getByRole('heading', { name: language.users, level: 1 })).toBeVisible()
      const more = page.getByRole('button', { name: language.more })
      await more.first().click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
      await isForeign()
      await page.getByRole('menuitem', { name: language.ban, exact: true }).click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog.getByText(language.askBan)).toBeVisible()
      await expect(dialog.getByRole('textbox')).toBeVisible()
      await isForeign()
      await dialog.getByRole('button', { name: language.cancel }).click()

      await page.goto('/no-such-page')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await isForeign()
    })
  })
}
