import { lengthOf } from '../../text/lengthOf'
import { reasonLength, reasonsPerKind, ruleLength } from '../../text/limits.gen'
import { reasonTemplatesText as text } from './reasonTemplatesText'

/** A reason as it is typed, with the organisation's rule to which it refers. */
export interface ReasonRow {
  /** Unique among the rows of its question. */
  id: number
  text: string
  rule: string
}

/** The rows as the value of one form field: forms compare and save their fields as texts. */
export const toField = (rows: readonly ReasonRow[]): string => JSON.stringify(rows)

export const emptyRow = (rows: readonly ReasonRow[]): ReasonRow => ({
  id: Math.max(-1, ...rows.map(({ id }) => id)) + 1,
  text: '',
  rule: '',
})

export const toRows = (field: string): readonly ReasonRow[] => JSON.parse(field)

/** A reason and a rule have one line each. */
export const inOneLine = (words: string): string => words.replace(/\s+/g, ' ').trim()

/** The reasons of the rows that have one. */
export const reasonsIn = (rows: readonly ReasonRow[]): readonly Omit<ReasonRow, 'id'>[] =>
  rows
    .map((row) => ({ text: inOneLine(row.text), rule: inOneLine(row.rule) }))
    .filter((row) => row.text !== '')

/** A field of a row. */
export type ReasonPart = Exclude<keyof ReasonRow, 'id'>

/** What is wrong with the rows of a question, and where. */
export interface ReasonMistake {
  row: number
  part: ReasonPart
  message: string
}

/** The first mistake; undefined if there is none. */
export function mistakeIn(rows: readonly ReasonRow[]): ReasonMistake | undefined {
  const seen = new Set<string>()
  let filled = 0
  for (const [row, typed] of rows.entries()) {
    const reason = inOneLine(typed.text)
    const rule = inOneLine(typed.rule)
    if (reason === '' && rule === '') continue
    filled += 1
    if (reason === '') return { row, part: 'text', message: text.ruleAlone }
    if (filled > reasonsPerKind) return { row, part: 'text', message: text.tooMany }
    if (lengthOf(reason) > reasonLength) return { row, part: 'text', message: text.tooLong }
    if (seen.has(reason)) return { row, part: 'text', message: text.twice }
    if (lengthOf(rule) > ruleLength) return { row, part: 'rule', message: text.ruleTooLong }
    seen.add(reason)
  }
  return undefined
}
