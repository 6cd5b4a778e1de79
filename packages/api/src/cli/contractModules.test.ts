import { describe, expect, it } from 'vitest'
import { operationsModule, type ReadableContract, staleModule } from './contractModules'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })

/** A contract that knows nothing of this product. */
const other: ReadableContract = {
  paths: {
    '/trees': {
      get: {
        operationId: 'listTrees',
        responses: { 200: json({ type: 'array', items: { $ref: '#/components/schemas/Tree' } }) },
      },
      post: { operationId: 'plantTree', responses: { 204: {} } },
    },
  },
  components: {
    schemas: {
      Tree: {
        type: 'object',
        required: ['id', 'planted-at', 'height'],
        properties: {
          id: { type: 'string' },
          'planted-at': { type: 'string', format: 'date-time' },
          height: {},
          branches: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
        },
      },
    },
  },
}

describe('the modules of another contract', () => {
  it('contain the calls, with an unknown value where a schema cannot be checked', () => {
    const text = operationsModule(other, { isStrict: false })
    expect(text).toContain(
      "const Tree = { id: 'string', 'planted-at': 'moment', height: 'unknown', 'branches?': ['unknown'] } as const",
    )
    expect(text).toContain(
      "  listTrees: { method: 'GET', path: '/trees', changes: false, answer: [Tree] },",
    )
    expect(text).toContain("  plantTree: { method: 'POST', path: '/trees', changes: true },")
  })

  it('make everything stale after a change that states nothing', () => {
    expect(staleModule(other, { isStrict: false })).toContain('= {\n}\n')
  })

  it('refuse a call without an operation id, and for our own contract what it leaves open', () => {
    const nameless: ReadableContract = { paths: { '/trees': { get: { responses: {} } } } }
    expect(() => operationsModule(nameless, { isStrict: false })).toThrow(
      'GET /trees has no operationId',
    )
    expect(() => operationsModule(other, { isStrict: true })).toThrow()
    expect(() => staleModule(other, { isStrict: true })).toThrow('state what it makes stale')
  })
})
