import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { errorLines, excerpt, ofPlaywright, ofVitest, recap, withCauses } from './failures.ts'
import { root } from './run.ts'

describe('what failed', () => {
  it('is read from a report of vitest, including broken files and flaky tests', () => {
    const assertion = { ancestorTitles: ['initials'], failureMessages: ['Error: expected A'] }
    const report = ofVitest({
      numPassedTests: 2,
      testResults: [
        {
          name: join(root, 'a.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [
            { ...assertion, title: 'are two', status: 'failed' },
            { ...assertion, title: 'are one', status: 'passed', failureMessages: [] },
            { ...assertion, title: 'are none', status: 'passed' },
          ],
        },
        { name: join(root, 'b.test.ts'), status: 'failed', message: 'No b', assertionResults: [] },
      ],
    })
    expect(report).toEqual({
      passed: 2,
      failures: [
        { name: 'a.test.ts > initials > are two', message: 'Error: expected A' },
        { name: 'b.test.ts', message: 'No b' },
      ],
      flaky: [{ name: 'a.test.ts > initials > are none', message: 'Error: expected A' }],
    })
  })

  it('comes with the causes of its errors', () => {
    const report = {
      passed: 1,
      failures: [{ name: 'a', message: 'Error: Failed query' }],
      flaky: [],
    }
    const output =
      'Error: Failed query\n  at a.ts\n\u001b[31mCaused by: error: deadlock\u001b[39m\n'
    expect(withCauses(report, output).failures).toEqual([
      { name: 'a', message: 'Caused by: error: deadlock\nError: Failed query' },
    ])
    expect(withCauses(report, 'Error: Failed query')).toEqual(report)
  })

  it('is read from a report of playwright, including early errors and flaky tests', () => {
    const results = [{ errors: [{ message: 'Error: not visible' }] }]
    const report = ofPlaywright({
      stats: { expected: 4, flaky: 1 },
      errors: [{ message: 'No config' }],
      suites: [
        {
          title: 'users.e2e.ts',
          specs: [{ title: 'lists', tests: [{ status: 'expected', results }] }],
          suites: [
            {
              title: 'on a phone',
              specs: [
                { title: 'bans', tests: [{ status: 'unexpected', results }] },
                { title: 'verifies', tests: [{ status: 'flaky', results }] },
              ],
            },
          ],
        },
      ],
    })
    expect(report).toEqual({
      passed: 5,
      failures: [
        { name: 'before any test', message: 'No config' },
        { name: 'users.e2e.ts > on a phone > bans', message: 'Error: not visible' },
      ],
      flaky: [{ name: 'users.e2e.ts > on a phone > verifies', message: 'Error: not visible' }],
    })
  })

  it('is shown without colours, empty lines and frames of libraries', () => {
    const message =
      '\u001b[31mError: no\u001b[0m\n\n    at own (src/a.ts:1:2)\n    at run (/x/node_modules/y.js:1)'
    expect(excerpt(message, 9)).toBe('    Error: no\n        at own (src/a.ts:1:2)')
  })

  it("is the error in a tool's output, otherwise the end of the output", () => {
    expect(errorLines('> tsc\na.ts(1,2): error TS1: no\nDone', 8)).toBe('a.ts(1,2): error TS1: no')
    expect(errorLines('one\ntwo\nthree\n', 2)).toBe('two\nthree')
  })

  it.each([1, 5, 30, 300])('fits the end of a log when there are %i', (count) => {
    const failures = Array.from({ length: count }, (_, at) => ({
      name: `test ${at}`,
      message: 'line\n'.repeat(50),
    }))
    const lines = recap(failures).split('\n')
    expect(lines.length).toBeLessThanOrEqual(33)
    expect(lines[0]).toBe('✗ test 0')
  })
})
