import { describe, expect, it } from 'vitest'
import { type Columns, type Separator, toCsv } from './csv'

type Value = string | number | boolean | null | undefined

const columns: Columns<{ value: Value }> = { value: ({ value }) => value, next: () => 'x' }
const written = (value: Value, separator: Separator = ',') =>
  toCsv(columns, [{ value }], separator)
    .slice('\uFEFF"value","next"\r\n'.length)
    .slice(0, -'_"x"\r\n'.length)

describe('toCsv', () => {
  it('begins with a byte order mark and the names of the columns, and ends each line with CRLF', () => {
    expect(toCsv(columns, [{ value: 'a' }, { value: 'b' }], ',')).toBe(
      '\uFEFF"value","next"\r\n"a","x"\r\n"b","x"\r\n',
    )
    expect(toCsv(columns, [], ';')).toBe('\uFEFF"value";"next"\r\n')
  })

  it.each([
    ['Ana Duarte', '"Ana Duarte"'],
    ['Duarte, Ana', '"Duarte, Ana"'],
    ['Ana "Nana" Duarte', '"Ana ""Nana"" Duarte"'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\n\r\nlines', '"two\r\n\r\nlines"'],
    ['Цветелина 🦊', '"Цветелина 🦊"'],
    ['ana-maria+1@example.org', '"ana-maria+1@example.org"'],
    ['a=1', '"a=1"'],
    ['', '""'],
    [null, ''],
    [undefined, ''],
    [0, '0'],
    [-4.5, '-4.5'],
    [true, 'true'],
    ['2026-11-27T09:06:05.310Z', '"2026-11-27T09:06:05.310Z"'],
  ])('writes %j as %j', (value, expected) => {
    expect(written(value)).toBe(expected)
  })

  it.each([
    [19.9, '19,9'],
    [-4.5, '-4,5'],
    ['19.9', '"19.9"'],
    ['2026-11-27T09:06:05.310Z', '"2026-11-27 09:06:05"'],
    ['1990-03-21', '"1990-03-21"'],
  ])('writes %j as %j between semicolons', (value, expected) => {
    expect(written(value, ';')).toBe(expected)
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1', "'＝1"],
    [' =1', "' =1"],
    ['\u200B=1', "'\u200B=1"],
    ['"=1', `'"=1`],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['\ttext', "'\ttext"],
    ['Ana;=1+1', "Ana;'=1+1"],
    ['Ana, @x', "Ana,' @x"],
    ['Ana\t－1', "Ana\t'－1"],
    ['a\n=1\r\n+1', "a\n'=1\r\n'+1"],
    ['a\n"=1"', `a\n'"=1"`],
  ])('makes text of the formula %j', (value, expected) => {
    expect(written(value)).toBe(`"${expected.replaceAll('"', '""')}"`)
  })

  it.each([
    '+351 912 000 111',
    '+351912000111',
    '00351912000111',
    '+1 (555) 010-9999',
    '(21) 5555-0100',
  ])('leaves the phone number %s as it is', (value) => {
    expect(written(value)).toBe(`"${value}"`)
  })

  it.each(['+1+1', '+12', '-351912000111', '+351912000111x', '++351912000111', '+A1234567'])(
    'takes %s for no phone number',
    (value) => {
      expect(written(value)).toBe(`"'${value}"`)
    },
  )
})
