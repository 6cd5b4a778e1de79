import { MOBILE_BREAKPOINT } from '../theme/media'

interface Viewport {
  /** As the toolbar says it. */
  name: string
  width: number
  height: number
}

/** The pages that stories are looked at on: the toolbar offers these, and modes take theirs from here. */
export const viewports = {
  small: { name: 'Small phone', width: 320, height: 640 },
  phone: { name: 'Phone', width: 390, height: 844 },
  tablet: { name: 'Tablet', width: MOBILE_BREAKPOINT, height: 1024 },
  desktop: { name: 'Desktop', width: 1280, height: 800 },
  wide: { name: 'Wide', width: 1440, height: 900 },
} as const satisfies Record<string, Viewport>

/** One way to look at a story: names of toolbar globals. Each mode of a story is a screenshot of its own. */
export interface Mode {
  theme: 'light' | 'dark'
  /** Chromatic understands sizes; names of the toolbar's viewports are not in its documentation. */
  viewport: { width: number; height: number }
}

const sized = ({ width, height }: Viewport) => ({ width, height })

const modes = {
  'light-1280': { theme: 'light', viewport: sized(viewports.desktop) },
  'dark-1280': { theme: 'dark', viewport: sized(viewports.desktop) },
  'light-390': { theme: 'light', viewport: sized(viewports.phone) },
} as const satisfies Record<string, Mode>

type ModeName = keyof typeof modes

const taken = (...names: ModeName[]) => ({
  chromatic: {
    disableSnapshot: false,
    modes: Object.fromEntries(names.map((name) => [name, modes[name]])),
  },
})

/**
 * Which screenshots a story is worth, for its `parameters`: `parameters: screenshots.both`. No story has any
 * without one of these. Chromatic and the local `visual` command read the same parameter; modes of
 * meta and story add up, so name them on stories only.
 */
export const screenshots = {
  /** Desktop, light: what does not depend on the theme, or fixes direction or text size itself. */
  one: taken('light-1280'),
  /** Desktop, light and dark: the `Matrix` of a component. */
  both: taken('light-1280', 'dark-1280'),
  /** Desktop in both themes and a phone: patterns, shell, screens. */
  all: taken('light-1280', 'dark-1280', 'light-390'),
}
