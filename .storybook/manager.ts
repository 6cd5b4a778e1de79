import { media } from '@hearth/ui/theme/media'
import { theme } from '@hearth/ui/theme/theme'
import { addons } from 'storybook/manager-api'
import { storybookTheme } from './storybookTheme.ts'

const isDark = window.matchMedia(media.darkSystem).matches

const isPage = /^(start-here|foundations-)/

addons.setConfig({
  theme: storybookTheme(isDark ? 'dark' : 'light', theme),
  sidebar: { showRoots: true },
  // Pages of text have no props, actions or play functions to show beside them.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (storyId && isPage.test(storyId) ? false : isShown),
  },
})
