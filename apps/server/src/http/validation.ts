import { Ajv, type ErrorObject, type Options } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify'
import type { FieldError } from '../errors.ts'
import { stated } from './statedTexts.ts'

const options = {
  allErrors: true,
  verbose: true,
  useDefaults: true,
  // The contract is OpenAPI: it carries examples and the like, which are no business of Ajv.
  strict: false,
} satisfies Options

const withFormats = (ajv: Ajv): Ajv => {
  addFormats.default(ajv)
  return ajv
}

/** Bodies mean what they say: '2' is no number. */
const strict = withFormats(new Ajv(options))
/** Query strings have only text, so a number is read from it. */
const lenient = withFormats(new Ajv({ ...options, coerceTypes: true }))

/** Checks requests by the contract. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  (httpPart === 'querystring' ? lenient : strict).compile(schema)

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
      return 'Is not known here'
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
    default:
      return 'Is not valid'
  }
}

/** What validation found, one message a field, in the words of the specification where it has any. */
export const toFieldErrors = (
  operationId: string,
  found: readonly FastifySchemaValidationError[],
): FieldError[] => {
  const byField = new Map<string, string>()
  for (const problem of found) {
    const field = fieldOf(problem)
    if (field === '' || byField.has(field)) continue
    byField.set(field, stated(operationId, field, problem.keyword) ?? textOf(problem))
  }
  return [...byField].map(([field, message]) => ({ field, message }))
}
