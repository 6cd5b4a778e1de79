import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const name = 'virtual:screen-states'

/** A screen and the names of its stories, without interaction stories. */
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
    .filter((file) => !file.includes('.interactions.'))
    .map((file) => {
      const source = readFileSync(join(root, file), 'utf8')
      const [, screen = file] = /\btitle: 'Screens\/([^']+)'/.exec(source) ?? []
      const stories = [...source.matchAll(/^export const (\w+)/gm)].map(([, story = '']) => story)
      return { screen, stories }
    })
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
