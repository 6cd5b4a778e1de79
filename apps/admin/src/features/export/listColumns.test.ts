import { type Separator, toCsv } from '@hearth/ui/csv'
import { describe, expect, it } from 'vitest'
import { columns as listColumns } from './listColumns'

type Value = string | number | boolean | null | undefined

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
