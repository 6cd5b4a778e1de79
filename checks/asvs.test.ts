import { describe, expect, it } from 'vitest'
import { requirements } from './asvs'
import { asvsPage, testsOf } from './asvsPage'
import { read } from './files'

/** The anchor that GitHub gives a heading. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(' ', '-')

describe('docs/asvs.md', () => {
  const tests = testsOf()

  it('has a test, a heading or a decision for every requirement', () => {
    const unmet = requirements.filter(
      ([id, , how]) => !tests.has(id) && !how?.document && !how?.decision,
    )
    expect(unmet.map(([id]) => id)).toEqual([])
  })

  it('gives no reason for a requirement that has a test', () => {
    const both = requirements.filter(([id, , how]) => tests.has(id) && how?.decision)
    expect(both.map(([id]) => id)).toEqual([])
  })

  it('contains every requirement that a test names', () => {
    const known = new Set(requirements.map(([id]) => id))
    expect([...tests.keys()].filter((id) => !known.has(id))).toEqual([])
  })

  it('refers to existing headings', () => {
    const named = requirements.flatMap(([, , how]) => how?.document ?? [])
    const missing = named.filter((document) => {
      const [page = '', heading] = document.split('#')
      const headings = [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, text = '']) => anchor(text))
      return !headings.some((one) => one === heading)
    })
    expect(missing).toEqual([])
  })

  it('is fresh: node scripts/reports.ts writes it', () => {
    expect(read('docs/asvs.md')).toBe(asvsPage())
  })
})
