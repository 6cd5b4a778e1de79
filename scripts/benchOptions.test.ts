// Specification: none

import { expect, it } from 'vitest'
import { run } from './run.ts'

// What they refuse is refused before anything is built or measured.
it.each([
  ['web', '--profile slwo', 'No profile named slwo. Profiles: fast, slow.'],
  ['web', '--profile slow --write', 'Either --write or --profile'],
  ['growth', '--only pots', 'No step matches pots. Steps: 100 users; '],
  ['growth', '--only posts --write', 'Either --write or --only'],
])('%s.ts refuses %s', async (program, options, message) => {
  const args = [`apps/bench/${program}.ts`, ...options.split(' ')]
  const { code, output } = await run(process.execPath, args)
  expect(output).toContain(message)
  expect(code).toBe(2)
})
