// Specification: 7

import { expect, inject, it } from 'vitest'
import { fuzz } from './fuzz/fuzz.ts'
import { createTestApp } from './helper.ts'
import { operations } from './operations.ts'

// Each database gets different requests. FUZZ_COUNT sends more of them, and FUZZ_SEED others.
const seeds = { pglite: 20_261_122, postgres: 20_261_123 }
const { FUZZ_COUNT, FUZZ_SEED = seeds[inject('template').kind] } = process.env
const hour = 60 * 60_000

it(
  'no request of anybody gets a 5xx, or an answer that the contract does not know',
  async () => {
    const test = await createTestApp()
    const { seen, slowest } = await fuzz(test, {
      count: Number(FUZZ_COUNT ?? 700),
      seed: Number(FUZZ_SEED),
      patience: 5_000,
    })
    const called = new Set([...seen.keys()].map((key) => key.split(' ')[0]))
    expect(operations.filter(({ operationId }) => !called.has(operationId))).toEqual([])
    expect((await test.app.inject('/healthz')).statusCode).toBe(200)
    await test.close()
    if (FUZZ_COUNT) {
      const rows = [...seen].sort().map(([key, times]) => `${key.padEnd(40)}${times}\n`)
      process.stdout.write(`${rows.join('')}Slowest answer: ${Math.round(slowest)} ms\n`)
    }
  },
  FUZZ_COUNT ? 10 * hour : undefined,
)
