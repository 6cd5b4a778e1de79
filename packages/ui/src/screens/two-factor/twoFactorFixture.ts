import type { TotpSetup } from './TwoFactorSetup'

/** Width and height in modules, the squares of a QR code. */
const side = 25

/** Whether a module is dark in one of the three finder patterns: a ring around a square. */
const isFinderDark = (x: number, y: number) =>
  [
    [0, 0],
    [side - 7, 0],
    [0, side - 7],
  ].some(([left = 0, top = 0]) => {
    const dx = Math.abs(x - left - 3)
    const dy = Math.abs(y - top - 3)
    const ring = Math.max(dx, dy)
    return ring <= 3 && ring !== 2
  })
/** Whether a module belongs to a corner with a finder pattern. */
const isInFinder = (x: number, y: number) =>
  (x < 8 && y < 8) || (x > side - 9 && y < 8) || (x < 8 && y > side - 9)

const modules = Array.from({ length: side * side }, (_, index) => {
  const x = index % side
  const y = Math.floor(index / side)
  const isDark = isInFinder(x, y) ? isFinderDark(x, y) : (x * 7 + y * 11 + x * y) % 5 < 2
  return isDark ? `M${x} ${y}h1v1h-1z` : ''
}).join('')

/** Looks like a QR code but is not one: nothing here opens an account. */
export const setupFixture: TotpSetup = {
  qr: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 ${side + 4} ${side + 4}" shape-rendering="crispEdges"><path d="${modules}"/></svg>`,
  )}`,
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
}
