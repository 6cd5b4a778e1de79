import { expect } from 'vitest'
import { startServer } from './serverProcess.ts'

/** Expects a start to fail, and to say why in one line. */
export const expectFailedStart = async (
  env: Readonly<Record<string, string>>,
  words: string,
  ...args: string[]
): Promise<void> => {
  const { code, stdout, stderr } = await startServer(env, ...args).finished
  expect(stderr).toContain(words)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  expect(stderr).not.toMatch(/ at .*:\d+:\d+/)
  expect([code, stdout]).toEqual([1, ''])
}
