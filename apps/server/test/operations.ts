import { v7 } from 'uuid'
import { contract, documented } from './contract.ts'
import type { Method } from './helper.ts'

/** The permissions of each role, as the contract states them. */
export const roles = contract['x-roles']

/** Every operation of the contract. */
export const operations = documented.map(({ template, method, operation }) => {
  const { operationId, security = [], responses, ...rest } = operation
  return {
    operationId,
    method: method.toUpperCase() as Method,
    template,
    /** Whether it changes something although its method is GET. */
    changesState: rest['x-changes-state'] === true,
    /** The feature that adds it; undefined for a call of the specification. */
    feature: rest['x-feature'],
    /** One of these permissions is enough. Empty for the whole team, undefined if not stated. */
    permissions: rest['x-permission'] === undefined ? undefined : [rest['x-permission']].flat(),
    /** The security scheme that the contract requires; undefined for anyone. */
    scheme: Object.keys(security[0] ?? {})[0],
    statuses: Object.keys(responses).map(Number),
  }
})

export interface SampleCall {
  readonly path: string
  readonly body: object | undefined
}

/** A valid call for a record that does not exist. */
export const sampleCall = (template: string, method: string): SampleCall => {
  const body = documented.find(
    (one) => one.template === template && one.method === method.toLowerCase(),
  )?.operation.requestBody
  const shared = contract.components.requestBodies[body?.$ref?.split('/').at(-1) ?? '']
  const media = (shared ?? body)?.content?.['application/json']
  const [first] = Object.values(media?.examples ?? {})
  const query = template.startsWith('/auth/verify-email') ? '?token=unknown' : ''
  return {
    path: template.replaceAll(/\{\w+\}/g, v7()) + query,
    body: media?.example ?? first?.value,
  }
}
