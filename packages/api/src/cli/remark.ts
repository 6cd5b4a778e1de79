/**
 * What a departure from the contract costs, the worst first: nobody can work in the panel, a page
 * fails, something on a page is missing or wrong, everything works but somebody could be harmed,
 * nothing.
 */
const levels = ['panel', 'page', 'detail', 'unsafe', 'tolerated'] as const
export type Level = (typeof levels)[number]

/** What departs from the contract, by call and field. */
export interface Remark {
  level: Level
  /** Method and address of the call: `GET /users`. */
  call: string
  /** The place in the answer, as `data.*.id`, or a parameter, as `?page`; empty for the call as a whole. */
  field: string
  /** What came, what it leads to, and what to send instead. Holds no value of the answer. */
  message: string
}

const headings: Record<Level, string> = {
  panel: 'Nobody can work',
  page: 'A page fails',
  detail: 'A detail is missing or wrong',
  unsafe: 'Unsafe',
  tolerated: 'Departs from the contract, but works',
}

const lastPart = (field: string): string => field.split('.').at(-1) ?? ''

/** The remarks as lines, by level. Remarks of one cause are one line with all its calls. */
export function report(remarks: readonly Remark[]): string[] {
  return levels.flatMap((level) => {
    const causes = Map.groupBy(
      remarks.filter((remark) => remark.level === level),
      ({ field, message }) => `${lastPart(field)}\n${message}`,
    )
    const lines = [...causes.values()].flatMap((group) => {
      const places = group.map(({ call, field }) => [call, field].filter(Boolean).join('  '))
      const [first = '', ...others] = [...new Set(places)]
      const more = others.map((place) => `    also ${place}`)
      return [`  ${first}  ${group[0]?.message}`, ...more]
    })
    return lines.length === 0 ? [] : [`${headings[level]}:`, ...lines]
  })
}
