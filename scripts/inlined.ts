import bundle from '../openapi/openapi.gen.json' with { type: 'json' }

/** A part of the contract in which the target replaces every reference. */
export function inlined(node: unknown = bundle): unknown {
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) return node.map((one) => inlined(one))
  if ('$ref' in node) {
    const keys = String(node.$ref).slice(2).split('/')
    return inlined(keys.reduce((parent: unknown, key) => Reflect.get(Object(parent), key), bundle))
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inlined(value)]))
}
