import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify'
import type { FieldError } from '../kernel/errors.ts'
import { stated } from './statedTexts.ts'

/** The range that survives a round trip through PostgreSQL and JavaScript, with a margin. */
const earliest = Date.parse('1000-01-01T00:00:00Z')
const latest = Date.parse('9999-12-31T23:59:59.999Z')

const isDateTime = addFormats.default.get('date-time') as { validate(text: string): boolean }

/** Whether a text is a moment of RFC 3339 within the range. Leap seconds are not accepted. */
const isMoment = (text: string): boolean => {
  const time = Date.parse(text)
  return isDateTime.validate(text) && time >= earliest && time <= latest
}

const createAjv = (allErrors: boolean): Ajv => {
  const ajv = new Ajv({
    allErrors,
    verbose: true,
    useDefaults: true,
    // Ajv must ignore OpenAPI's own keywords, such as examples.
    strict: false,
  })
  addFormats.default(ajv)
  ajv.addFormat('date-time', isMoment)
  return ajv
}

const quick = createAjv(false)
const thorough = createAjv(true)

/** Twice the values of the largest valid body: a list of 100 reasons. */
const maxParts = 1000

/** Whether a value is small enough to collect all its problems. */
const isSmall = (value: unknown): boolean => {
  let parts = 0
  const count = (part: unknown): boolean => {
    parts += 1
    if (parts > maxParts) return false
    return typeof part !== 'object' || part === null || Object.values(part).every(count)
  }
  return count(value)
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, { readonly type?: unknown }>>
}

/** Converts a query parameter to the type of its schema, if it has that form. */
const readText = (text: unknown, type: unknown): unknown => {
  if (type === 'integer' && /^\d+$/.test(String(text))) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/** An answer lists at most so many. */
const maxProblems = 20

/** PostgreSQL cannot store U+0000, and JSON answers must not contain lone surrogates. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/**
 * The paths of texts that cannot be stored, as many as an answer lists. Without recursion: the
 * schema of a passkey's answer does not limit the depth.
 */
const unstorable = (value: unknown): string[] => {
  const found: string[] = []
  const parts = [{ value, path: '' }]
  for (const { value, path } of parts) {
    if (found.length === maxProblems) break
    if (typeof value === 'string' && !isStorable(value)) found.push(path)
    if (typeof value !== 'object' || value === null) continue
    for (const [key, part] of Object.entries(value))
      parts.push({ value: part, path: `${path}/${key}` })
  }
  return found
}

/** Checks requests against the contract. Types in bodies are strict: '2' is not a number. */
export const validatorCompiler: FastifySchemaCompiler<ObjectSchema> = ({ schema, httpPart }) => {
  const isQuery = httpPart === 'querystring'
  // Refuse unknown parameters: ignoring a mistyped one would return the wrong rows.
  const whole = isQuery ? { ...schema, additionalProperties: false } : schema
  // Compiled by the first call: all of them together take a quarter of a start.
  let findFirst: ValidateFunction | undefined
  let findAll: ValidateFunction | undefined
  /** All problems of a small value. Of a large one the first: it could have a hundred thousand. */
  const problemsOf = (value: unknown): ErrorObject[] => {
    findFirst ??= quick.compile(whole)
    if (findFirst(value)) return []
    if (!isSmall(value)) return findFirst.errors ?? []
    findAll ??= thorough.compile(whole)
    findAll(value)
    return findAll.errors ?? []
  }
  return (value) => {
    if (isQuery) {
      for (const [name, { type }] of Object.entries(schema.properties ?? {})) {
        if (Object.hasOwn(value, name)) value[name] = readText(value[name], type)
      }
    }
    const problems = problemsOf(value)
    if (problems.length > 0) return { error: problems }
    const error = unstorable(value).map((instancePath) => ({
      instancePath,
      keyword: 'storable',
      schemaPath: '#/storable',
      params: {},
    }))
    return error.length > 0 ? { error } : { value }
  }
}

type Problem = FastifySchemaValidationError & Pick<ErrorObject, 'parentSchema'>

const fieldOf = ({ instancePath, params }: Problem): string => {
  const inside = instancePath.split('/').slice(1)
  const last = params.missingProperty ?? params.additionalProperty
  return [...inside, ...(typeof last === 'string' ? [last] : [])].join('.')
}

const range = (schema: Problem['parentSchema']): string => {
  const { minimum, maximum } = schema ?? {}
  if (minimum === undefined) return `of at most ${maximum}`
  return maximum === undefined ? `of at least ${minimum}` : `from ${minimum} to ${maximum}`
}

const wordOf = (type: unknown): string => {
  const names: Record<string, string> = {
    array: 'a list',
    boolean: 'true or false',
    integer: 'a whole number',
    number: 'a number',
    object: 'an object',
    string: 'text',
  }
  const types = Array.isArray(type) ? type : [type]
  return types
    .filter((name) => name !== 'null')
    .map((name) => names[String(name)] ?? String(name))
    .join(' or ')
}

const textOf = ({ keyword, params, parentSchema }: Problem): string => {
  switch (keyword) {
    case 'required':
      return 'Is required'
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'Is not a known field'
    case 'enum':
      return `Must be one of ${(params.allowedValues as unknown[]).join(', ')}`
    case 'minimum':
    case 'maximum':
      return `Must be ${wordOf(parentSchema?.type)} ${range(parentSchema)}`
    case 'minLength':
      return params.limit === 1 ? 'Is required' : `Must be at least ${params.limit} characters`
    case 'maxLength':
      return `Must be at most ${params.limit} characters`
    case 'type':
      return `Must be ${wordOf(parentSchema?.type)}`
    case 'format':
      return params.format === 'date-time'
        ? 'Must be a date and time, such as 2026-11-15T08:00:00Z'
        : "Isn't valid"
    case 'storable':
      return "Contains a character that can't be stored"
    default:
      return "Isn't valid"
  }
}

/** The validation errors, one message per field, with the texts of the specification if it has any. */
export const toFieldErrors = (
  operationId: string,
  found: readonly FastifySchemaValidationError[],
): FieldError[] => {
  const byField = new Map<string, string>()
  for (const problem of found) {
    if (byField.size === maxProblems) break
    const field = fieldOf(problem)
    if (field === '' || byField.has(field)) continue
    byField.set(field, stated(operationId, field, problem.keyword) ?? textOf(problem))
  }
  return [...byField].map(([field, message]) => ({ field, message }))
}
