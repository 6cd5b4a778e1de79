import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { LightMyRequestResponse as Response } from 'fastify'
import { type Answer, contract, documented } from './contract.ts'

const ajv = new Ajv({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(contract, 'contract')

const toPointer = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1')

const routes = documented.map(({ template, method, operation }) => ({
  template,
  method,
  operation,
  pattern: new RegExp(`^/api${template.replace(/\/$/, '/?').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  fixed: !template.includes('{'),
}))

const compiled = new Map<string, ValidateFunction>()

const validatorOf = (pointer: string): ValidateFunction => {
  const known = compiled.get(pointer)
  if (known) return known
  const made = ajv.compile({ $ref: `contract#${pointer}` })
  compiled.set(pointer, made)
  return made
}

const locate = (template: string, method: string, status: string, answer: Answer) => {
  const name = answer.$ref?.split('/').at(-1)
  return name
    ? { answer: contract.components.responses[name], pointer: `/components/responses/${name}` }
    : { answer, pointer: `/paths/${toPointer(template)}/${method}/responses/${status}` }
}

const routeOf = (method: string, url: string) => {
  const pathname = url.split('?')[0] ?? ''
  const matching = routes.filter(
    (route) => route.method === method.toLowerCase() && route.pattern.test(pathname),
  )
  return matching.find(({ fixed }) => fixed) ?? matching[0]
}

/** The operation that a request calls; undefined if the contract has no such operation. */
export const operationIdOf = (method: string, url: string): string | undefined =>
  routeOf(method, url)?.operation.operationId

/**
 * Checks an answer against the contract: its status is documented, its body has the documented
 * shape, and required headers are present. An error must have a code, although other servers may
 * omit it.
 * @throws Error with the violation
 */
export const checkAgainstContract = (method: string, url: string, response: Response): void => {
  const route = routeOf(method, url)
  if (!route) return
  const { operationId, responses } = route.operation
  const status = String(response.statusCode)
  const documented = responses[status]
  if (!documented) throw new Error(`${operationId} answered ${status}, which is not documented`)

  const { answer, pointer } = locate(route.template, route.method, status, documented)
  for (const [name, header] of Object.entries(answer?.headers ?? {})) {
    const { required } = header.$ref
      ? (contract.components.headers[header.$ref.split('/').at(-1) ?? ''] ?? {})
      : header
    if (required && response.headers[name.toLowerCase()] === undefined) {
      throw new Error(`${operationId} answered ${status} without ${name}`)
    }
  }
  // A file has no shape.
  if (!answer?.content?.['application/json']) return
  if (response.statusCode >= 400 && response.json().code === undefined) {
    throw new Error(`${operationId} answered ${status} without a code`)
  }
  const validate = validatorOf(`${pointer}/content/application~1json/schema`)
  if (!validate(response.json())) {
    throw new Error(`${operationId} ${status}: ${ajv.errorsText(validate.errors)}`)
  }
}
