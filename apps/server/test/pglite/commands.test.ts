// Specification: none

import { describe, expect, it } from 'vitest'
import { freshServers } from '../freshServers.ts'
import { runCommand } from '../serverProcess.ts'

const { env } = freshServers()

describe('commands', () => {
  it('make an administrator, reset a second factor, end sessions', async () => {
    const create = [
      'admin:create',
      '--email',
      'Ana@example.org',
      '--name',
      'Ana Sousa',
      '--password-stdin',
    ]
    const made = await runCommand(env(), create, 'correct horse 9\n')
    expect(made).toMatchObject({ code: 0, stderr: '' })
    expect(made.stdout).not.toContain('correct horse 9')
    expect(await runCommand(env(), create, 'correct horse 9')).toMatchObject({
      code: 1,
      stderr: 'ana@example.org has an account already. Choose another address.\n',
    })
    const reset = await runCommand(env(), ['admin:reset-2fa', '--email', 'ana@example.org'])
    expect(reset.stdout).toContain('sets up a new second factor')
    expect((await runCommand(env(), ['sessions:revoke', '--all'])).stdout).toBe(
      'Sessions ended: 0.\n',
    )
  })

  it.each([
    [['admin:create', '--name', 'Ana'], '--email is missing'],
    [['letter:verify', '--email', 'nobody@example.org'], 'There is no account'],
    [['admin:create', '--email', 'nonsense', '--name', 'Ana'], '"nonsense" is no email address'],
    [['admin:reset-2fa', '--email', 'nobody@example.org'], 'There is no account'],
    [['nonsense'], 'There is no command nonsense'],
  ])('say in one line what is wrong: %j', async (args, words) => {
    const { code, stdout, stderr } = await runCommand(env(), args)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain(words)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })
})
