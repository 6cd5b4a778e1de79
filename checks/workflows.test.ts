import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { read } from './files'

/** Their names in `scripts/test.ts`. */
const steps = (): string[] => {
  const source = read('scripts/test.ts')
  const named = /\b(?:check|playwright|vitest)\('([\w-]+)'|name: '(build)'/g
  const all = [...source.matchAll(named)].map(([, step, build]) => step ?? build ?? '')
  return [...new Set(all)].toSorted()
}

it('the jobs of the workflow run every step of the test command, each once', () => {
  const { jobs } = parse(read('.github/workflows/test.yml'))
  const groups: string[] = jobs.test.strategy.matrix.steps
  expect(steps().length).toBeGreaterThan(10)
  expect(groups.flatMap((group) => group.split(' ')).toSorted()).toEqual(steps())
})
