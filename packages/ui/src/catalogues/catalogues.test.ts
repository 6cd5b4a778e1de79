import { afterEach, describe, expect, it, vi } from 'vitest'
import { acceptInviteText } from '../screens/accept-invite/acceptInviteText'
import { loginText } from '../screens/login/loginText'
import { clockTime, dateTime, mediumDate } from '../text/dates'
import { imageTypes } from '../text/limits.gen'
import { localize } from '../text/localize'
import { price } from '../text/money'
import { count } from '../text/numbers'
import { timeAgo } from '../text/timeAgo'
import { ar as arLibrary } from './ar'
import { translateBy } from './installCatalogue'
import { ar as arProduct } from './product/ar'
import { pt as ptProduct } from './product/pt'
import { pt as ptLibrary } from './pt'
import type { Translated } from './Translated'

const ar = { ...arLibrary, ...arProduct }
const pt = { ...ptLibrary, ...ptProduct }

/** The document of a deployment, of which the texts read the language and the zone. */
const documentIn = (lang: string, timeZone?: string) =>
  vi.stubGlobal('document', { documentElement: { lang, dataset: { timeZone } } })
afterEach(() => vi.unstubAllGlobals())

describe('localize', () => {
  it('keeps the English texts of a page without a catalogue', () => {
    expect(localize('login', { title: 'Login' }).title).toBe('Login')
  })

  it('takes the texts of the catalogue by the name of the module', () => {
    vi.stubGlobal('hearthTranslate', translateBy({ login: { title: 'Entrar' } }))
    expect(localize<{ title: string }>('login', { title: 'Login' }).title).toBe('Entrar')
    expect(localize<{ title: string }>('users', { title: 'Users' }).title).toBe('Users')
  })
})

describe('texts to translate later', () => {
  const english = {
    title: 'Help',
    pages: { users: { purpose: 'Find members' }, partners: { purpose: 'Find partners' } },
    verbs: { 'user.ban': 'banned', 'partner.create': 'created the partner' },
    steps: ['One', 'Two'],
  } as const
  type Later = 'help.pages.partners' | 'help.verbs.partner.create' | 'partners'

  const translated: Translated<{ help: typeof english; partners: { title: string } }, Later> = {
    help: {
      title: 'Ajuda',
      pages: { users: { purpose: 'Encontre membros' } },
      verbs: { 'user.ban': 'baniu' },
      steps: ['Um', 'Dois'],
    },
  }

  it('stay English beside the translated ones', () => {
    vi.stubGlobal('hearthTranslate', translateBy(translated))
    expect(localize('help', { ...english })).toEqual({
      title: 'Ajuda',
      pages: { users: { purpose: 'Encontre membros' }, partners: { purpose: 'Find partners' } },
      verbs: { 'user.ban': 'baniu', 'partner.create': 'created the partner' },
      steps: ['Um', 'Dois'],
    })
    expect(localize('partners', { title: 'Partners' })).toEqual({ title: 'Partners' })
  })
})

describe('plural forms', () => {
  it('has all six of Arabic', () => {
    documentIn('ar')
    expect([0, 1, 2, 3, 11, 100].map(ar.users.total)).toEqual([
      'لا أعضاء',
      'عضو واحد',
      'عضوان',
      '3 أعضاء',
      '11 عضوًا',
      '100 عضو',
    ])
  })

  it('has both of Portuguese', () => {
    documentIn('pt')
    expect([1, 2, 1200].map(pt.users.total)).toEqual(['1 membro', '2 membros', '1.200 membros'])
  })
})

describe('names of communities', () => {
  it.each([
    ['en', acceptInviteText, loginText, ['the Harbour people', 'Hearth']],
    ['pt', pt.acceptInvite, pt.login, ['a gente do Porto', 'Hearth']],
  ] as const)('fit in %s with and without an article', (_, invite, login, names) => {
    const sentences = names.flatMap((name) => [
      invite.welcome(name),
      invite.onPhone(name),
      invite.onDesktop(name),
      login.subtitle(name),
    ])
    // In Portuguese `a` and `de` merge with the article that follows.
    const wrong = /^(the|a) |\b[ad]e? a gente/i
    expect(sentences.filter((sentence) => wrong.test(sentence))).toEqual([])
  })
})

describe('numbers and dates', () => {
  const at = '2026-06-15T23:30:00.000Z'

  it.each([
    ['en', '12,045', 'Jun 15, 2026', '$1,250.00', '38 min ago'],
    ['pt', '12.045', '15 de jun. de 2026', 'US$ 1.250,00', 'há 38 min.'],
    ['ar', '12,045', '15‏/06‏/2026', '‏1,250.00 US$\u200E', 'قبل 38 دقيقة'],
  ])('are written as %s writes them', (lang, number, day, amount, ago) => {
    documentIn(lang)
    const words = [
      count(12_045),
      mediumDate(at),
      price(1250),
      timeAgo(at, new Date('2026-06-16T00:08:00.000Z')),
    ]
    expect(words.map((each) => each.replaceAll('\u00A0', ' '))).toEqual([number, day, amount, ago])
  })

  it('are in the zone of the deployment', () => {
    documentIn('en', 'Asia/Tokyo')
    expect([mediumDate(at), clockTime(new Date(at)), dateTime(at)]).toEqual([
      'Jun 16, 2026',
      '08:30',
      'Jun 16, 2026, 08:30',
    ])
  })
})

describe('numbers in the texts', () => {
  // No other test may see texts of this page.
  afterEach(() => {
    vi.resetModules()
  })

  it('are in the digits of the page when the catalogue loads, with the largest size of an image', async () => {
    documentIn('ar-EG')
    vi.resetModules()
    const egyptian = { ...(await import('./ar')).ar, ...(await import('./product/ar')).ar }
    const texts = [egyptian.image.description, egyptian.membership.priceDescription]
    expect(texts.map((text) => text.match(/[\d٠-٩٫.]+/)?.[0])).toEqual(['٥', '٩٫٩٩'])
    const typed = JSON.stringify({ ...egyptian, error: {} }).match(/[0-9]+/g)
    // The start of a phone number is as people type it; the citizenships of a member are by number.
    expect(typed).toEqual(['00', '0', '1', '2'])
  })

  it('are the largest size of an image in Portuguese too', () => {
    expect(pt.image.description).toContain('até 5 MB')
  })

  it.each(Object.values(imageTypes))('stand beside the image type %s in each language', (name) => {
    for (const { image } of [ar, pt]) expect(image.description).toContain(name)
  })
})

it('has filters of the record with different names in Arabic', () => {
  const { who, what, member, when } = ar.record
  const { from, to } = ar.dateRange
  expect(new Set([who, what, member, when, from, to]).size).toBe(6)
})
