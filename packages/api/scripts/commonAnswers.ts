/**
 * A plugin of Redocly (`redocly.yaml`) that adds the answers that follow from the kind of a call, so that
 * the calls in `openapi/` don't repeat them. A preprocessor runs before the linter and the bundler, so
 * both see all answers of each call.
 */

/** A part of the contract as it is written in its file: values or references. */
interface Reference {
  $ref?: string
}
interface Operation {
  security?: Record<string, unknown>[]
  parameters?: Reference[]
  responses: Record<string, unknown>
  'x-changes-state'?: boolean
  /** Whether the call accepts an unknown id. */
  'x-takes-any-id'?: boolean
}
type Method = (typeof methods)[number]
export type PathItem = { parameters?: Reference[] } & Partial<Record<Method, Operation>>

/** Reads the target of a reference. */
type Resolve = (part: Reference) => { node?: { in?: string } | undefined }

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** The shared answers of a call, by status: names below `responses` of `shared.yaml`. */
function commonAnswers(
  method: Method,
  {
    security = [],
    'x-changes-state': changesState = false,
    'x-takes-any-id': takesAnyId = false,
  }: Operation,
  places: readonly (string | undefined)[],
): Record<string, string> {
  const [scheme] = security.flatMap(Object.keys)
  const isGet = method === 'get'
  return {
    ...(isGet && !changesState && { 304: 'NotModified' }),
    // The server cannot refuse the input of a GET without parameters.
    ...((!isGet || places.includes('path') || places.includes('query')) && { 400: 'BadRequest' }),
    ...(scheme && { 401: 'Unauthorized' }),
    403: scheme && scheme !== 'partialSession' ? 'Forbidden' : 'RequestNotAllowed',
    ...(places.includes('path') && !takesAnyId && { 404: 'NotFound' }),
    // A server reads the body of every method that allows a body.
    ...(!isGet && { 413: 'PayloadTooLarge', 415: 'UnsupportedMediaType' }),
    429: 'TooManyRequests',
    500: 'ServerError',
    503: 'Unavailable',
  }
}

/**
 * Adds the common answers to the calls of a path. An answer that a call states itself stays.
 * @param item changed in place
 */
export function addCommonAnswers(item: PathItem, resolve: Resolve): void {
  for (const method of methods) {
    const operation = item[method]
    if (!operation) continue
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
    const places = parameters.map((parameter) => resolve(parameter).node?.in)
    for (const [status, name] of Object.entries(commonAnswers(method, operation, places))) {
      operation.responses[status] ??= { $ref: `./shared.yaml#/responses/${name}` }
    }
  }
}

const plugin = () => ({
  id: 'hearth',
  preprocessors: {
    oas3: {
      'common-answers': () => ({
        PathItem: {
          enter: (item: PathItem, { resolve }: { resolve: Resolve }) =>
            addCommonAnswers(item, resolve),
        },
      }),
    },
  },
})

// Redocly takes the default export of a plugin.
export default plugin
