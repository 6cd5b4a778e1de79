import { media } from '@hearth/ui/theme/media'
import { theme } from '@hearth/ui/theme/theme'
import { addons } from 'storybook/manager-api'
import { workshopTheme } from './workshopTheme.ts'

const isDark = window.matchMedia(media.darkSystem).matches

addons.setConfig({
  theme: workshopTheme(isDark ? 'dark' : 'light', theme),
  sidebar: { showRoots: true },
})
