import { composeStories } from '@storybook/react-vite'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

type StoryFile = Parameters<typeof composeStories>[0]

/** Every public part with its stories; those of interactions start from the same states. */
const files = import.meta.glob<StoryFile>([
  '../{layout,components,patterns,shell}/**/*.stories.tsx',
  '!**/*.interactions.stories.tsx',
])

// Node 20 has neither; Node 24 has the first.
beforeAll(() => {
  vi.stubGlobal('navigator', undefined)
  vi.stubGlobal('window', undefined)
})
afterAll(() => vi.unstubAllGlobals())

it.each(Object.keys(files))('renders %s on a server, without a DOM', async (file) => {
  const load = files[file]
  if (!load) throw new Error(`${file} is missing`)
  const stories = composeStories(await load())
  const failures = Object.entries<ComponentType>(stories).flatMap(([name, Story]) => {
    try {
      renderToString(createElement(Story))
      return []
    } catch (error) {
      return [`${name}: ${error}`]
    }
  })
  expect(failures).toEqual([])
})
