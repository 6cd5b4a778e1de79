import { rm } from 'node:fs/promises'
import path from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import {
  auditEntries,
  auditSeals,
  auditUnsealed,
  textKeys,
} from '../src/platform/database/schema.ts'
import { logVerdict } from '../src/record/chain/logVerdict.ts'
import { sealEntries } from '../src/record/chain/sealEntries.ts'
import type { HeadStore, StoredHead } from '../src/record/chain/storedHead.ts'
import { verifyChain } from '../src/record/chain/verifyChain.ts'
import { type Browser, type TestApp, testKeys } from './helper.ts'
import { shareEmptiedTestApp } from './shareTestApp.ts'

/** A head store in memory, empty at first. */
export const memory = (): HeadStore => {
  let stored: StoredHead | undefined
  return {
    read: async () => stored,
    write: async (next) => {
      stored = next
    },
    advance: async (next) => {
      stored = { ...next, accepted: stored?.accepted ?? [] }
    },
  }
}

/** The context of a command of an operator. */
export const operatorOf = (test: TestApp) => ({
  actor: undefined,
  vault: testKeys,
  now: test.clock.now,
  request: { id: 'cli', ip: 'local' },
})

/** A server with an empty record before each test, and functions for its chain. */
export const shareChain = () => {
  let test: TestApp
  let admin: Browser
  shareEmptiedTestApp(auditEntries, (shared, browser) => {
    test = shared
    admin = browser
  })
  beforeEach(async () => {
    await test.db.delete(auditSeals)
    await test.db.delete(auditUnsealed)
    await test.db.delete(textKeys)
    await rm(path.join(test.config.dataDir, 'record-head.json'), { force: true })
  })
  const seal = (heads = memory()) =>
    sealEntries(test.database, testKeys.chain, heads, test.clock.now())
  const ids = async (): Promise<string[]> => {
    const links = await test.db.select().from(auditSeals).orderBy(asc(auditSeals.position))
    return links.map(({ entryId }) => entryId)
  }
  return {
    get test() {
      return test
    },
    get admin() {
      return admin
    },
    seal,
    /** The entries of the chain in order. */
    ids,
    verify: (head?: string) =>
      verifyChain(test.database, testKeys, test.clock.now(), head ? { head } : undefined),
    /** The log lines of the nightly verification. */
    nightly: async (heads = memory()): Promise<Record<string, unknown>[]> => {
      const before = test.logged.length
      await logVerdict(test.database, testKeys, heads, test.clock.now(), test.app.log)
      return test.logged.slice(before).flatMap((line) => {
        const { msg, ...rest } = JSON.parse(line)
        return /record/.test(msg) ? [{ msg, ...rest }] : []
      })
    },
    /** Writes entries by actions of an administrator and seals them. @returns their ids in order */
    act: async (times = 5, heads = memory()): Promise<string[]> => {
      const member = await test.createUser()
      for (let n = 0; n < times; n += 1) {
        test.clock.advance(1000)
        const action = n % 2 ? 'un-ban' : 'ban'
        await admin.post(`/users/${member.id}/${action}`, { reason: `é <b>${n}</b>` })
      }
      await seal(heads)
      return ids()
    },
    /** Changes the request of an entry. */
    change: (entryId = '', requestId = 'Other') =>
      test.db.update(auditEntries).set({ requestId }).where(eq(auditEntries.id, entryId)),
    /** Removes an entry and its link. */
    remove: async (entryId = '') => {
      await test.db.delete(auditSeals).where(eq(auditSeals.entryId, entryId))
      await test.db.delete(auditEntries).where(eq(auditEntries.id, entryId))
    },
  }
}
