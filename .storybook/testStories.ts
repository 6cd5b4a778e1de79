import { readFile } from 'node:fs/promises'
import { loadCsf } from 'storybook/internal/csf-tools'
import type { Indexer } from 'storybook/internal/types'

/** The tag of stories that only prove a behaviour. The sidebar leaves them out; a filter shows them. */
export const testOnly = 'test-only'

/**
 * Marks the stories that are tests: those in files of interactions, and those that play steps and
 * are not on the docs page. The stories say it themselves already, and the tests run all of them.
 */
export const withTestStories = (indexers: Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (fileName, options) => {
      const code = await readFile(fileName, 'utf8')
      // Storybook's own indexer does no more than this.
      const csf = loadCsf(code, { ...options, fileName }).parse()
      const isTest = (name: string) => {
        const own = csf._stories[name]?.tags ?? []
        if (fileName.includes('.interactions.')) return true
        return own.includes('!autodocs') && own.includes('play-fn')
      }
      return csf.indexInputs.map((input) =>
        isTest(input.exportName) ? { ...input, tags: [...(input.tags ?? []), testOnly] } : input,
      )
    },
  }))
