import { describe, expect, it } from 'vitest'
import { featuresOf, operationsModule, type ReadableContract } from './contractModules'

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

  it('tell what may be missing from what may be null', () => {
    const properties = {
      none: { type: 'string' },
      missing: { type: 'string' },
      empty: { type: ['string', 'null'] },
      old: { type: 'string', nullable: true },
      named: { $ref: '#/components/schemas/Nullable' },
    }
    const described: ReadableContract = {
      paths: {
        '/tree': {
          get: {
            operationId: 'getTree',
            responses: { 200: json({ type: 'object', required: ['none', 'empty'], properties }) },
          },
        },
      },
      components: { schemas: { Nullable: { type: ['string', 'null'] } } },
    }
    expect(operationsModule(described, { isStrict: false })).toContain(
      "answer: { none: 'string', 'missing?': 'string', 'empty??': 'string', 'old??': 'string', 'named??': 'string' }",
    )
  })

  it('make stale what a change states, of all reads', () => {
    const stating: ReadableContract = {
      paths: {
        ...other.paths,
        '/leaves': {
          post: {
            operationId: 'dropLeaves',
            'x-feature': 'autumn',
            'x-makes-stale': ['listTrees'],
            responses: { 204: {} },
          },
        },
      },
      components: other.components ?? {},
    }
    expect(featuresOf(stating)).toEqual(['autumn'])
    const text = operationsModule(stating, {
      isStrict: false,
      includes: (call) => call['x-feature'] === 'autumn',
    })
    expect(text).toContain(
      "  dropLeaves: { method: 'POST', path: '/leaves', changes: true, makesStale: ['listTrees'] },",
    )
    expect(text).not.toContain('Tree =')
    expect(text).not.toContain('listTrees: ')
    const missing = { ...stating, paths: { '/leaves': stating.paths['/leaves'] ?? {} } }
    expect(() => operationsModule(missing, { isStrict: false })).toThrow(
      'dropLeaves makes listTrees stale, which is no read',
    )
  })

  it('refuse a call without an operation id, and for our own contract what it leaves open', () => {
    const nameless: ReadableContract = { paths: { '/trees': { get: { responses: {} } } } }
    expect(() => operationsModule(nameless, { isStrict: false })).toThrow(
      'GET /trees has no operationId',
    )
    expect(() => operationsModule(other, { isStrict: true })).toThrow()
    const silent: ReadableContract = {
      paths: {
        '/trees': {
          post: { operationId: 'plantTree', responses: { 200: json({ type: 'object' }) } },
        },
      },
    }
    expect(() => operationsModule(silent, { isStrict: true })).toThrow('state what it makes stale')
  })
})
