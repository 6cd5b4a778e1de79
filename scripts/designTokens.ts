import type { Theme, Tokens } from '@hearth/ui/theme'

/** Folder of the generated files, relative to the root. Storybook offers them for download. */

/** The version of the Design Tokens format (designtokens.org) that the files follow. */
const version = '2025.10'
const schema = (name: string) => `https://www.designtokens.org/schemas/${version}/${name}.json`

const tokens = <Value, Converted>(
  $type: string,
  values: Record<string, Value>,
  convert: (value: Value) => Converted,
) => ({
  $type,
  ...Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { $value: convert(value) }]),
  ),
})

const px = (value: number) => ({ value, unit: 'px' })
const ms = (value: number) => ({ value, unit: 'ms' })
const round = (value: number) => Math.round(value * 1e4) / 1e4
const same = (value: number) => value

/** A colour of the theme: `#rrggbb`, or `rgb(r g b / alpha)`. */
function color(css: string) {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(css)
  const [, ...parts] = hex ?? /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(css) ?? []
  const channels = parts.slice(0, 3).map((part) => Number.parseInt(part, hex ? 16 : 10))
  if (channels.length !== 3) throw new Error(`Not a colour of a theme: ${css}`)
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => round(channel / 255)),
    alpha: Number(parts[3] ?? 1),
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  }
}

/** The layers of a CSS `box-shadow`: `0 1px 2px rgb(…), …`. */
const shadow = (css: string) =>
  css.split(/,\s*(?![^(]*\))/).map((layer) => {
    const [, lengths = '', shade = ''] = /^(.+?) (rgb\(.+\)|#\w+)$/.exec(layer) ?? []
    const [offsetX = 0, offsetY = 0, blur = 0, spread = 0] = lengths
      .split(' ')
      .map(Number.parseFloat)
    return {
      color: color(shade),
      offsetX: px(offsetX),
      offsetY: px(offsetY),
      blur: px(blur),
      spread: px(spread),
    }
  })

const fontFamily = (css: string) => css.split(',').map((name) => name.trim().replaceAll("'", ''))

const cubicBezier = (css: string) => css.match(/-?[\d.]+/g)?.map(Number)

/** A theme's tokens in the Design Tokens format, with the names that they have in the theme. */
function tokenFile({ color: colors, font, text, motion, ...rest }: Tokens, name: string) {
  const { easing, easingExit, ...durations } = motion
  return {
    $schema: schema('format'),
    $description: `${name}. Made from the theme.`,
    color: Object.fromEntries(
      Object.entries(colors).map(([role, steps]) => [role, tokens('color', steps, color)]),
    ),
    space: tokens('dimension', rest.space, px),
    size: tokens('dimension', rest.size, px),
    radius: tokens('dimension', rest.radius, px),
    border: tokens('dimension', rest.border, px),
    font: {
      ...tokens('fontFamily', { family: font.family, mono: font.mono }, fontFamily),
      weight: tokens('fontWeight', font.weight, same),
    },
    text: Object.fromEntries(
      Object.entries(text).map(([style, { size, line, tracking }]) => [
        style,
        tokens('dimension', { size, line, tracking: round(tracking * size) }, px),
      ]),
    ),
    shadow: tokens('shadow', rest.shadow, shadow),
    motion: {
      ...tokens('duration', durations, ms),
      easing: { $type: 'cubicBezier', $value: cubicBezier(easing) },
      easingExit: { $type: 'cubicBezier', $value: cubicBezier(easingExit) },
    },
    layer: tokens('number', rest.layer, same),
  }
}

/** How the files of a brand belong together: one of two themes. */
const resolver = (brand: string, name: string) => ({
  $schema: schema('resolver'),
  version,
  name,
  modifiers: {
    theme: {
      default: 'light',
      contexts: {
        light: [{ $ref: `./${brand}.light.tokens.json` }],
        dark: [{ $ref: `./${brand}.dark.tokens.json` }],
      },
    },
  },
  resolutionOrder: [{ $ref: '#/modifiers/theme' }],
})

/**
 * The design tokens for design tools. Each brand has a file for each theme, and one that says how
 * they belong together. By name, with their content.
 */
export function designTokens(brands: Record<string, Theme>): Map<string, string> {
  return new Map(
    Object.entries(brands).flatMap(([brand, { light, dark }]) => {
      const name = `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`
      const files = {
        [`${brand}.light.tokens.json`]: tokenFile(light, `${name}, light`),
        [`${brand}.dark.tokens.json`]: tokenFile(dark, `${name}, dark`),
        [`${brand}.resolver.json`]: resolver(brand, name),
      }
      return Object.entries(files).map(
        ([file, content]) => [file, `${JSON.stringify(content, null, 2)}\n`] as const,
      )
    }),
  )
}
