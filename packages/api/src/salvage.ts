import { fits, isList, isObject, type Kind, nameOf, type Shape } from './shape.ts'

/**
 * The readable part of an answer that does not fit, and how many rows of its lists could not be
 * read.
 */
export interface Salvage {
  readonly value: unknown
  readonly leftOut: number
}

/**
 * A part that cannot be read, with its path, as `data.3.id`: for authors of other backends. The path
 * holds nothing of a person, and is empty when the whole answer is wrong.
 */
export class Unreadable {
  readonly path: string

  constructor(path = '') {
    this.path = path
  }

  /** The same place, seen from the part that contains it. */
  inside(key: string | number): Unreadable {
    return new Unreadable(this.path === '' ? `${key}` : `${key}.${this.path}`)
  }
}

/**
 * Reads as much as possible of an answer that does not fit, so that one incomplete row does not
 * take a whole list away. A record (an object with an `id`) may lack everything except its id and
 * its amounts: an empty value of the right kind replaces what is missing. A number may come as
 * text. A row that cannot be read even so is left out. A list without one readable row cannot be
 * read.
 * @param needsIds whether a record outside of a list needs its id too
 * @returns `Unreadable`, with the place that decided it, when the answer is wrong as a whole
 */
export function salvage(value: unknown, shape: Shape, needsIds: boolean): Salvage | Unreadable {
  const lost = { rows: 0, needsIds }
  const read = readAs(value, shape, lost)
  return read instanceof Unreadable ? read : { value: read, leftOut: lost.rows }
}

interface Lost {
  rows: number
  readonly needsIds: boolean
}

function readAs(value: unknown, shape: Shape, lost: Lost): unknown {
  if (typeof shape === 'string') return scalar(value, shape)
  if (isList(shape)) return readRows(value, shape[0], lost)
  if (!isObject(value)) return new Unreadable()
  const { pagination } = value
  const rows = Array.isArray(value.data) ? value.data.length : 0
  const read: Record<string, unknown> = isObject(pagination)
    ? { ...value, pagination: completePage(pagination, rows) }
    : { ...value }
  for (const [key, kind] of Object.entries(shape)) {
    const name = nameOf(key)
    const given = Object.hasOwn(read, name) ? readAs(read[name], kind, lost) : new Unreadable()
    const isOptional = name !== key
    const isRecord = Object.hasOwn(shape, 'id')
    const isSpared = isOptional || (isRecord && (name !== 'id' || !lost.needsIds))
    const part = given instanceof Unreadable && isSpared ? nothingOf(kind, isOptional) : given
    if (part instanceof Unreadable) {
      return (given instanceof Unreadable ? given : part).inside(name)
    }
    read[name] = part
  }
  return read
}

function readRows(value: unknown, shape: Shape, lost: Lost): unknown {
  if (!Array.isArray(value)) return new Unreadable()
  const inRows = { rows: 0, needsIds: true }
  const read = value.map((row) => readAs(row, shape, inRows))
  const rows = read.filter((row) => !(row instanceof Unreadable))
  lost.rows += inRows.rows
  const [first] = read
  if (rows.length === 0 && first instanceof Unreadable) return first.inside(0)
  if (typeof shape === 'object') lost.rows += value.length - rows.length
  return rows
}

/**
 * A value of a kind. A number and its text are both accepted, and so are 0 and 1 for no and yes.
 * A whole number beyond 2^53 is not: JSON has rounded it, and as an id it may be another record's.
 */
function scalar(value: unknown, kind: Kind): unknown {
  if (fits(value, kind)) return value
  if (kind === 'moment') return moment(value)
  if (kind === 'unknown') return new Unreadable()
  if (kind === 'string') return isExact(value) ? String(value) : new Unreadable()
  if (kind === 'boolean') return flag(value)
  const isText = typeof value === 'string' && value.trim() !== ''
  return isText && Number.isFinite(Number(value)) ? Number(value) : new Unreadable()
}

/** Yes or no, as `true`, 1 or the text 'true'. */
function flag(value: unknown): unknown {
  if (value === 1 || value === 'true') return true
  return value === 0 || value === 'false' ? false : new Unreadable()
}

/**
 * The value that replaces a missing part of a record. A flag stays missing: it counts as false, or
 * another field decides. An amount has no replacement: a missing price is not 0.
 */
function nothingOf(kind: Shape, isOptional: boolean): unknown {
  if (isOptional || kind === 'boolean' || kind === 'unknown') return undefined
  if (kind === 'string' || kind === 'moment') return ''
  if (kind === 'integer') return 0
  if (kind === 'number') return new Unreadable()
  return isList(kind) ? [] : readAs({}, kind, { rows: 0, needsIds: true })
}

const isExact = (value: unknown): boolean =>
  Number.isFinite(value) && Math.abs(Number(value)) <= Number.MAX_SAFE_INTEGER

/** A date and time without a zone is UTC (docs/specification.md); a number is milliseconds. */
function moment(value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return new Unreadable()
  const time = typeof value === 'number' ? value : Date.parse(`${value.replace(' ', 'T')}Z`)
  const date = new Date(time)
  if (Number.isFinite(date.getTime())) return date.toISOString()
  return typeof value === 'string' ? value : new Unreadable()
}

/** What the numbers of a page imply about the others; the ones that are there stay. */
function completePage(page: Record<string, unknown>, rows: number): Record<string, unknown> {
  const number = (name: string) => {
    const value = scalar(page[name], 'integer')
    return typeof value === 'number' ? value : undefined
  }
  const current = number('page') ?? 1
  const limit = number('limit') ?? Math.max(rows, 1)
  const known = number('totalPages')
  const total = number('total') ?? (known === undefined ? undefined : known * limit)
  // Only the total cannot be computed, so it is the place to name.
  if (total === undefined) return { page: current, limit, ...page }
  const totalPages = known ?? Math.max(1, Math.ceil(total / limit))
  return {
    page: current,
    limit,
    total,
    totalPages,
    hasPrev: current > 1,
    hasNext: current < totalPages,
    ...page,
  }
}
