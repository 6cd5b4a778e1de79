import { brands } from '@hearth/ui/storybook/brands'
import { media } from '@hearth/ui/theme'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { storybookTheme } from './storybookTheme.ts'
import type { StoryGlobals } from './storyGlobals.ts'

const isPage = /^(start-here|foundations-|pages-|screens-states-)/
const darkSystem = window.matchMedia(media.darkSystem)

/** Storybook's own interface in the theme and brand of the toolbar: both are one view. */
function dress({ theme, brand }: Pick<StoryGlobals, 'theme' | 'brand'>) {
  const base = theme === 'system' ? (darkSystem.matches ? 'dark' : 'light') : theme
  document.documentElement.dataset.theme = base
  return storybookTheme(base, brands[brand])
}

const globalsOf = (address: string) =>
  Object.fromEntries(
    (new URL(address).searchParams.get('globals') ?? '').split(';').map((each) => each.split(':')),
  )

addons.setConfig({
  theme: dress({ theme: 'light', brand: 'hearth', ...globalsOf(location.href) }),
  sidebar: { showRoots: true },
  // Pages of text and whole pages have no props or steps to show beside them.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (storyId && isPage.test(storyId) ? false : isShown),
  },
})

addons.register('hearth/theme', (api) => {
  const follow = ({ globals }: { globals: StoryGlobals }) =>
    addons.setConfig({ theme: dress(globals) })
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})
