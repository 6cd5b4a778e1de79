import { dark } from '@hearth/ui/theme/dark'
import { light } from '@hearth/ui/theme/light'
import { addons } from 'storybook/manager-api'
import { workshopTheme } from './workshopTheme.ts'

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({
  theme: isDark ? workshopTheme('dark', dark) : workshopTheme('light', light),
  sidebar: { showRoots: true },
})
