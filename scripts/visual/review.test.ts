import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Difference } from './differences.ts'
import { serveReview } from './review.ts'

describe('serveReview', () => {
  let folder: string
  let differences: Difference[]

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hearth-review-'))
    differences = ['Button', 'Badge'].map((name) => ({
      name,
      before: join(folder, `${name}-before.png`),
      after: join(folder, `${name}-after.png`),
      changes: undefined,
    }))
    for (const { name, before, after } of differences) {
      await writeFile(before, `old ${name}`)
      await writeFile(after, `new ${name}`)
    }
  })
  afterEach(() => rm(folder, { recursive: true }))

  /** Ends a review after some requests, and returns the names of what was accepted. */
  async function reviewWith(...paths: string[]) {
    const { url, accepted, close } = await serveReview(differences)
    for (const path of [...paths, 'end']) await fetch(url + path, { method: 'POST' })
    const names = (await accepted).map(({ name }) => name)
    await close()
    return names
  }
  const baselines = () => Promise.all(differences.map(({ before }) => readFile(before, 'utf8')))

  it('writes the baseline of an accepted screenshot only', async () => {
    expect(await reviewWith('0/accept', '1/reject')).toEqual(['Button'])
    expect(await baselines()).toEqual(['new Button', 'old Badge'])
  })

  it('restores the baseline of a screenshot that is rejected after all', async () => {
    expect(await reviewWith('0/accept', '0/reject')).toEqual([])
    expect(await baselines()).toEqual(['old Button', 'old Badge'])
  })

  it('remembers the verdicts when the page is loaded again', async () => {
    const { url, close } = await serveReview(differences)
    await fetch(`${url}0/accept`, { method: 'POST' })
    const rows = (await (await fetch(`${url}differences`)).json()) as { verdict?: string }[]
    expect(rows.map(({ verdict }) => verdict)).toEqual(['accept', undefined])
    await close()
  })

  it('shows the old screenshot after an acceptance', async () => {
    const { url, close } = await serveReview(differences)
    await fetch(`${url}0/accept`, { method: 'POST' })
    expect(await (await fetch(`${url}0/before`)).text()).toBe('old Button')
    await close()
  })

  it('refuses another site and an unknown screenshot', async () => {
    const { url, close } = await serveReview(differences)
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    const foreign = await fetch(`${url}0/accept`, { method: 'POST', headers })
    const missing = await fetch(`${url}7/before`)
    expect([foreign.status, missing.status]).toEqual([403, 404])
    expect(await baselines()).toEqual(['old Button', 'old Badge'])
    await close()
  })
})
