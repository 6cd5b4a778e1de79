import { MOBILE_BREAKPOINT } from '../theme/media'
import type { Locale } from './locales'

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
  zoomed: { name: 'Laptop at 200 %', width: 640, height: 360 },
  landscape: { name: 'Tablet on its side', width: 1024, height: 700 },
  laptop: { name: 'Laptop', width: 1280, height: 720 },
  desktop: { name: 'Desktop', width: 1280, height: 800 },
  wide: { name: 'Wide', width: 1440, height: 900 },
} as const satisfies Record<string, Viewport>

/**
 * One way to look at a story: names of toolbar globals. Each mode of a story is a separate
 * screenshot.
 */
export interface Mode {
  theme: 'light' | 'dark'
  /** @default English */
  locale?: Locale
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
  'dark-390': { theme: 'dark', viewport: sized(viewports.phone) },
  'light-tablet': { theme: 'light', viewport: sized(viewports.tablet) },
  'dark-tablet': { theme: 'dark', viewport: sized(viewports.tablet) },
  'light-1440': { theme: 'light', viewport: sized(viewports.wide) },
  'dark-1440': { theme: 'dark', viewport: sized(viewports.wide) },
  'arabic-1440': { theme: 'light', locale: 'ar', viewport: sized(viewports.wide) },
  'arabic-390': { theme: 'dark', locale: 'ar', viewport: sized(viewports.phone) },
  'portuguese-1440': { theme: 'light', locale: 'pt', viewport: sized(viewports.wide) },
  'portuguese-390': { theme: 'dark', locale: 'pt', viewport: sized(viewports.phone) },
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
  /** Three widths in both themes: whole pages. */
  page: taken('light-1440', 'dark-1440', 'light-tablet', 'dark-tablet', 'light-390', 'dark-390'),
  /** A page in the other languages, beside those of its meta: for two or three pages. */
  languages: taken('arabic-1440', 'arabic-390', 'portuguese-1440', 'portuguese-390'),
}
