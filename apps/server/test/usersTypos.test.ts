// Specification: 2.15

import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../src/demo/random.ts'
import { seedDemo } from '../src/demo/seed.ts'
import { users } from '../src/platform/database/schema.ts'
import { narrow } from '../src/users/filter.ts'
import { readSearchTerm } from '../src/users/searchTerm.ts'
import type { Browser, TestApp } from './helper.ts'
import { shareTestApp } from './shareTestApp.ts'

let test: TestApp
let admin: Browser

interface Row {
  readonly id: string
  readonly fullName: string | null
}

const search = async (
  term: string,
  more = '',
): Promise<{ data: Row[]; pagination: { total: number; totalPages: number } }> =>
  (await admin.get(`/users?search=${encodeURIComponent(term)}${more}`)).json()

const namesFor = async (term: string, more = '') => {
  const { data, pagination } = await search(term, more)
  expect(pagination.total).toBe(data.length)
  return data.map(({ fullName }) => fullName).toSorted()
}

describe('a search with a typo', () => {
  shareTestApp(async (shared, browser) => {
    test = shared
    admin = browser
    const people = [
      { fullName: 'John Smith', email: 'first@example.org', phone: '+351 555 012 345' },
      { fullName: 'Lucía González', email: 'second@example.org' },
      { fullName: 'Gonzalo Vidal', email: 'third@example.org', isBanned: true },
      { fullName: 'Ελένη Παππάς', email: 'fourth@example.org' },
      { fullName: 'Мария Ёлкина', email: 'fifth@example.org' },
      { fullName: 'علی‌رضا رضایی', email: 'sixth@example.org' },
      { fullName: 'अनिता शर्मा', email: 'seventh@example.org' },
      { fullName: "Anne-Marie O'Sullivan", email: 'eighth@example.org' },
      { fullName: 'Mary Ford', email: 'ninth@example.org' },
      { fullName: 'Gary Vale', email: 'twelfth@example.org' },
      { fullName: 'Marisol Frost', email: 'tenth@example.org' },
      { fullName: null, email: 'w.underhill82@example.net' },
      { fullName: 'Müller🌻Weiß', email: 'eleventh@example.org' },
    ]
    for (const person of people) await test.createUser(person)
    await test.createUser({ fullName: 'Zebedee Root', role: 'admin' })
  })

  it.each([
    ['a wrong letter', 'smyth', ['John Smith']],
    ['a missing letter', 'smth', ['John Smith']],
    ['a letter too many', 'smiith', ['John Smith']],
    ['two letters that changed places', 'jhon', ['John Smith']],
    ['a wrong first letter', 'nmith', ['John Smith']],
    ['a missing first letter', 'onzalez', ['Lucía González']],
    ['a letter too many in front', 'xjohn', ['John Smith']],
    ['the first two letters in the other order', 'msith', ['John Smith']],
    ['a wrong last letter', 'gonzales', ['Lucía González']],
    ['a letter too many at the end', 'smithh', ['John Smith']],
    ['the last two letters in the other order', 'gonzalze', ['Lucía González']],
    ['one typo in each of two words', 'Jhon Smth', ['John Smith']],
    ['one word with a typo and one without', 'smyth john', ['John Smith']],
    ['the start of a word, as it is typed', 'gonzle', ['Lucía González']],
    ['the start of two names', 'gomzal', ['Gonzalo Vidal', 'Lucía González']],
    ['another case and other accents', 'GÓNSALEZ', ['Lucía González']],
    ['Greek', 'πάπας', ['Ελένη Παππάς']],
    ['Cyrillic', 'Ёлкмна', ['Мария Ёлкина']],
    ['Persian without its joiner', 'علیرصا', ['علی‌رضا رضایی']],
    ['Devanagari', 'अनीता', ['अनिता शर्मा']],
    ['a part of a name with a hyphen', 'anne-mraie', ["Anne-Marie O'Sullivan"]],
    ['a part of a name with an apostrophe', "o'sulivan", ["Anne-Marie O'Sullivan"]],
    ['a word beside an emoji', 'wieß', ['Müller🌻Weiß']],
    ['an email address before its @', 'underhil', [null]],
    ['a typo in an email address before its @', 'unferhill', [null]],
    ['a word with a typo and a part of a phone', 'smyth 555', ['John Smith']],
    ['a word with a typo and the start of another', 'smyth jo', ['John Smith']],
    ['a wrong last one of four letters, in whole words', 'marx', ['Mary Ford']],
  ])('forgives %s', async (_what, term, expected) => {
    expect(await namesFor(term)).toEqual(expected.toSorted())
  })

  it.each([
    ['the word itself', 'mary', ['Mary Ford']],
    ['a part of a word', 'onzal', ['Gonzalo Vidal', 'Lucía González']],
  ])('finds only exact matches if there are any: %s', async (_what, term, expected) => {
    expect(await namesFor(term)).toEqual(expected)
  })

  it.each([
    ['two typos in a word', 'smtyh'],
    ['a word of three letters', 'jon'],
    ['a phone number', '351 555 012 346'],
    ['a word with digits', 'underhil82'],
    ['an email address', 'w.underhil82@example.net'],
    ['the start of an email address', 'frist@'],
    ['what follows the @', 'exmaple'],
    ['one word of two that nobody has', 'smyth zzzzzz'],
    ['words of two people', 'smyth gonzales'],
    ['an administrator', 'zebedea'],
    ['wildcards and operators', "sm_th s%ith 'smyth':* | !& <-> \\"],
  ])('does not forgive %s', async (_what, term) => {
    expect(await namesFor(term)).toEqual([])
  })

  it('finds near matches only among the filtered members', async () => {
    expect(await namesFor('gomzal', '&isBanned=true')).toEqual(['Gonzalo Vidal'])
    expect(await namesFor('gomzal', '&isVerified=0')).toEqual([])
    expect(await namesFor('gonzales', '&isBanned=true')).toEqual([])
  })

  it('changes the tag when another name is found', async () => {
    const path = '/users?search=wilberforse'
    const before = await admin.get(path)
    const headers = { 'if-none-match': String(before.headers.etag) }
    expect((await admin.get(path, { headers })).statusCode).toBe(304)
    await test.createUser({ fullName: 'Wilberforce Lane' })
    expect((await admin.get(path, { headers })).json().pagination.total).toBe(1)
  })

  it('finds a word as long as a member has it', async () => {
    const { id } = await test.createUser({ fullName: 'Bartholomew' })
    const other = await test.createUser({ fullName: 'Bartholomew' })
    expect(await namesFor('bartolomew')).toHaveLength(2)
    // Written directly to the database, as by other software.
    await test.db.update(users).set({ fullName: 'Cuthbert' }).where(eq(users.id, id))
    expect(await namesFor('bartolomew')).toHaveLength(1)
    expect(await namesFor('cutbert')).toEqual(['Cuthbert'])
    await admin.call('DELETE', `/users/${other.id}`)
    expect(await namesFor('bartolomew')).toEqual([])
    await test.db.delete(users).where(eq(users.id, id))
    expect(await namesFor('cutbert')).toEqual([])
  })

  it.each(['a'.repeat(100), 'ab'.repeat(50), 'abcd '.repeat(20), 'é'.repeat(100), '𐐀'.repeat(50)])(
    'accepts any term of 100 characters: %s',
    async (term) => {
      const response = await admin.get(`/users?search=${encodeURIComponent(term)}`)
      expect(response.statusCode).toBe(200)
    },
  )

  it.each([
    ['a letter with three of them', 'q\u0302\u0302\u0302', []],
    ['a letter with three that have capitals', 'q\u0345\u0345\u0345', []],
    ['four of them beside a word', 'smyth \u0301\u0301\u0301\u0301', ['John Smith']],
    ['several on the letter of a word', 'smy\u0301\u0301th', ['John Smith']],
  ])('does not count accents as letters: %s', async (_what, term, expected) => {
    expect(await namesFor(term)).toEqual(expected)
  })
})

