import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

const rows = (of: number) => (of === 1 ? '1 row' : `${count(of)} rows`)

/** Texts of ExportDialog; it loads on request, so they are not among the defaults. */
export const exportText = localize('export', {
  title: (list: string) => `Export ${list}`,
  about: (limit: number, total: number | undefined) =>
    total === undefined
      ? `Every row that matches the filters on this page is saved as a CSV file, at most ${rows(limit)}. Dates are in UTC.`
      : total > limit
        ? `The first ${count(limit)} of the ${rows(total)} that match the filters on this page are saved as a CSV file. Dates are in UTC.`
        : `${total === 1 ? '1 row matches the filters on this page and is' : `${rows(total)} match the filters on this page and are`} saved as a CSV file. Dates are in UTC.`,
  phones:
    'A spreadsheet may drop + or 00 at the start of a phone number: import that column as text to keep it.',
  allColumns: 'All columns',
  columns: 'Columns',
  columnsHint: "By their names in the file. Leave out what you don't need.",
  noColumns: 'Choose at least one column',
  separator: 'Separator',
  separatorHint: 'Semicolon for spreadsheets that write decimals with a comma.',
  comma: 'Comma',
  semicolon: 'Semicolon',
  personal: 'The file has personal data: delete it once you no longer need it.',
  recorded: 'The record keeps who exported what.',
  start: 'Export',
  stop: 'Stop',
  done: 'Done',
  reading: 'Reading the list',
  progress: (read: number, total: number) => `${count(read)} of ${rows(total)}`,
  soFar: (read: number) => `${rows(read)} so far`,
  saved: (saved: number, file: string) => `${rows(saved)} saved as ${file}.`,
  cut: (limit: number, total: number | undefined) =>
    `The list has ${total === undefined ? 'more' : rows(total)}: only the first ${count(limit)} are in the file. Filter the list to export the others.`,
  leftOut: (missing: number) =>
    `${missing === 1 ? "1 row couldn't be read and is" : `${count(missing)} rows couldn't be read and are`} missing from the file.`,
  nothing: 'No rows match the filters. No file was saved.',
  failed: (read: number, total: number | undefined) =>
    total === undefined
      ? `Only ${rows(read)} could be read. No file was saved.`
      : `Only ${count(read)} of ${rows(total)} could be read: ${count(Math.max(total - read, 0))} are missing. No file was saved.`,
  unrecorded: "The export couldn't be recorded. No file was saved.",
})
