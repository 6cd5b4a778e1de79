import fc from 'fast-check'

/** The part of JSON Schema that the contract's requests use. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** Placeholders for values of existing records: ids and an email address. */
export const known = [
  '{member}',
  '{admin}',
  '{post}',
  '{announcement}',
  '{plan}',
  '{entry}',
  '{email}',
] as const
export type Known = (typeof known)[number]

/** Texts that often break programs. */
const nasty = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfff',
  '\u202e\u2066',
  '\ufeff',
  'e\u0301'.repeat(40),
  `x${'\u0302'.repeat(3)}`,
  '\u0301'.repeat(4),
  '👩‍👩‍👧‍👦'.repeat(30),
  '',
  ' ',
  '\r\n',
  "' or 1=1 --",
  '%',
  '%00',
  '_\\',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'null',
  'true',
  '0x1',
  '1e3',
  '-1',
  '01',
  '9'.repeat(400),
  'x'.repeat(3000),
]

/** Dates that a pattern of digits accepts. */
const oddMoments = [
  '2016-12-31T23:59:60Z',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59.999-23:59',
  '2024-02-30T00:00:00Z',
  '2024-02-29T24:00:00Z',
  '2024-01-01t00:00:00.123456789z',
  '2024-01-01 00:00:00Z',
]

/** Ordinary, arbitrary and difficult texts. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(...nasty, ...oddMoments, ...known),
)

/** Mostly the first value, so that a request with many parts is not always refused. */
const mostly = <T>(first: fc.Arbitrary<T>, other: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 12, arbitrary: first }, { weight: 1, arbitrary: other })

/** Text of a given length. */
const textOf = ({ minLength = 0, maxLength = 100 }: Schema): fc.Arbitrary<string> =>
  mostly(fc.string({ unit: 'grapheme', maxLength: 30 }), anyText).map((text) =>
    text.slice(0, maxLength).padEnd(minLength, 'x'),
  )

const formatted: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.oneof(fc.constant('{email}'), fc.emailAddress()),
  uri: fc.webUrl({ withQueryParameters: true, withFragments: true }),
  'date-time': mostly(
    fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    fc.constantFrom(...oddMoments),
  ),
}

/** Properties with a meaning beyond their schema. */
const named: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  id: mostly(fc.constant('{plan}'), fc.constantFrom<string>(...known)),
  email: mostly(fc.constant('{email}'), anyText),
  image: mostly(fc.constant(''), anyText),
  price: mostly<unknown>(fc.constantFrom('12.50', 12.5), fc.oneof(fc.double(), anyText)),
}

const stringOf = (schema: Schema): fc.Arbitrary<string> => {
  if (schema.format) return formatted[schema.format] ?? textOf(schema)
  if (schema.pattern === '^[0-9]+$') {
    return fc.stringMatching(/^[0-9]{6}$/)
  }
  return textOf(schema)
}

const ofType = (type: string, schema: Schema): fc.Arbitrary<unknown> => {
  switch (type) {
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -9, max: schema.maximum ?? 9 })
    case 'number':
      return fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
    case 'array':
      return fc.array(validValue(schema.items ?? {}), {
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      })
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, property]) => [
            name,
            named[name] ?? validValue(property),
          ]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      )
    case 'null':
      return fc.constant(null)
    default:
      return stringOf(schema)
  }
}

/** Valid values of a schema, and some texts at its limits. */
export const validValue = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(validValue))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  return fc.oneof(...[schema.type ?? 'string'].flat().map((type) => ofType(type, schema)))
}

/** Any JSON value. */
const anyValue: fc.Arbitrary<unknown> = fc.oneof(anyText, fc.jsonValue({ maxDepth: 3 }))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value with one property missing, replaced or added; or another value. */
export const brokenValue = (schema: Schema): fc.Arbitrary<unknown> =>
  fc
    .record({
      value: validValue(schema),
      at: fc.nat(),
      other: anyValue,
      name: anyText,
      how: fc.constantFrom('leave out', 'replace', 'add', 'all'),
    })
    .map(({ value, at, other, name, how }) => {
      if (!isRecord(value) || how === 'all') return other
      const keys = Object.keys(value)
      const key = keys[at % Math.max(keys.length, 1)] ?? ''
      if (how === 'add') return { ...value, [name]: other }
      if (how === 'replace') return { ...value, [key]: other }
      return Object.fromEntries(Object.entries(value).filter(([one]) => one !== key))
    })
