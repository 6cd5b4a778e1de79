import { describe, expect, it } from 'vitest'
import { auditEntries, processes as running } from '../src/platform/database/schema.ts'
import { storeVerdict } from '../src/record/chain/storedVerdict.ts'
import type { Browser, TestApp } from './helper.ts'
import { shareEmptiedTestApp } from './shareTestApp.ts'

let test: TestApp
let owner: Browser
shareEmptiedTestApp(auditEntries, (shared, browser) => {
  test = shared
  owner = browser
})

const read = async () => (await owner.get('/operations')).json().data

const record = (action: string, at: string) =>
  test.db.insert(auditEntries).values({ action, at: new Date(at), requestId: 'r', ip: 'local' })

describe('the operations', () => {
  it('list the versions, the processes, every queue and the disk', async () => {
    await test.db.insert(running).values({ version: '0.1.0', roles: ['web', 'jobs'] })
    const { database, processes, queues, disk } = await read()
    expect(database).toMatch(/^(PostgreSQL|PGlite) \d+(\.\d+)?$/)
    expect(processes).toHaveLength(1)
    expect(processes[0]).toMatchObject({ version: '0.1.0', roles: ['web', 'jobs'] })
    expect(queues.map(({ name }: { name: string }) => name)).toContain('email')
    if (disk) expect(disk.free).toBeLessThanOrEqual(disk.size)
  })

  it('count entries without a seal', async () => {
    const before = (await read()).record
    const member = await test.createUser()
    await owner.post(`/users/${member.id}/ban`, { reason: 'Spam' })
    const { unsealed, oldestUnsealed } = (await read()).record
    expect(unsealed).toBe(before.unsealed + 1)
    expect(Date.parse(oldestUnsealed)).toBeLessThanOrEqual(test.clock.now().getTime())
  })

  it('have the result of the last verification of the record', async () => {
    expect((await read()).record).toMatchObject({ verifiedAt: null, isIntact: null })
    for (const isIntact of [true, false]) {
      await storeVerdict(test.db, isIntact, test.clock.now())
      const verifiedAt = test.clock.now().toISOString()
      expect((await read()).record).toMatchObject({ verifiedAt, isIntact })
    }
  })

  it('show that no backup was made', async () => {
    const { backup, drill } = await read()
    expect(backup).toEqual({ lastAt: null })
    expect(drill).toEqual({ lastAt: null, hasPassed: null })
  })

  it.each([
    { later: 'backup.drill', hasPassed: true },
    { later: 'backup.drill-fail', hasPassed: false },
  ])('tell of the last drill only: $later', async ({ later, hasPassed }) => {
    await record('backup.make', '2026-11-20T02:00:00.000Z')
    await record('backup.make', '2026-11-21T02:00:00.000Z')
    await record(hasPassed ? 'backup.drill-fail' : 'backup.drill', '2026-11-20T03:00:00.000Z')
    await record(later, '2026-11-21T03:00:00.000Z')
    const { backup, drill } = await read()
    expect(backup.lastAt).toBe('2026-11-21T02:00:00.000Z')
    expect(drill).toEqual({ lastAt: '2026-11-21T03:00:00.000Z', hasPassed })
  })
})
