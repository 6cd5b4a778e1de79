import { type Columns, type Separator, toCsv } from '@hearth/ui/csv'
import { describe, expect, it } from 'vitest'
import { columns as listColumns } from './listColumns'

type Value = string | number | boolean | null | undefined

const columns: Columns<{ value: Value }> = { value: ({ value }) => value, next: () => 'x' }
const written = (value: Value, separator: Separator = ',') =>
  toCsv(columns, [{ value }], separator)
    .slice('\uFEFF"value","next"\r\n'.length)
    .slice(0, -'_"x"\r\n'.length)

/** Reads a file as spreadsheets do: quotes count at the start of a cell, and also its other half. */
function cellsOf(file: string, separator: string): string[] {
  const cells = ['']
  let isQuoted = false
  let isStart = true
  const add = (character: string) => {
    cells[cells.length - 1] += character
  }
  for (let at = 0; at < file.length; at += 1) {
    const character = file.charAt(at)
    if (isQuoted && character === '"' && file[at + 1] === '"') {
      add('"')
      at += 1
    } else if (isQuoted) {
      if (character === '"') isQuoted = false
      else add(character)
    } else if (isStart && character === '"') {
      isQuoted = true
      isStart = false
    } else if (character === separator || character === '\n' || character === '\r') {
      if (character === '\r' && file[at + 1] === '\n') at += 1
      cells.push('')
      isStart = true
    } else {
      add(character)
      isStart = false
    }
  }
  return cells
}

const isFormula = (text: string) => /^["\p{Z}\p{C}]*[=+\-@＝＋－＠]/u.test(text)

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

/** Every text of up to three of these parts. */
const parts = ['', 'a', '=', '+1', '＠', '"', ';', ',', '\t', '\r\n', '\n', ' ', '\u200B']
const texts = parts.flatMap((a) => parts.flatMap((b) => parts.map((c) => a + b + c)))

/** A row with this text in every field that a list has. */
const rowOf = (text: string) => {
  const all = Object.fromEntries(
    Object.values(listColumns).flatMap((list) => Object.keys(list).map((name) => [name, text])),
  )
  const person = { id: text, kind: text, name: text, fullName: text, email: text }
  const change = { field: text, before: text, after: text }
  const nested = { user: person, actor: person, subject: person }
  return JSON.parse(
    JSON.stringify({ ...all, ...nested, changes: [change, change], features: [text, text] }),
  )
}
const rows = texts.map(rowOf)

describe.each(Object.entries(listColumns))('the list %s', (_name, list) => {
  const values = rows.map((row) => Object.values(list).map((read) => read(row)))
  const toFile = (separator: Separator) =>
    toCsv(
      Object.fromEntries(
        Object.keys(list).map((name, at) => [name, (row: readonly Value[]) => row[at]]),
      ),
      values,
      separator,
    )
  const withoutApostrophes = (cells: readonly unknown[]) =>
    cells.map((value) => `${value ?? ''}`.replaceAll("'", ''))

  it.each([',', ';'] as const)('keeps its values between %j', (separator) => {
    const expected = [...Object.keys(list), ...values.flat(), '']
    const cells = cellsOf(toFile(separator).slice(1), separator)
    expect(withoutApostrophes(cells)).toEqual(withoutApostrophes(expected))
  })

  it.each([
    [',', ','],
    [',', ';'],
    [',', '\t'],
    [';', ';'],
    [';', ','],
    [';', '\t'],
  ] as const)('begins no cell with a formula, written with %j and read with %j', (by, reader) => {
    expect(cellsOf(toFile(by).slice(1), reader).filter(isFormula)).toEqual([])
  })
})
