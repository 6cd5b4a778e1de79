import { brands } from '@hearth/ui/storybook/brands'
import { media } from '@hearth/ui/theme'
import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { storybookTheme } from './storybookTheme'
import type { StoryGlobals } from './storyGlobals'
import { usePage } from './usePage'
import { useReadableDocs } from './useReadableDocs'

const darkSystem = window.matchMedia(media.darkSystem)
const subscribe = (onChange: () => void) => {
  darkSystem.addEventListener('change', onChange)
  return () => darkSystem.removeEventListener('change', onChange)
}

const readGlobals = (): StoryGlobals => {
  const channel = addons.getChannel()
  const [{ globals }] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
  return globals
}
const subscribeToGlobals = (onChange: () => void) => {
  const channel = addons.getChannel()
  channel.on(GLOBALS_UPDATED, onChange)
  return () => channel.off(GLOBALS_UPDATED, onChange)
}

/**
 * A docs page in the toolbar's theme. The page itself is always English and left-to-right; its
 * stories follow the toolbar.
 */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useSyncExternalStore(subscribeToGlobals, readGlobals)
  const isDarkSystem = useSyncExternalStore(subscribe, () => darkSystem.matches)
  usePage({ ...globals, direction: 'ltr' })
  useReadableDocs()

  const isDark = globals.theme === 'dark' || (globals.theme === 'system' && isDarkSystem)
  return (
    <Container
      context={context}
      theme={storybookTheme(isDark ? 'dark' : 'light', brands[globals.brand])}
    >
      {children}
    </Container>
  )
}
