import { replaceEqualDeep } from '@tanstack/react-query'
import { parse, type ReadAnswer, readAnswer } from './readAnswer'
import { fits, isList, isObject, own, type Shape } from './shape'
import { markShared } from './shareWithEtag'

/** Characters of JSON that are parsed at once. */
const SLICE = 100_000

/** Milliseconds of work after which the browser may answer a person. */
const TURN = 8

interface ReadOptions {
  /** The last answer: rows that are still the same stay the same objects, wherever they moved. */
  readonly known?: unknown
  readonly signal?: AbortSignal | undefined
}

/**
 * Parses and checks a long answer in many short turns. Lists without pages (specification 2.11,
 * 2.13) have a hundred thousand rows in a large community, and the page must not stop for them.
 *
 * @param shape what the answer requires. Only the rows of `data` are read in turns
 * @throws whatever the signal was aborted with
 */
export async function readLongAnswer(
  text: string,
  shape: Shape,
  { known, signal }: ReadOptions = {},
): Promise<ReadAnswer> {
  const rowShape = rowShapeOf(shape)
  const head = /^\s*\{\s*"data"\s*:\s*\[/.exec(text)?.[0]
  if (rowShape === undefined || head === undefined) return readAnswer(text, shape)

  const turn = createTurns(signal)
  const before = own(known, 'data')
  const share = createShare(before)
  const rows: unknown[] = []
  let isRight = true
  const take = (slice: readonly unknown[]) => {
    isRight &&= slice.every((row) => fits(row, rowShape))
    for (const row of slice) rows.push(share(row))
  }

  const border = /\}\s*,\s*\{/g
  let start = head.length
  let length = SLICE
  for (;;) {
    border.lastIndex = start + length
    const end = border.exec(text)?.index
    if (end === undefined) break
    const slice = parseRows(text.slice(start, end + 1))
    if (slice === undefined) length *= 2
    else {
      take(slice)
      start = border.lastIndex - 1
      length = SLICE
    }
    await turn()
  }

  const rest = parse(`${head}${text.slice(start)}`)
  const last = own(rest, 'data')
  if (!isObject(rest) || !Array.isArray(last)) return { answer: undefined, isRight: false }
  take(last)
  const isSame =
    Array.isArray(before) &&
    before.length === rows.length &&
    before.every((row, at) => row === rows[at])
  const answer = isSame
    ? replaceEqualDeep(known, { ...rest, data: before })
    : { ...rest, data: rows }
  markShared(answer)
  return { answer, isRight: isRight && fits({ ...rest, data: [] }, shape) }
}

function rowShapeOf(shape: Shape): Shape | undefined {
  const data = typeof shape === 'object' && !isList(shape) ? shape.data : undefined
  return data !== undefined && isList(data) ? data[0] : undefined
}

/**
 * The rows of a slice of a list. Undefined when it does not end between two rows, but inside a text
 * or an inner list: what parses from the start of a row can only end with one.
 */
function parseRows(slice: string): readonly unknown[] | undefined {
  return parse(`[${slice}]`) as readonly unknown[] | undefined
}

/** Keeps the object of a row that has not changed. */
function createShare(known: unknown): (row: unknown) => unknown {
  const byId = new Map(Array.isArray(known) ? known.map((row) => [own(row, 'id'), row]) : [])
  return (row) => {
    const before = byId.get(own(row, 'id'))
    return before === undefined ? row : replaceEqualDeep(before, row)
  }
}

/** Waits for the next turn once this one has lasted long enough. */
function createTurns(signal: AbortSignal | undefined) {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < TURN) return
    await new Promise((resolve) => setTimeout(resolve))
    signal?.throwIfAborted()
    began = performance.now()
  }
}
