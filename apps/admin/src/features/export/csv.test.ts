import { describe, expect, it } from 'vitest'
import { type Columns, toCsv } from './csv'

const columns: Columns<{ value: string | number | boolean | null | undefined }> = {
  value: ({ value }) => value,
  next: () => 'x',
}
const written = (value: string | number | boolean | null | undefined) =>
  toCsv(columns, [{ value }]).slice('\uFEFFvalue,next\r\n'.length, -',x\r\n'.length)

describe('toCsv', () => {
  it('begins with a byte order mark and the names of the columns, and ends each line with CRLF', () => {
    expect(toCsv(columns, [{ value: 'a' }, { value: 'b' }])).toBe(
      '\uFEFFvalue,next\r\na,x\r\nb,x\r\n',
    )
    expect(toCsv(columns, [])).toBe('\uFEFFvalue,next\r\n')
  })

  it.each([
    ['Ana Duarte', 'Ana Duarte'],
    ['Duarte, Ana', '"Duarte, Ana"'],
    ['Ana "Nana" Duarte', '"Ana ""Nana"" Duarte"'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['Цветелина 🦊', 'Цветелина 🦊'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [0, '0'],
    [-4.5, '-4.5'],
    [true, 'true'],
  ])('writes %j as %j', (value, expected) => {
    expect(written(value)).toBe(expected)
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+351 912 000 111', "'+351 912 000 111"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['=HYPERLINK("https://evil.example","A")', '"\'=HYPERLINK(""https://evil.example"",""A"")"'],
    ['a=1', 'a=1'],
    [' =1', ' =1'],
  ])('makes text of the formula %j', (value, expected) => {
    expect(written(value)).toBe(expected)
  })
})
