import type { Tokens } from './tokens'

/**
 * A foreground that appears on a background somewhere in the product, and its required contrast
 * ratio.
 */
export interface ColorPair {
  name: string
  foreground: (color: Tokens['color']) => string
  background: (color: Tokens['color']) => string
  /**
   * Minimum contrast ratio: 7 for body text, 4.5 for other text, 3 for borders of controls and
   * the focus ring.
   */
  minimum: number
}

const surfaces = ['canvas', 'raised', 'sunken', 'head', 'overlay', 'hover'] as const
const tints = ['clay', 'sand', 'moss', 'sky', 'slate', 'plum'] as const
const tones = ['accent', 'critical', 'positive', 'caution', 'info'] as const

/** Every pair in use, with its minimum (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11). */
export const pairs: ColorPair[] = [
  ...surfaces.flatMap((surface): ColorPair[] => [
    {
      name: `body text on ${surface}`,
      foreground: (c) => c.text.body,
      background: (c) => c.surface[surface],
      minimum: 7,
    },
    {
      name: `muted text on ${surface}`,
      foreground: (c) => c.text.muted,
      background: (c) => c.surface[surface],
      minimum: 4.5,
    },
    {
      name: `faint text on ${surface}`,
      foreground: (c) => c.text.faint,
      background: (c) => c.surface[surface],
      minimum: 4.5,
    },
    {
      name: `control border on ${surface}`,
      foreground: (c) => c.border.strong,
      background: (c) => c.surface[surface],
      minimum: 3,
    },
    {
      name: `focus ring on ${surface}`,
      foreground: (c) => c.focus.ring,
      background: (c) => c.surface[surface],
      minimum: 3,
    },
    {
      name: `link text on ${surface}`,
      foreground: (c) => c.accent.text,
      background: (c) => c.surface[surface],
      minimum: 4.5,
    },
    {
      name: `error text on ${surface}`,
      foreground: (c) => c.critical.text,
      background: (c) => c.surface[surface],
      minimum: 4.5,
    },
  ]),
  ...tones.map(
    (tone): ColorPair => ({
      name: `${tone} text on its subtle background`,
      foreground: (c) => c[tone].text,
      background: (c) => c[tone].subtle,
      minimum: 4.5,
    }),
  ),
  ...tints.map(
    (tint): ColorPair => ({
      name: `initials on ${tint}`,
      foreground: (c) => c.text.muted,
      background: (c) => c.tint[tint],
      minimum: 4.5,
    }),
  ),
  ...(['solid', 'hover'] as const).flatMap((state): ColorPair[] => [
    {
      name: `text on accent ${state}`,
      foreground: (c) => c.text.onAccent,
      background: (c) => c.accent[state],
      minimum: 4.5,
    },
    {
      name: `text on critical ${state}`,
      foreground: (c) => c.text.onCritical,
      background: (c) => c.critical[state],
      minimum: 4.5,
    },
  ]),
  {
    name: 'text on inverse',
    foreground: (c) => c.text.onInverse,
    background: (c) => c.surface.inverse,
    minimum: 7,
  },
]
