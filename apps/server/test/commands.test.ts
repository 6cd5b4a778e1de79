import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import path from 'node:path'
import { v7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../src/config/config.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { auditEntries, users } from '../src/platform/database/schema.ts'
import { createLog } from '../src/platform/log.ts'
import { freshServers } from './freshServers.ts'
import { runCommand } from './serverProcess.ts'

const { dataDir, env } = freshServers()

describe('commands', () => {
  // It starts some ten processes, one after the other.
  it('make and list administrators, keep the last one, rotate keys, reset a second factor, end sessions [ASVS 7.4.5]', {
    timeout: 240_000,
  }, async () => {
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
      stderr: 'ana@example.org already has an account. Choose another address.\n',
    })
    expect((await runCommand(env(), ['admin:list'])).stdout).toBe(
      'ana@example.org, Ana Sousa, owner, no second factor, never signed in\n',
    )
    expect(await runCommand(env(), ['admin:end', '--email', 'ana@example.org'])).toMatchObject({
      code: 1,
      stderr:
        'ana@example.org is the last owner. Make somebody else an owner first, with `admin:role` or `admin:invite`.\n',
    })
    const withTeam = { ...env(), FEATURES: 'team' }
    const first = await runCommand(withTeam, ['admin:create', '--email', 'rui@example.org'])
    expect(first).toMatchObject({ code: 0, stderr: '' })
    expect(first.stdout).toMatch(
      /^Invitation for rui@example.org as owner, for 72 hours:\n {2}http\S+\/join-team\?token=[\w-]{43} /,
    )
    const invite = ['admin:invite', '--email', 'eve@example.org', '--role']
    expect((await runCommand(withTeam, [...invite, 'king'])).stderr).toContain('is not a role')
    expect((await runCommand(withTeam, [...invite, 'viewer'])).code).toBe(0)
    const role = ['admin:role', '--email', 'ana@example.org', '--role', 'steward']
    expect((await runCommand(env(), role)).stderr).toContain('is the last owner')
    expect((await runCommand(env(), ['admin:list'])).stdout).toContain(
      'eve@example.org, invited as viewer, link until ',
    )
    expect((await runCommand(env(), ['keys:rotate'])).stdout).toBe(
      'Second factors re-encrypted: 0. Entries of the record sealed again: 0. Its head was 0. and is 0.\n',
    )
    const reset = await runCommand(env(), ['admin:reset-2fa', '--email', 'ana@example.org'])
    expect(reset.stdout).toContain('sets up a new second factor')
    expect((await runCommand(env(), ['sessions:revoke', '--all'])).stdout).toBe(
      'Sessions ended: 0.\n',
    )
  })

  it.each([
    ['password1', 'This password is too common'],
    ['rui.costa', 'This password is too common'],
    ['short', 'The password must have 8 to 20 characters'],
  ])('refuse to create an administrator with the password %s', async (password, words) => {
    const create = ['admin:create', '--email', 'rui.costa@example.org', '--name', 'Rui Costa']
    expect(await runCommand(env(), [...create, '--password-stdin'], password)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: `${words}. Choose another one.\n`,
    })
  })

  it('verify the record, and export it with an entry', async () => {
    const whole = await runCommand(env(), ['record:verify'])
    expect(whole).toMatchObject({ code: 0, stderr: '' })
    expect(whole.stdout).toBe('The record is intact. Entries: 0. Head: 0.\n')
    const gone = await runCommand(env(), ['record:verify', '--head', `9.${'x'.repeat(43)}`])
    expect(gone.code).toBe(1)
    expect(gone.stderr).toContain('The chain does not contain the earlier head')
    const exported = await runCommand(env(), ['record:export', '--from', '2026-01-01'])
    const lines = exported.stdout.trimEnd().split('\n')
    expect(exported).toMatchObject({ code: 0, stderr: `Entries: ${lines.length}.\n` })
    const last = JSON.parse(lines.at(-1) ?? '')
    expect(last).toMatchObject({
      action: 'record.export',
      actorId: null,
      after: { by: userInfo().username, from: '2026-01-01', withIp: false },
    })
    expect(last).not.toHaveProperty('ip')
    const west = { ...env(), TZ: 'Pacific/Honolulu' }
    const lately = new Date(Date.now() - 60_000).toISOString().slice(0, 16)
    const inUtc = await runCommand(west, ['record:export', '--from', lately])
    expect(inUtc.stdout).toContain('record.export')
  })

  it('export statements of reasons, and print their number', async () => {
    const database = await openDatabase(readConfig(env()), createLog('silent'))
    const [ban] = await database.db
      .insert(auditEntries)
      .values({
        at: new Date(),
        action: 'user.ban',
        subjectId: v7(),
        before: { isBanned: false },
        after: { isBanned: true },
        requestId: 'x',
        ip: 'x',
      })
      .returning()
    await database.close()
    const call = ['reasons:export', '--since', '2026-01-01', '--territory', 'PT,ES']
    const { stdout, stderr, code } = await runCommand(env(), call)
    const [head, ...rows] = stdout.trimEnd().split('\r\n')
    expect([code, stderr]).toEqual([0, `Statements of reasons: ${rows.length}.\n`])
    expect(head).toMatch(/^decision_visibility,decision_account,.*,puid$/)
    const row = rows.find((line) => line.endsWith(`,${ban?.id}`))
    expect(row).toContain('DECISION_ACCOUNT_SUSPENDED')
    expect(row).toContain('"[""PT"",""ES""]"')
  })

  it('remove control characters of names and of the record [ASVS 1.3.3]', async () => {
    const database = await openDatabase(readConfig(env()), createLog('silent'))
    const fullName = 'Eve\u001b[2J\u009b2J\u0007'
    await database.db
      .insert(users)
      .values({ email: 'eve@example.org', fullName, role: 'admin', teamRole: 'owner' })
    await database.db.insert(auditEntries).values({
      at: new Date(),
      action: 'post.delete',
      before: { title: 'A\u009b2J\u007f' },
      requestId: 'x',
      ip: 'x',
    })
    await database.close()
    const controls = /(?!\n)\p{Cc}/u
    const listed = await runCommand(env(), ['admin:list'])
    expect(listed.stdout).toContain('Eve\ufffd[2J\ufffd2J\ufffd')
    expect(listed.stdout).not.toMatch(controls)
    const exported = await runCommand(env(), ['record:export'])
    expect(exported.stdout).not.toMatch(controls)
    expect(exported.stdout).toContain('A\\u009b2J\\u007f')
    const titles = exported.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).before?.title)
    expect(titles).toContain('A\u009b2J\u007f')
  })

  it('report which documents will be deleted and when, without names', async () => {
    const settings = { ...env(), FEATURES: 'record,desk' }
    const report = () => runCommand(settings, ['retention:report'])
    expect((await report()).stdout).toBe('No document will be deleted.\n')
    const database = await openDatabase(readConfig(env()), createLog('silent'))
    const member = {
      fullName: 'João Almeida',
      email: 'joao@example.org',
      isVerified: true,
      status: 'verified',
      passport: 'documents/1.pdf',
    } as const
    const decidedAt = new Date('2026-01-01T10:00:00Z')
    const rows = await database.db
      .insert(users)
      .values([
        { ...member, decidedAt: new Date('2026-02-01T10:00:00Z') },
        { ...member, email: 'ana@example.org', decidedAt, documentsHeldAt: decidedAt },
        {
          ...member,
          email: 'rui@example.org',
          badgeRequestStatus: 1,
          badgeRequestedAt: decidedAt,
        },
      ])
      .returning({ id: users.id })
    await database.close()
    expect(await report()).toMatchObject({
      code: 0,
      stderr: '',
      stdout: [
        `2026-01-31  ${rows[1]?.id}  passport     held\n`,
        `2026-03-03  ${rows[0]?.id}  passport\n`,
      ].join(''),
    })
  })

  it('list files without a record, and remove them on request', async () => {
    const folder = path.join(dataDir(), 'files/documents')
    await mkdir(folder, { recursive: true })
    for (const name of ['old.pdf', 'new.pdf']) await writeFile(path.join(folder, name), 'a scan')
    await utimes(path.join(folder, 'old.pdf'), new Date(0), new Date(0))
    const counted = 'Files: 2, not named by any record: 1.\nNothing was removed: see --remove.\n'
    expect((await runCommand(env(), ['files:sweep'])).stdout).toBe(`documents/old.pdf\n${counted}`)
    expect(await readdir(folder)).toHaveLength(2)
    const removed = await runCommand(env(), ['files:sweep', '--remove'])
    expect(removed).toMatchObject({ code: 0, stdout: 'Files removed: 1.\n', stderr: '' })
    expect(await readdir(folder)).toEqual(['new.pdf'])
  })

  it.each([
    [['admin:create', '--name', 'Ana'], '--email is missing'],
    [['email:verify', '--email', 'nobody@example.org'], 'There is no account'],
    [
      ['admin:create', '--email', 'nonsense', '--name', 'Ana'],
      '"nonsense" is not an email address',
    ],
    [['admin:reset-2fa', '--email', 'nobody@example.org'], 'There is no account'],
    [
      ['admin:create', '--password-stdin', '--email', 'ana@example.org', '--name', 'a'.repeat(201)],
      '--name has 201 characters. Shorten it to 200.',
    ],
    [
      ['admin:create', '--email', `ana@${'a.'.repeat(130)}example.org`, '--name', 'Ana'],
      '--email has 275 characters. Shorten it to 254.',
    ],
    [['nonsense'], 'There is no command nonsense'],
    [
      ['record:export', '--to', '2026-02-30'],
      '"2026-02-30" is not a date. Correct --to, as in 2026-01-31 or 2026-01-31T10:00+02:00.',
    ],
  ])('print in one line what is wrong: %j', async (args, words) => {
    const { code, stdout, stderr } = await runCommand(env(), args)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain(words)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })
})
