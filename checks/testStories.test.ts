import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import type { Indexer } from 'storybook/internal/types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testOnly, withTestStories } from '../.storybook/testStories'

/** Storybook's own indexer, which it does not export. */
const csf: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (fileName, options) =>
    loadCsf(await readFile(fileName, 'utf8'), { ...options, fileName }).parse().indexInputs,
}

const source = `export default { title: 'A' }
const step = async () => {}
export const State = {}
export const StateWithSteps = { play: step }
export const ByTheToolbar = { tags: ['!autodocs'] }
export const Behaviour = { tags: ['!autodocs'], play: step }`

describe('the sidebar leaves out stories that are tests', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'stories-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const marked = async (name: string, code: string) => {
    const file = join(folder, name)
    writeFileSync(file, code)
    const [indexer] = withTestStories([csf])
    const inputs = await indexer?.createIndex(file, { makeTitle: (title = '') => title })
    return inputs?.flatMap(({ exportName, tags }) => (tags?.includes(testOnly) ? exportName : []))
  }

  it('marks stories that play steps and are not on the docs page', async () => {
    expect(await marked('A.stories.tsx', source)).toEqual(['Behaviour'])
  })

  it('marks all stories of a file of interactions', async () => {
    expect(await marked('A.interactions.stories.tsx', source)).toHaveLength(4)
  })

  it('does not mark a page that has no docs page at all', async () => {
    const page = source.replace("{ title: 'A' }", "{ title: 'A', tags: ['!autodocs'] }")
    expect(await marked('Page.stories.tsx', page)).toEqual(['Behaviour'])
  })
})
