import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { fold, phoneKey } from '../../../packages/ui/src/text/fold.ts'
import { createRandom } from '../src/demo/random.ts'
import type { TestApp } from './helper.ts'
import { shareTestApp } from './shareTestApp.ts'

let test: TestApp
shareTestApp(async (shared) => {
  test = shared
})

const inDatabase = async (
  name: 'search_fold' | 'phone_key',
  texts: readonly string[],
): Promise<(string | null)[]> => {
  const { rows } = await test.db.execute<{ result: string | null }>(sql`
    select ${sql.raw(name)}(text) as result
    from unnest(${sql.param([...texts])}::text[]) with ordinality as t(text, at) order by at`)
  return rows.map(({ result }) => result)
}

/** Letters that Unicode got after version 14, which PostgreSQL 15 has. */
const newer =
  /[\u1C89\uA7CB-\uA7DC\uA7F1\u{105C0}-\u{105FF}\u{10D50}-\u{10D85}\u{11380}-\u{113FF}\u{16D40}-\u{16D7F}\u{16EA0}-\u{16ED3}\u{1CCD6}-\u{1CCF9}\u{1E030}-\u{1E06D}]/u

/** Unassigned code points, private use and halves of characters are in no name. */
const isInText = (codePoint: number): boolean => {
  const character = String.fromCodePoint(codePoint)
  return !/[\p{Cn}\p{Co}\p{Cs}]/u.test(character) && !newer.test(character)
}

describe('the folded form of a text', () => {
  it('is the same in the database and in the panel for each character', async () => {
    const codePoints = Array.from({ length: 0x10_ffff }, (_, at) => at + 1).filter(isInText)
    expect(codePoints.length).toBeGreaterThan(150_000)
    const differing: string[] = []
    for (let at = 0; at < codePoints.length; at += 20_000) {
      const batch = codePoints.slice(at, at + 20_000)
      const folded = await inDatabase(
        'search_fold',
        batch.map((codePoint) => `a${String.fromCodePoint(codePoint)}b`),
      )
      for (const [i, codePoint] of batch.entries()) {
        const expected = fold(`a${String.fromCodePoint(codePoint)}b`)
        if (folded[i] !== expected) {
          differing.push(`U+${codePoint.toString(16)}: ${folded[i]}, not ${expected}`)
        }
      }
    }
    expect(differing).toEqual([])
  })

  it('is the same for texts', async () => {
    const random = createRandom(17)
    const parts = [
      ...[
        'أ',
        'إ',
        'آ',
        'ٱ',
        'ى',
        'ی',
        'ؤ',
        'ئ',
        'ة',
        'ک',
        'م\u064F',
        'د\u0651\u064E',
        'ـ',
        'ـ\u0670',
      ],
      ...[
        'é',
        'e\u0301',
        'İ',
        'ı',
        'Σ',
        'ς',
        'ẞ',
        'Æ',
        'ﬁ',
        'Ｚ',
        '①',
        '½',
        '…',
        'K',
        'ｶﾞ',
        '한',
        '\u1112\u1161\u11AB',
      ],
      ...[
        'שׁ',
        '׳',
        'क़',
        'ि',
        'กำ',
        '٣',
        '۳',
        '३',
        '👩‍👩‍👧',
        '\u200B',
        '\uFEFF',
        '\u00AD',
        '\u00A0',
        '\u3000',
      ],
      ...['a', 'Z', '9', ' ', '-', '’', "'", '%', '_', '\\', '@', '.'],
    ]
    const texts = Array.from({ length: 5000 }, () =>
      Array.from({ length: random.between(1, 8) }, () => random.pick(parts)).join(''),
    )
    const folded = await inDatabase('search_fold', texts)
    expect(folded).toEqual(texts.map(fold))
    // Folded once more, a text stays as it is.
    expect(await inDatabase('search_fold', texts.map(fold))).toEqual(folded)
  })
})

describe('the key of a phone number', () => {
  it.each([
    ['+351 912 000 111', '351912000111'],
    ['00351 912000111', '351912000111'],
    ['351912000111', '351912000111'],
    ['+44 (0)20 7946 0018', '442079460018'],
    ['(+44) ( 0 ) 20 7946 0018', '442079460018'],
    ['(0)20 7946 0018', '02079460018'],
    ['(020) 7946 0018', '02079460018'],
    ['＋４４（０）２０', '4420'],
    ['+٩٧١ ٥٠', '97150'],
    ['\u202a+971 50\u202c', '97150'],
    ['-', ''],
  ])('of %j is %j in the database and in the panel', async (phone, key) => {
    expect(phoneKey(phone)).toBe(key)
    expect(await inDatabase('phone_key', [phone])).toEqual([key || null])
  })

  it('is the same in both for any notation', async () => {
    const random = createRandom(20)
    const parts = [
      '+',
      '0',
      '00',
      '(0)',
      '( 0 )',
      '(',
      ')',
      ' ',
      '-',
      '7',
      '44',
      '٥',
      '９',
      '\u00A0',
      'x',
    ]
    const phones = Array.from({ length: 5000 }, () =>
      Array.from({ length: random.between(1, 9) }, () => random.pick(parts)).join(''),
    )
    const keys = await inDatabase('phone_key', phones)
    expect(keys).toEqual(phones.map((phone) => phoneKey(phone) || null))
  })
})
