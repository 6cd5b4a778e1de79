import { readFileSync } from 'node:fs'
import { contractFile } from '../src/http/contract.ts'

type Examples = Readonly<Record<string, { readonly value: object }>>
interface Media {
  readonly schema: object
  readonly example?: object
  readonly examples?: Examples
}
export interface Body {
  readonly content?: { readonly 'application/json': Media }
  readonly $ref?: string
}
export interface Header {
  readonly required?: boolean
  readonly $ref?: string
}
export interface Answer {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, Media>>
  readonly headers?: Readonly<Record<string, Header>>
}
export interface Operation {
  readonly operationId: string
  readonly parameters?: readonly object[]
  readonly requestBody?: Body
  readonly responses: Readonly<Record<string, Answer>>
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly 'x-changes-state'?: boolean
  readonly 'x-feature'?: string
  readonly 'x-permission'?: string | readonly string[]
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
type PathItem = { readonly parameters?: readonly object[] } & Readonly<
  Partial<Record<(typeof methods)[number], Operation>>
>

interface Contract {
  readonly paths: Readonly<Record<string, PathItem>>
  readonly components: {
    readonly requestBodies: Readonly<Record<string, Body>>
    readonly responses: Readonly<Record<string, Answer>>
    readonly headers: Readonly<Record<string, Header>>
  }
  readonly 'x-roles': Readonly<Record<string, readonly string[]>>
}

/** The bundled contract, with the parts that tests read. */
export const contract: Contract = JSON.parse(readFileSync(contractFile, 'utf8'))

/** Every operation of the contract, with its address and the parameters of its path. */
export const documented = Object.entries(contract.paths).flatMap(([template, item]) =>
  methods.flatMap((method) => {
    const operation = item[method]
    return operation ? [{ template, method, operation, shared: item.parameters ?? [] }] : []
  }),
)
