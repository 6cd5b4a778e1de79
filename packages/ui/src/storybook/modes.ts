import { MOBILE_BREAKPOINT } from '../theme/media'

interface Viewport {
  /** Its name in the toolbar. */
  name: string
  width: number
  height: number
}

/** The page sizes for stories: the toolbar offers these, and the modes use them. */
export const viewports = {
  small: { name: 'Small phone', width: 320, height: 640 },
  phone: { name: 'Phone', width: 390, height: 844 },
  tablet: { name: 'Tablet', width: MOBILE_BREAKPOINT, height: 1024 },
  desktop: { name: 'Desktop', width: 1280, height: 800 },
  wide: { name: 'Wide', width: 1440, height: 900 },
} as const satisfies Record<string, Viewport>

/**
 * One way to look at a story: names of toolbar globals. Each mode of a story is a separate
 * screenshot.
 */
export interface Mode {
  theme: 'light' | 'dark'
  /**
   * Chromatic understands sizes; its documentation does not mention names of the toolbar's
   * viewports.
   */
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
 * The screenshots of a story, for its `parameters`: `parameters: screenshots.both`. A story
 * without one of these has none. Chromatic and the local `visual` command read the same
 * parameter. Modes of meta and story add up, so set them only on stories.
 */
export const screenshots = {
  /**
   * Desktop, light: for stories that do not depend on the theme, or that set direction or text
   * size themselves.
   */
  one: taken('light-1280'),
  /** Desktop, light and dark: the `Matrix` of a component. */
  both: taken('light-1280', 'dark-1280'),
  /** Desktop in both themes and a phone: patterns, shell, screens. */
  all: taken('light-1280', 'dark-1280', 'light-390'),
}
