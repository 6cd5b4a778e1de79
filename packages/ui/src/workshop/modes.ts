/** One way to look at a story. Each mode of a story is a picture of its own, with its own baseline. */
interface Mode {
  theme: 'light' | 'dark'
  /** A key of `parameters.viewport.options` (preview). */
  viewport: 'desktop' | 'phone'
}

const modes = {
  'light-1280': { theme: 'light', viewport: 'desktop' },
  'dark-1280': { theme: 'dark', viewport: 'desktop' },
  'light-390': { theme: 'light', viewport: 'phone' },
} as const satisfies Record<string, Mode>

type ModeName = keyof typeof modes

const taken = (...names: ModeName[]) => ({
  chromatic: {
    disableSnapshot: false,
    modes: Object.fromEntries(names.map((name) => [name, modes[name]])),
  },
})

/**
 * Which pictures a story is worth, for its `parameters`: `parameters: pictures.both`. No story has any
 * without one of these. Chromatic and the local `visual` command read the same parameter; modes of
 * meta and story add up, so name them on stories only.
 */
export const pictures = {
  /** Desktop, light: what does not depend on the theme, or fixes direction or text size itself. */
  one: taken('light-1280'),
  /** Desktop, light and dark: the `Matrix` of a component. */
  both: taken('light-1280', 'dark-1280'),
  /** Desktop in both themes and a phone: patterns, shell, screens. */
  all: taken('light-1280', 'dark-1280', 'light-390'),
}
