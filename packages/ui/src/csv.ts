import { hasDecimalComma } from './text/numbers'

/** What stands between the cells of a file. */
export type Separator = ',' | ';'

/** A value of a cell; a missing one is empty. */
type Value = string | number | boolean | null | undefined

/** The columns of a file: the name in its first line, and the value of a row. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Value>>

/**
 * Spreadsheets run a cell that begins with one of these signs, and take the full-width ones for the
 * same: a member could name themselves `=HYPERLINK(...)`. An apostrophe before the sign makes it text
 * (https://owasp.org/www-community/attacks/CSV_Injection). Blanks, invisible characters and quotes may
 * stand before it, and a tab or a line break at the start is skipped.
 */
const startsCell = /^(?:["\p{Z}\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/u

/**
 * The same inside of a text, where another cell begins for a spreadsheet that expects another separator
 * than the one that was chosen. Quotes count only at the start of a cell, so they don't help there, and
 * a line break ends the row.
 */
const startsOtherCell =
  /(?:\r\n|[,;\t\v\f\r\n\u0085\u2028\u2029])(?=(?:(?![\t\v\f\r\n\u0085\u2028\u2029])["\p{Z}\p{C}])*[=+\-@＝＋－＠])|(?:\r\n|[,;\r\n])(?=\t)/gu

/**
 * A phone number: at least five digits, with blanks, brackets, dashes and dots, and one plus before
 * them. It stays as it is, for other programs: without a letter a formula has no function, reference or
 * command, so that OWASP's attacks cannot be written. A spreadsheet at worst shows the result of a sum,
 * and it drops the plus as it drops the zeros of 00351, in any notation that a file of values has. The
 * dialog says so.
 */
const phone = /^ *\+?[ \u00A0(]*\d(?:[ \u00A0().-]*\d){4,16}[ \u00A0().-]*$/

const disarm = (text: string): string => {
  if (phone.test(text)) return text
  const others = text.replace(startsOtherCell, "$&'")
  return startsCell.test(text) ? `'${others}` : others
}

/** A moment of the contract, in UTC (RFC 3339). */
const moment = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/

/**
 * A cell. Every text has quotes, so that it stays one cell whatever is in it. A spreadsheet that expects
 * semicolons expects a decimal comma too, and knows no moment with T and Z. Programs read commas, and
 * get the values of the contract.
 */
function cell(value: Value, separator: Separator): string {
  if (value === null || value === undefined) return ''
  const isLocal = separator === ';'
  if (typeof value === 'number') return isLocal ? `${value}`.replace('.', ',') : `${value}`
  if (typeof value === 'boolean') return `${value}`
  const text = isLocal ? value.replace(moment, '$1 $2') : value
  return `"${disarm(text).replaceAll('"', '""')}"`
}

/** Excel reads a file as UTF-8 only with it. */
const BOM = '\uFEFF'

/**
 * The separator that spreadsheets expect in the locale of the page: a semicolon where a comma is the
 * decimal sign.
 */
export const localSeparator = (): Separator => (hasDecimalComma() ? ';' : ',')

/**
 * A CSV file (RFC 4180) of rows: a line of names, then a line for each row. A text that a spreadsheet
 * would run as a formula becomes text.
 */
export function toCsv<Row>(
  columns: Columns<Row>,
  rows: readonly Row[],
  separator: Separator,
): string {
  const line = (values: readonly Value[]): string =>
    `${values.map((value) => cell(value, separator)).join(separator)}\r\n`
  return [
    BOM,
    line(Object.keys(columns)),
    ...rows.map((row) => line(Object.values(columns).map((read) => read(row)))),
  ].join('')
}
