// Specification: 2.15, 7

import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { fold, phoneKey } from '../../../packages/ui/src/text/fold.ts'
import { createRandom } from '../src/demo/random.ts'
import { seedDemo } from '../src/demo/seed.ts'
import { users } from '../src/platform/database/schema.ts'
import { narrow } from '../src/users/filter.ts'
import { readPasted, readSearchTerm } from '../src/users/searchTerm.ts'
import type { Browser, TestApp } from './helper.ts'
import { shareTestApp } from './shareTestApp.ts'

let test: TestApp
let admin: Browser
const search = async (term: string, more = '') =>
  (await admin.get(`/users?search=${encodeURIComponent(term)}${more}`)).json()

interface Row {
  readonly id: string
  readonly fullName: string | null
}

describe('a search of members', () => {
  const people = [
    { fullName: 'José Conceição', email: 'jose@example.org', phone: '+351 555 012 345' },
    { fullName: 'Ελένη Παππάς', email: 'eleni@example.org', phone: '(0)30-555.777' },
    { fullName: 'Мария Ёлкина', email: 'MARIA@example.com' },
    { fullName: 'علی‌رضا رضایی', email: 'alireza@example.com' },
    { fullName: 'שרה כהן', email: 'sarah@example.com' },
    { fullName: 'अनिता शर्मा', email: 'anita@example.com' },
    { fullName: '山田 花子', email: 'hanako@example.com' },
    { fullName: '김민준', email: 'minjun@example.com' },
    { fullName: '100%_sure\\', email: 'percent@example.com' },
    { fullName: 'İpek 👩‍👩‍👧', email: 'ipek@example.com' },
    { fullName: 'Noor Haddad', email: 'noor.2024-05@example.net', phone: '+49 30 2024 777' },
    { fullName: null, email: 'nameless@example.net' },
    { fullName: 'أمل سعيد', email: 'amal@example.net', phone: '+٩٧١ ٥٠ ١٢٣ ٤٥٦٧' },
    { fullName: 'هدى', email: 'huda@example.net' },
    { fullName: 'آية', email: 'aya@example.net' },
    { fullName: 'مُحَمَّد سالم', email: 'salem@example.net' },
    { fullName: 'علی کریمی', email: 'karimi@example.net' },
    { fullName: 'فاطمة ؤئ', email: 'fatima@example.net' },
    { fullName: 'Zoe Zzz', email: 'm15+a@example.org', phone: '+44 (0)20 7946 0018' },
    { fullName: "Søren O'Neill Yıldız Groß", email: 'soren@example.org', phone: '020 7946 0999' },
    { fullName: 'שָׁלוֹם ג׳ורג׳', email: 'shalom@example.org', phone: '0033 1 99 00 12 34' },
  ]
  shareTestApp(async (shared, browser) => {
    test = shared
    admin = browser
    for (const person of people) await test.createUser(person)
  })

  it.each([
    ['part of a name', 'onceiç', ['José Conceição']],
    ['another case', 'JOSÉ', ['José Conceição']],
    ['no accents', 'jose conceicao', ['José Conceição']],
    ['blanks around and between', '  josé   conceição ', ['José Conceição']],
    ['part of an email', 'minjun@exa', ['김민준']],
    ['an email in another case', 'maria@EXAMPLE', ['Мария Ёлкина']],
    ['a phone as it is written', '+351 555 012', ['José Conceição']],
    ['a phone with other signs', '351-555-012-345', ['José Conceição']],
    ['a phone without signs', '030555777', ['Ελένη Παππάς']],
    ['digits and signs of an email', '2024-05', ['Noor Haddad']],
    ['digits and signs of an email and of a phone', '2024-05 +49 30', ['Noor Haddad']],
    ['Greek in another case, without accents', 'ΠΑΠΠΑΣ', ['Ελένη Παππάς']],
    ['Greek in the middle of a word', 'λέν', ['Ελένη Παππάς']],
    ['Cyrillic', 'марИЯ', ['Мария Ёлкина']],
    ['Persian without its joiner', 'علیرضا', ['علی‌رضا رضایی']],
    ['Hebrew', 'כהן', ['שרה כהן']],
    ['Devanagari', 'शर्मा', ['अनिता शर्मा']],
    ['Japanese, one character in the middle of a word', '子', ['山田 花子']],
    ['Korean, two characters at the end of a word', '민준', ['김민준']],
    ['Turkish with its dotted I', 'ipek', ['İpek 👩‍👩‍👧']],
    ['an emoji', '👩‍👩‍👧', ['İpek 👩‍👩‍👧']],
    ['a percent sign', '%', ['100%_sure\\']],
    ['an underscore', '_', ['100%_sure\\']],
    ['a backslash', '\\', ['100%_sure\\']],
    ['a wildcard between letters', 'j%e', []],
    ['one letter, at the start of a word', 'j', ['José Conceição']],
    ['two letters, at the start of a word', 'co', ['José Conceição']],
    ['two letters that are inside words only', 'ce', []],
    ['words in another order', 'conceicao jose', ['José Conceição']],
    ['words of two fields', 'conceição jose@', ['José Conceição']],
    ['a word and the start of another', 'conceição jo', ['José Conceição']],
    ['words of two people', 'josé hanako', []],
    ['a name and a part of a phone', 'josé 555', ['José Conceição']],
    ['nobody', 'zzzzzz', []],
    ['Arabic without a hamza', 'امل سعيد', ['أمل سعيد']],
    ['Arabic, one word of it', 'امل', ['أمل سعيد']],
    ['Arabic with a dotted yeh', 'هدي', ['هدى']],
    ['Arabic with a plain alef', 'ايه', ['آية']],
    ['Arabic with another heh', 'اية', ['آية']],
    ['Arabic without vowel points', 'محمد سالم', ['مُحَمَّد سالم']],
    ['Arabic with a tatweel', 'محـــمد', ['مُحَمَّد سالم']],
    ['Persian from an Arabic keyboard', 'علي كريمي', ['علی کریمی']],
    ['Arabic with a heh for its teh marbuta', 'فاطمه وي', ['فاطمة ؤئ']],
    ['Arabic in the forms of its letters', 'ﻓﺎﻃﻤﺔ', ['فاطمة ؤئ']],
    ['Hebrew without points', 'שלום', ['שָׁלוֹם ג׳ורג׳']],
    ['Hebrew with an apostrophe', "ג'ורג'", ['שָׁלוֹם ג׳ורג׳']],
    ['full-width letters', 'ｚｏｅ　ｚｚｚ', ['Zoe Zzz']],
    ['letters that have no accent to remove', 'soren yildiz gross', ["Søren O'Neill Yıldız Groß"]],
    ['another apostrophe', 'O’Neill', ["Søren O'Neill Yıldız Groß"]],
    ['a full-width percent sign', '％', ['100%_sure\\']],
    ['an address as a mail has it', 'Zoe Zzz <m15+a@example.org>', ['Zoe Zzz']],
    ['an address under another name', '"Z., Zoé" <M15+A@example.org>;', ['Zoe Zzz']],
    ['an address whose end is missing', 'Zoe Zzz <m15+a@exam', ['Zoe Zzz']],
    ['a link to an address', 'mailto:m15%2Ba@example.org?subject=Hi', ['Zoe Zzz']],
    ['a link with a stray percent sign', 'mailto:100%', ['100%_sure\\']],
    ['an address with a comma', 'm15+a@example.org,', ['Zoe Zzz']],
    ['an address with a semicolon', 'm15+a@example.org; ', ['Zoe Zzz']],
    ['an address at the end of a sentence', "('m15+a@example.org').", ['Zoe Zzz']],
    ['a full-width address', '＜ｍ１５＋ａ＠example.org＞', ['Zoe Zzz']],
    ['a last name first', 'Zzz, Zoe', ['Zoe Zzz']],
    ['a phone in digits of another script', '٣٥١ ٥٥٥ ٠١٢', ['José Conceição']],
    ['a phone that is stored in digits of another script', '+971 501234567', ['أمل سعيد']],
    ['a phone with 00 for its plus', '00351 555012345', ['José Conceição']],
    ['a phone that is stored with 00', '+33 199001234', ['שָׁלוֹם ג׳ורג׳']],
    ['a link to a phone', 'tel:+351555012345', ['José Conceição']],
    ['a phone without its trunk zero', '+44 20 7946 0018', ['Zoe Zzz']],
    ['a phone with its trunk zero', '44 (0)20 7946', ['Zoe Zzz']],
    ['a phone as it is dialled in its country', '020 7946 0018', ['Zoe Zzz']],
    ['a phone from abroad', '+44 20 7946 0999', ["Søren O'Neill Yıldız Groß"]],
    ['a phone of another country', '+49 30 2024 778', []],
  ])('finds by %s', async (_what, term, expected) => {
    const { data, pagination } = await search(term)
    expect(data.map(({ fullName }: Row) => fullName)).toEqual(expected)
    expect(pagination.total).toBe(expected.length)
  })

  it('finds people without a name by their email', async () => {
    expect((await search('nameless')).data).toHaveLength(1)
  })

  it.each(['', '   '])('treats "%s" as no search', async (term) => {
    expect((await search(term)).pagination.total).toBe(people.length)
  })

  it('refuses more than 100 characters', async () => {
    const response = await admin.get(`/users?search=${'a'.repeat(101)}`)
    expect(response.statusCode).toBe(400)
  })
})

