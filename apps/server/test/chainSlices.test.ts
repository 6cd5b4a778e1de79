// Specification: 2.15

import { rm } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEntries, auditSeals, entryTexts } from '../src/platform/database/schema.ts'
import { acceptBreaks } from '../src/record/chain/acceptBreaks.ts'
import { createProgressStore } from '../src/record/chain/progress.ts'
import { resealChain } from '../src/record/chain/resealChain.ts'
import type { HeadStore } from '../src/record/chain/storedHead.ts'
import { verifyInSlices } from '../src/record/chain/verifyInSlices.ts'
import { testKeys } from './helper.ts'
import { memory, operatorOf, shareChain } from './shareChain.ts'

const chain = shareChain()
const { act, change, ids, seal } = chain

/** 24 links in slices of 4. One slice is checked each night, so the whole record takes six nights. */
const prepare = async () => {
  await rm(path.join(chain.test.config.dataDir, 'record-verified.json'), { force: true })
  const heads = memory()
  await act(24, heads)
  return { heads, entries: await ids() }
}

/** The log lines of one night. */
const night = async (heads: HeadStore): Promise<string[]> => {
  const { test } = chain
  const before = test.logged.length
  const progress = createProgressStore(test.config.dataDir)
  const use = { database: test.database, keys: testKeys, heads, progress, log: test.app.log }
  const isIntact = await verifyInSlices({ ...use, sliceSize: 4 }, test.clock.now())
  const lines: string[] = test.logged.slice(before).flatMap((line) => {
    const { msg } = JSON.parse(line)
    return msg.includes('The record ') ? [msg] : []
  })
  expect(isIntact).toBe(lines.every((line) => line.startsWith('The record is intact')))
  return lines
}

const partly = 'The record is intact: all new links and the slices of this night were checked'
const whole = 'The record is intact: every entry was checked'
const changed = (entryId = '') => [
  expect.stringContaining(`The record is broken: Entry ${entryId} was changed`),
]

/** The number of nights up to the one that completes a round. */
const nightsOfRound = async (heads: HeadStore): Promise<number> => {
  for (let nights = 1; nights < 20; nights += 1) {
    const lines = await night(heads)
    if (lines.includes(whole)) return nights
    expect(lines).toEqual([partly])
  }
  throw new Error('The whole record was not verified within the tested nights')
}

describe('a long record', () => {
  it('is verified as a whole every week', async () => {
    const { heads } = await prepare()
    expect(await nightsOfRound(heads)).toBeLessThanOrEqual(7)
    expect(await nightsOfRound(heads)).toBeLessThanOrEqual(7)
  })

  it('reports a changed new entry each night until the break is accepted', async () => {
    const { heads } = await prepare()
    await night(heads)
    await act(3, heads)
    const newest = (await ids()).at(-1)
    await change(newest)
    expect(await night(heads)).toEqual(changed(newest))
    expect(await night(heads)).toEqual(changed(newest))
    await acceptBreaks(chain.test.database, testKeys, heads, operatorOf(chain.test))
    expect(await night(heads)).toEqual([partly])
    expect(await nightsOfRound(heads)).toBeLessThanOrEqual(7)
  })

  it('reports within a week that a verified entry was changed', async () => {
    const { heads, entries } = await prepare()
    await night(heads)
    // The last slice of the round contains this entry; its link was verified in the first night.
    await change(entries[21])
    const found: string[] = []
    for (let nights = 0; nights < 7 && found.length === 0; nights += 1) {
      found.push(...(await night(heads)).filter((line) => line !== partly))
    }
    expect(found).toEqual(changed(entries[21]))
  })

  it('reports a removed text and a removed seal', async () => {
    const { heads, entries } = await prepare()
    const { db } = chain.test
    await db.delete(entryTexts).where(eq(entryTexts.entryId, entries[20] ?? ''))
    await db.delete(auditSeals).where(eq(auditSeals.entryId, entries[22] ?? ''))
    const lines: string[] = []
    for (let nights = 0; nights < 7; nights += 1) lines.push(...(await night(heads)))
    expect(lines.join('\n')).toMatch(`Entry ${entries[20]} has lost its text`)
    expect(lines.join('\n')).toMatch(`Entry ${entries[22]} is in no link of the chain`)
  })

  it('reports that its newest links were removed', async () => {
    const { heads, entries } = await prepare()
    await night(heads)
    const { db } = chain.test
    await db.delete(auditSeals).where(eq(auditSeals.entryId, entries.at(-1) ?? ''))
    await db.delete(auditEntries).where(eq(auditEntries.id, entries.at(-1) ?? ''))
    expect((await night(heads)).join()).toContain('does not contain the earlier head')
  })

  it('is verified from the beginning after its keys changed', async () => {
    const { heads } = await prepare()
    await night(heads)
    await resealChain(chain.test.db, testKeys.chain, heads, operatorOf(chain.test))
    await seal(heads)
    expect(await night(heads)).toEqual([partly])
    expect(await nightsOfRound(heads)).toBeLessThanOrEqual(7)
  })
})
