import { readFile } from 'node:fs/promises'
import { type CsfFile, loadCsf } from 'storybook/internal/csf-tools'
import type { Indexer } from 'storybook/internal/types'

/** The tag of stories that only prove a behaviour. The sidebar leaves them out; a filter shows them. */
export const testOnly = 'test-only'

/**
 * Whether a story is a test: it is in a file of interactions, or it plays steps and is not on the
 * docs page. The test command runs these and all other stories.
 * @param story the name of its export
 */
function isTest(fileName: string, csf: CsfFile, story: string): boolean {
  if (fileName.includes('.interactions.')) return true
  const own = csf._stories[story]?.tags ?? []
  return own.includes('!autodocs') && own.includes('play-fn')
}

/** Marks the stories that are tests, and leaves them out of what assistants read. */
export const withTestStories = (indexers: Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (fileName, options) => {
      const code = await readFile(fileName, 'utf8')
      // Storybook's own indexer does no more than this.
      const csf = loadCsf(code, { ...options, fileName }).parse()
      return csf.indexInputs.map((input) =>
        isTest(fileName, csf, input.exportName)
          ? { ...input, tags: [...(input.tags ?? []), testOnly, '!manifest'] }
          : input,
      )
    },
  }))