describe('a search with thousands of hits', () => {
  let rows: (typeof users.$inferSelect)[]
  /** The expected result, computed in JavaScript over all rows. */
  const expected = (term: string): string[] =>
    rows
      .filter(({ fullName, email, phone }) =>
        [fullName ?? '', email, phone ?? ''].some((field) => fold(field).includes(fold(term))),
      )
      .map(({ id }) => id)

  shareTestApp(async (shared, browser) => {
    test = shared
    admin = browser
    const account = { fullName: 'Admin', email: 'admin@hearth.example', passwordHash: '-' }
    await seedDemo(test.db, test.keys, { users: 6000, now: test.clock.now(), admin: account })
    rows = (await test.db.select().from(users))
      .filter(({ role }) => role !== 'admin')
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
  })

  it.each(['example', '.org', 'ANA', 'Мария', '@post', '山田', '@', '-', '山'])(
    'returns the same pages as a full scan: %s',
    async (term) => {
      const ids = expected(term)
      expect(ids.length).toBeGreaterThan(10)
      for (const page of [1, 2, Math.ceil(ids.length / 100)]) {
        const { data, pagination } = await search(term, `&limit=100&page=${page}`)
        expect(data.map(({ id }: Row) => id)).toEqual(ids.slice((page - 1) * 100, page * 100))
        expect(pagination.total).toBe(ids.length)
      }
    },
  )

  it('finds the same members as a full scan for any part of their names and emails [ASVS 1.2.4]', async () => {
    const random = createRandom(12)
    const textOf = ({ fullName, email, phone }: (typeof rows)[number]): string =>
      [fullName, email, phone, phone === null ? null : phoneKey(phone)]
        .filter((field) => typeof field === 'string')
        .map((field) => ` ${fold(field)}`)
        .join('\n')
    const texts = rows.map((row) => ({ id: row.id, text: textOf(row) }))
    const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}]/u
    const isShort = (word: string) => /^[\p{L}\p{N}]{1,2}$/u.test(word) && !unspaced.test(word)
    const pieces = Array.from({ length: 80 }, (_, i) => {
      // The first members have the punctuation marks.
      const { text } = i < 20 ? (texts.at(-1 - i) ?? random.pick(texts)) : random.pick(texts)
      const letters = [...text]
      const start = random.between(0, letters.length - 1)
      return letters
        .slice(start, start + random.between(1, 5))
        .join('')
        .trim()
    }).filter((piece) => /[^+\d\s()./-]/.test(piece))
    expect(pieces.length).toBeGreaterThan(40)
    expect(pieces.some((piece) => unspaced.test(piece) && [...piece].length < 3)).toBe(true)
    for (const piece of pieces) {
      const words = readPasted(fold(piece))
        .split(' ')
        .map((word) => (isShort(word) ? ` ${word}` : word))
      const ids = texts.flatMap(({ id, text }) =>
        words.every((word) => text.includes(word)) ? id : [],
      )
      const { data, pagination } = await search(piece, '&limit=100')
      expect([piece, pagination.total, ...data.map(({ id }: Row) => id)]).toEqual([
        piece,
        ids.length,
        ...ids.slice(0, 100),
      ])
    }
  })

  it.each(['%', '_%', "o'", '王', '花子', '민준', '🌻', '-', "'王 _"])(
    'uses one index without three letters in a row: %s',
    async (term) => {
      const { indexed } = narrow({}, await readSearchTerm(test.db, term))
      const query = test.db.select({ id: users.id }).from(users).where(indexed)
      const { rows: plan } = await test.db.execute(sql`explain ${query}`)
      const text = plan.map((line) => line['QUERY PLAN']).join('\n')
      expect(text).toContain('Bitmap Index Scan on users_signs')
      // The trigram index would be read completely.
      expect(text).not.toContain('users_search')
      expect(text).not.toContain('Seq Scan')
    },
  )

  it.each(['+351 912 000', '555-012', '2024-05', '012345', '1', '12', '1 2', '+1', '.1', 'm'])(
    'uses the trigram index for digits and for the start of a word: %s',
    async (term) => {
      const { indexed } = narrow({}, await readSearchTerm(test.db, term))
      const query = test.db.select({ id: users.id }).from(users).where(indexed)
      const { rows: plan } = await test.db.execute(sql`explain ${query}`)
      const text = plan.map((line) => line['QUERY PLAN']).join('\n')
      expect(text).toContain('Bitmap Index Scan on users_search')
      expect(text).not.toContain('Seq Scan')
    },
  )

  it('sorts few matches, and scans the index for the first pages of many', () => {
    expect(expected('example').length).toBeGreaterThan(1000)
    expect(expected('Мария').length).toBeLessThan(1000)
  })

  it('has the right total past the end of many matches', async () => {
    const { data, pagination } = await search('example', '&page=99999')
    expect(data).toEqual([])
    expect(pagination.total).toBe(expected('example').length)
  })
})
