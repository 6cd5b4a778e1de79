import { salvage, Unreadable } from '../salvage.ts'
import { fits, isList, isObject, type Kind, nameOf, own, type Shape } from '../shape.ts'
import type { Remark } from './remark.ts'

/** A place of an answer that departs from its shape, and what the panel makes of it. */
export type Departure = Pick<Remark, 'level' | 'field' | 'message'>

/** What happens when a value cannot be read: the page fails, its row is left out, or it is missing. */
type Effect = 'page' | 'row' | 'missing'

const effects = {
  page: { level: 'page', words: 'the page fails' },
  row: { level: 'detail', words: 'the row is left out' },
  missing: { level: 'detail', words: 'it is missing on the page' },
} as const

const expected: Record<Kind, string> = {
  string: 'text',
  moment: 'a time in ISO 8601 with its zone',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  unknown: 'a value',
}

const expectedOf = (shape: Shape): string => {
  if (typeof shape === 'string') return expected[shape]
  return isList(shape) ? 'a list' : 'an object'
}

/** The kind of a JSON value in words, without the value, which may be a person's. */
function describe(value: unknown): string {
  if (value === undefined) return 'is missing'
  if (value === null) return 'is null'
  if (Array.isArray(value)) return 'is a list'
  if (typeof value === 'object') return 'is an object'
  if (typeof value === 'boolean') return 'is true or false'
  if (typeof value === 'string') return value === '' ? 'is empty text' : 'is text'
  return Number.isInteger(value) && !Number.isSafeInteger(value)
    ? 'is a number beyond 2^53, which JSON rounds'
    : 'is a number'
}

/**
 * All places of an answer that do not fit its shape; a row's number is a star. It reads as the
 * panel does (`salvage`), so it tells what the panel can read all the same from what it cannot.
 * @param needsIds whether a record outside of a list needs its id too
 */
export function departures(answer: unknown, shape: Shape, needsIds = true): Departure[] {
  const isReadable = (value: unknown, part: Shape) =>
    !(salvage(value, part, needsIds) instanceof Unreadable)
  const seen = new Map<string, Departure>()
  walk(answer, shape, '', 'page')
  return [...seen.values()]

  function note(field: string, level: Departure['level'], message: string) {
    const key = `${field} ${message}`
    if (!seen.has(key)) seen.set(key, { field, level, message })
  }

  function walk(value: unknown, part: Shape, field: string, effect: Effect): void {
    if (fits(value, part)) return
    const inside = (key: string) => (field === '' ? key : `${field}.${key}`)
    if (typeof part !== 'string' && isList(part) && Array.isArray(value)) {
      const [row] = part
      const isLost = !isReadable(value, part)
      for (const one of value) walk(one, row, inside('*'), isLost ? effect : 'row')
      return
    }
    if (typeof part === 'object' && !isList(part) && isObject(value)) {
      for (const [key, kind] of Object.entries(part)) {
        const given = own(value, nameOf(key))
        if (nameOf(key) !== key && (given ?? undefined) === undefined) continue
        const effectInside = isSpared(key, kind, given, part) ? 'missing' : effect
        if (nameOf(key) === 'pagination' && effectInside === 'missing' && isObject(given)) {
          if (!fits(given, kind))
            note(inside('pagination'), 'tolerated', 'is computed from its total')
        } else walk(given, kind, inside(nameOf(key)), effectInside)
      }
      return
    }
    const wanted = `${describe(value)}, ${expectedOf(part)} is expected`
    if (isReadable(value, part)) note(field, 'tolerated', `${wanted}: read all the same`)
    else note(field, effects[effect].level, `${wanted}: ${effects[effect].words}`)
  }

  /** Whether an object is read even though this one property does not fit. */
  function isSpared(key: string, kind: Shape, given: unknown, { id }: { [key: string]: Shape }) {
    const isRecord = id !== undefined && key !== 'id'
    return isReadable(
      { ...(isRecord && { id: 'x' }), [nameOf(key)]: given },
      { ...(isRecord && { id }), [key]: kind },
    )
  }
}

const images = ['profilePic', 'imageUrl', 'image']

/**
 * Addresses of images that the panel's content policy refuses: initials or nothing take their
 * place (docs/backend.md, "Images and files").
 */
export function wrongImages(answer: unknown, field = ''): Departure[] {
  const inside = (key: string) => (field === '' ? key : `${field}.${key}`)
  const found = Array.isArray(answer)
    ? answer.flatMap((row) => wrongImages(row, inside('*')))
    : Object.entries(isObject(answer) ? answer : {}).flatMap(([key, value]) => {
        if (!images.includes(key) || typeof value !== 'string') {
          return wrongImages(value, inside(key))
        }
        if (value === '' || /^(\/api\/|https:\/\/)/.test(value)) return []
        const message = 'is an address that the panel refuses: begin it with /api/ or https://'
        return [{ field: inside(key), level: 'detail' as const, message }]
      })
  return [...new Map(found.map((one) => [one.field, one])).values()]
}
