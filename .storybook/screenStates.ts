import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import type { Plugin } from 'vite'
import { isTest } from './testStories.ts'

const name = 'virtual:screen-states'

/** A screen and the names of its stories, without those that are tests. */
export interface ScreenStories {
  screen: string
  stories: string[]
}

/**
 * Reads the screens and their stories from the story files.
 * @param root folder that contains packages/
 */
export function screenStories(root: string): ScreenStories[] {
  return globSync('packages/ui/src/screens/*/*.stories.tsx', { cwd: root })
    .map((file) => {
      const code = readFileSync(join(root, file), 'utf8')
      const csf = loadCsf(code, { fileName: file, makeTitle: (title = file) => title }).parse()
      const stories = Object.keys(csf._stories).filter((story) => !isTest(file, csf, story))
      return { screen: csf.meta.title?.replace('Screens/', '') ?? file, stories }
    })
    .filter(({ stories }) => stories.length > 0)
    .sort((one, other) => one.screen.localeCompare(other.screen))
}

/**
 * Generates `virtual:screen-states` from the story files, for Storybook's table of screens and
 * states.
 */
export function screenStatesPlugin(root: string): Plugin {
  return {
    name: 'storybook:screen-states',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) =>
      id === `\0${name}`
        ? `export const screenStories = ${JSON.stringify(screenStories(root))}`
        : null,
  }
}
