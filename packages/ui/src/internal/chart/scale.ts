/** The room of a point in the coordinates of the drawing, which fills what is around it. */
export const ROOM = { width: 10, height: 100 } as const

const STEPS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10]

/** The end of a scale that begins at 0: the next number with one or two digits that are easy to read. */
export function ceilingOf(highest: number): number {
  if (highest <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(highest))
  const step = STEPS.find((each) => each * power >= highest) ?? 10
  return step * power
}

/** The point at a share of the width, from 0 to 1, counted from where reading begins. */
export const indexAt = (share: number, points: number): number =>
  Math.min(Math.max(Math.floor(share * points), 0), points - 1)

/** How far a value is from the upper edge. A value below 0 is drawn as 0. */
export const topOf = (value: number | undefined, ceiling: number): number =>
  rounded(ROOM.height * (1 - Math.max(value ?? 0, 0) / ceiling))

/** The middle of a point. */
export const middleOf = (index: number): number => (index + 0.5) * ROOM.width

/** Two decimals are exact enough, and keep 500 points short. */
const rounded = (value: number): number => Math.round(value * 100) / 100
