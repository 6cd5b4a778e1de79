/** A value of a cell; a missing one is empty. */
type Value = string | number | boolean | null | undefined

/** The columns of a file: the name in its first line, and the value of a row. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Value>>

/**
 * Spreadsheets run a cell that begins with one of these as a formula: a member could name
 * themselves `=HYPERLINK(...)`. An apostrophe makes it text (OWASP, CSV injection).
 */
const startsFormula = /^[=+\-@\t\r]/

const needsQuotes = /[",\r\n]/

function cell(value: Value): string {
  // A negative number is not a formula.
  if (typeof value !== 'string') return value === null || value === undefined ? '' : `${value}`
  const text = startsFormula.test(value) ? `'${value}` : value
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Excel reads a file as UTF-8 only with it. */
const BOM = '\uFEFF'

const line = (values: readonly Value[]): string => `${values.map(cell).join(',')}\r\n`

/** A CSV file (RFC 4180) of rows: a line of names, then a line for each row. */
export const toCsv = <Row>(columns: Columns<Row>, rows: readonly Row[]): string =>
  [
    BOM,
    line(Object.keys(columns)),
    ...rows.map((row) => line(Object.values(columns).map((read) => read(row)))),
  ].join('')
