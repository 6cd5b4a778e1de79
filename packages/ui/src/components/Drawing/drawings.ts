/**
 * The shapes of one drawing on a field of 160 by 120, as SVG, for each of the two inks. Their
 * colours come from the theme.
 */
interface Shapes {
  /** Drawn in the colour of strong borders. */
  lines: string
  /** Drawn in ember. */
  fire: string
}

/** The flame of the logo (Mark.tsx), with its bottom at 80, 102. */
const flame = (scale: number) =>
  `<g fill="black" stroke="none" transform="translate(${80 - 16 * scale} ${102 - 25.6 * scale}) scale(${scale})">` +
  '<path d="M16.6 10.5c.5 3.1 4.9 5.2 4.9 9.6a5.5 5.5 0 0 1-11 0c0-2 .9-3.3 2-4.3.2 1.3.8 2.1 1.6 2.5-.4-3.1.6-6 2.5-7.8Z"/></g>'

/** A line of the same width at every size of the drawing, which a page may show three times larger. */
const line = (d: string) => `<path vector-effect="non-scaling-stroke" d="${d}"/>`

/** The arch of the logo, in a chimney with a mantel. */
const hearth =
  line('M50 107V78a30 30 0 0 1 60 0v29M22 107h116M30 42h100M38 42v65M122 42v65') +
  '<path stroke-width="3" d="M48 39.5V28M112 39.5V28"/>'

const logs = '<path stroke-width="3" d="m64 104.5 32-5M64 99.5l32 5"/>'

const candles =
  '<path fill="black" stroke="none" d="M48 17c2 3 3 4 3 5.5a3 3 0 0 1-6 0c0-1.5 1-2.5 3-5.5ZM112 17c2 3 3 4 3 5.5a3 3 0 0 1-6 0c0-1.5 1-2.5 3-5.5Z"/>'

/** The area that the fire lights: the inside of the arch. */
const glow = (opacity: number) =>
  `<path fill="black" fill-opacity="${opacity}" stroke="none" d="M51 106V78a29 29 0 0 1 58 0v28Z"/>`

/** Coals under the logs, each by its middle and radius. */
const coals = (...places: readonly (readonly [x: number, y: number, radius: number])[]) =>
  places
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="black" stroke="none"/>`)
    .join('')

const smoke = line('M80 93c-7-6 7-9 0-15s7-9 0-15')

/** A burning hearth, one that glows, one that goes out, one with an email on its mantel, a cold one, and a covered one. */
export const drawings = {
  lit: { lines: hearth + logs, fire: glow(0.14) + flame(2.5) + candles },
  embers: {
    lines: hearth + logs,
    fire: glow(0.1) + flame(1.3) + coals([68, 96, 2.5], [91, 96, 3], [74, 104, 2], [87, 105, 2]),
  },
  low: {
    lines: hearth + logs + smoke,
    fire: glow(0.04) + coals([72, 100, 2], [80, 102, 2.5], [89, 100, 1.5]),
  },
  email: {
    lines: hearth + logs + line('M63 15h34v23H63zl17 14 17-14'),
    fire: `${glow(0.07)}${flame(1.5)}<circle cx="80" cy="30" r="3.5" fill="black" stroke="none"/>`,
  },
  cold: {
    lines: hearth + logs + smoke,
    fire: coals([80, 101, 1.5]),
  },
  covered: {
    lines:
      `${hearth}<path fill="black" fill-opacity=".2" d="M56 106c5-11 13-16 24-16s19 5 24 16Z"/>` +
      line('M134 58v34m-5 14 1-14h8l1 14Z'),
    fire: '<path fill="black" stroke="none" d="M70 99a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM81 95a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM92 100a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z"/>',
  },
} satisfies Record<string, Shapes>

export type DrawingName = keyof typeof drawings

/** An image that is opaque where the ink is. */
export const toSvg = (shapes: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" fill="none" stroke="black" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">' +
  `${shapes}</svg>`
