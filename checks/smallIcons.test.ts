import { describe, expect, it } from 'vitest'
import { onePath } from '../apps/admin/scripts/smallIcons.ts'

const icon = (...shapes: string[]) => `const __iconData = { node: [${shapes.join(', ')}] };`

describe('an icon as one path', () => {
  it.each([
    [
      'joins its paths',
      ['["path", { d: "M3 3v5", key: "a" }]', '["path", { d: "M8 8h5", key: "b" }]'],
      'M3 3v5M8 8h5',
    ],
    [
      'starts each one at its own place',
      ['["path", { d: "m9 12 2 2 4-4", key: "a" }]'],
      'M9 12l2 2 4-4',
    ],
    ['keeps a command after that place', ['["path", { d: "m9 12v2", key: "a" }]'], 'M9 12v2'],
    [
      'draws lines',
      ['["line", { x1: "2", x2: "22", y1: "10", y2: "10", key: "a" }]'],
      'M2 10L22 10',
    ],
    [
      'draws circles',
      ['["circle", { cx: "9", cy: "7", r: "4", key: "a" }]'],
      'M9 7m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
    ],
    [
      'draws rounded boxes',
      ['["rect", { width: "7", height: "9", x: "3", y: "3", rx: "1", key: "a" }]'],
      'M4 3h5a1 1 0 0 1 1 1v7a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1v-7a1 1 0 0 1 1 -1z',
    ],
  ])('%s', (_, shapes, path) => {
    expect(onePath(icon(...shapes))).toBe(path)
  })

  it('leaves an icon whose shapes have a style of their own', () => {
    const dot = '["circle", { cx: "1", cy: "1", r: "1", fill: "currentColor", key: "a" }]'
    expect(onePath(icon(dot))).toBeUndefined()
    expect(onePath(icon())).toBeUndefined()
  })
})