/**
 * Whether at most one typo turns one word into the other. A textbook algorithm, independent of the
 * server's.
 */
const isOneTypo = (typed: string, meant: string): boolean => {
  const a = [...typed]
  const b = [...meant]
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  const most = Math.min(a.length, b.length) - start
  while (end < most && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (restA.length <= 1 && restB.length <= 1) return true
  return restA.length === 2 && restB.length === 2 && restA.join('') === restB.toReversed().join('')
}

describe('a search with a typo among thousands', () => {
  let rows: { id: string; search: string; words: string[] }[]

  shareTestApp(async (shared, browser) => {
    test = shared
    admin = browser
    const account = { fullName: 'Admin', email: 'admin@hearth.example', passwordHash: '-' }
    await seedDemo(test.db, test.keys, { users: 6000, now: test.clock.now(), admin: account })
    rows = (await test.db.select().from(users))
      .filter(({ role }) => role !== 'admin')
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
      .map(({ id, search: text }) => ({
        id,
        search: text,
        words: text.replaceAll(/@\S*/g, '').match(/[\p{L}\p{M}]+/gu) ?? [],
      }))
  })

  /** Word starts of four letters or more, and whole words. */
  const isMeant = (typed: string, word: string): boolean => {
    const letters = [...word]
    if (isOneTypo(typed, word)) return true
    return letters.some((_, i) => {
      const start = letters.slice(0, i + 1).join('')
      if (i + 1 < 4 || !isOneTypo(typed, start)) return false
      // Without a wrong last letter, a word of four has only three, which is too short.
      return [...typed].length > 4 || i + 1 > 4 || !start.startsWith(typed.slice(0, 3))
    })
  }

  const expected = (typed: string): string[] => {
    const exact = rows.filter(({ search: text }) => text.includes(typed))
    const near = rows.filter(({ words }) => words.some((word) => isMeant(typed, word)))
    return (exact.length > 0 ? exact : near).map(({ id }) => id)
  }

  it('finds the same members as a full scan, newest first, on every page', async () => {
    const random = createRandom(7)
    const words = [...new Set(rows.flatMap((row) => row.words))].filter(
      (word) => [...word].length > 4,
    )
    let near = 0
    for (let i = 0; i < 20; i += 1) {
      const letters = [...random.pick(words)].slice(0, random.between(5, 12))
      const at = random.between(0, letters.length - 1)
      const other = random.pick([...random.pick(words)])
      const [here = '', next = ''] = letters.slice(at)
      const edits = [[next, here], [other, next], [other, here, next], [next]]
      letters.splice(at, 2, ...random.pick(edits))
      const typed = letters.join('')
      const ids = expected(typed)
      if (!rows.some(({ search: text }) => text.includes(typed))) near += 1
      for (const page of [1, 2, Math.ceil(ids.length / 100) + 1]) {
        const { data, pagination } = await search(typed, `&limit=100&page=${page}`)
        expect([typed, ...data.map(({ id }) => id)]).toEqual([
          typed,
          ...ids.slice((page - 1) * 100, page * 100),
        ])
        expect(pagination).toEqual({
          page,
          limit: 100,
          total: ids.length,
          totalPages: Math.ceil(ids.length / 100),
        })
      }
    }
    expect(near).toBeGreaterThan(7)
  })

  it.each(['quintelo', 'quintelo mafalfa', 'sosua bratriz joao', 'marai 555'])(
    'uses the indexes: %s',
    async (term) => {
      const { near } = narrow({}, await readSearchTerm(test.db, term))
      const query = test.db.select({ id: users.id }).from(users).where(near)
      const { rows: plan } = await test.db.execute(sql`explain ${query}`)
      const text = plan.map((line) => line['QUERY PLAN']).join('\n')
      expect(text).toContain('Bitmap Index Scan on users_words')
      expect(text).not.toContain('Seq Scan')
    },
  )
})
