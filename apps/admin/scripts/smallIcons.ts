import type { Plugin } from 'vite'

type Attributes = Readonly<Record<string, string>>

/** The lines of one shape, as commands of a path. */
const lines: Readonly<Record<string, (attributes: Attributes) => string | undefined>> = {
  path: ({ d, ...rest }) => (isEmpty(rest) && d ? absoluteStart(d) : undefined),
  line: ({ x1, y1, x2, y2, ...rest }) => (isEmpty(rest) ? `M${x1} ${y1}L${x2} ${y2}` : undefined),
  circle: ({ cx, cy, r, ...rest }) =>
    isEmpty(rest)
      ? `M${cx} ${cy}m-${r} 0a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0 -${2 * Number(r)} 0`
      : undefined,
  rect: ({ x, y, width, height, rx, ry = rx, ...rest }) => {
    if (!isEmpty(rest) || rx === undefined || ry !== rx) return undefined
    const [across, down] = [Number(width) - 2 * Number(rx), Number(height) - 2 * Number(rx)]
    const corner = (toX: string, toY: string) => `a${rx} ${rx} 0 0 1 ${toX}${rx} ${toY}${rx}`
    return (
      `M${Number(x) + Number(rx)} ${y}h${across}${corner('', '')}v${down}${corner('-', '')}` +
      `h-${across}${corner('-', '-')}v-${down}${corner('', '-')}z`
    )
  },
}

const isEmpty = (rest: object) => Object.keys(rest).length === 0

/** A path may start with `m`, as its start has nothing to be relative to; in a longer one it has. */
const absoluteStart = (d: string): string => {
  const [, x, y, rest = ''] = /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(.*)$/.exec(d) ?? []
  return x === undefined ? d : `M${x} ${y}${/^[-\d.]/.test(rest) ? 'l' : ''}${rest}`
}

/** @returns the icon as one path; undefined if a shape of it has a style of its own */
export function onePath(code: string): string | undefined {
  const shapes = [...code.matchAll(/\["(\w+)", \{([^}]*)\}/g)].map(
    ([, tag = '', attributes = '']) => {
      const pairs = [...attributes.matchAll(/"?([\w-]+)"?: "([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ])
      const { key: _, ...rest } = Object.fromEntries(pairs) as Attributes
      return lines[tag]?.(rest)
    },
  )
  return shapes.length > 0 && shapes.every((shape) => shape !== undefined)
    ? shapes.join('')
    : undefined
}

const factory = 'virtual:hearth-icon'

/**
 * Draws each icon of lucide as one path: it looks the same, a page has up to four nodes less for
 * each, and it needs none of the code for what the product does not use (sizes, a context, class
 * names of the library).
 */
export function smallIcons(): Plugin {
  return {
    name: 'hearth:small-icons',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:hearth-icon$/ }, handler: () => `\0${factory}` },
    load: {
      filter: { id: /virtual:hearth-icon$/ },
      handler: () => `
        import { createElement } from 'react'
        const look = { width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none',
          stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
          'aria-hidden': true }
        export const icon = (d) => (props) =>
          createElement('svg', { ...look, ...props }, createElement('path', { d }))`,
    },
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler: (code) => {
        const path = onePath(code)
        if (path === undefined) return undefined
        return {
          code: `import { icon } from '${factory}'\nexport default /*#__PURE__*/ icon(${JSON.stringify(path)})`,
          map: null,
        }
      },
    },
  }
}
