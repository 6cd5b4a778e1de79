import { dark } from '@hearth/ui/theme/dark'
import { light } from '@hearth/ui/theme/light'
import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useSyncExternalStore } from 'react'
import type { StageGlobals } from './Stage'
import { usePage } from './usePage'
import { workshopTheme } from './workshopTheme'

const darkSystem = window.matchMedia('(prefers-color-scheme: dark)')
const subscribe = (onChange: () => void) => {
  darkSystem.addEventListener('change', onChange)
  return () => darkSystem.removeEventListener('change', onChange)
}

/** A docs page in the toolbar's theme. The page reads from left to right; its stories follow the toolbar. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [story] = context.componentStories()
  const globals = (story ? context.getStoryContext(story).userGlobals : {}) as StageGlobals
  const isDarkSystem = useSyncExternalStore(subscribe, () => darkSystem.matches)
  usePage({ ...globals, direction: 'ltr' })

  const isDark = globals.theme === 'dark' || (globals.theme === 'system' && isDarkSystem)
  return (
    <Container context={context} theme={isDark ? themes.dark : themes.light}>
      {children}
    </Container>
  )
}

const themes = { light: workshopTheme('light', light), dark: workshopTheme('dark', dark) }
