/**
 * The only list of design tokens. A theme is a total value of this interface, so a token can
 * never leak from one theme into another. Lengths are CSS pixels at a root size of 16 px,
 * durations are milliseconds, colours are CSS colours; only `toCss` turns them into text.
 */
export interface Tokens {
  color: {
    /**
     * `head` for the head of a table, `overlay` for dialogs, menus and toasts. In a dark theme each
     * plane is lighter than the one below it. `paper` is under a QR code, and white in every theme:
     * scanners need dark on light.
     */
    surface: Record<
      'canvas' | 'raised' | 'sunken' | 'head' | 'overlay' | 'hover' | 'inverse' | 'scrim' | 'paper',
      string
    >
    border: Record<'subtle' | 'default' | 'strong', string>
    text: Record<'body' | 'muted' | 'faint' | 'onAccent' | 'onCritical' | 'onInverse', string>
    accent: Record<'solid' | 'hover' | 'subtle' | 'text', string>
    critical: Record<'solid' | 'hover' | 'subtle' | 'text', string>
    positive: Record<'subtle' | 'text', string>
    caution: Record<'subtle' | 'text', string>
    info: Record<'subtle' | 'text', string>
    focus: { ring: string }
    brand: { ember: string }
    /** Behind the initials of people without an image. They carry no meaning. */
    tint: Record<'clay' | 'sand' | 'moss' | 'sky' | 'slate' | 'plum', string>
  }
  /** Named by their multiple of the 4 px grid. */
  space: Record<'0' | '1' | '2' | '3' | '4' | '5' | '6' | '8' | '10' | '12' | '16', number>
  size: {
    /** Height of a button or a field with a mouse, and its hit area on a coarse pointer. */
    control: number
    controlSmall: number
    touch: number
    /** Height of a row of a list, comfortable and compact. */
    row: number
    rowCompact: number
    icon: number
    iconSmall: number
    /** Shell measures of specification 9. */
    sidebar: number
    sidebarSheet: number
    sidebarCollapsed: number
    topBar: number
    content: number
    publicCard: number
    /** Width of a drawing above a title. */
    drawing: number
    dialog: number
    dialogWide: number
    toast: number
  }
  radius: Record<'small' | 'control' | 'card' | 'full', number>
  border: Record<'hairline' | 'thick', number>
  font: {
    family: string
    mono: string
    weight: Record<'regular' | 'medium' | 'semibold', number>
  }
  text: Record<
    'caption' | 'small' | 'body' | 'lead' | 'section' | 'title' | 'heading' | 'display',
    { size: number; line: number; tracking: number }
  >
  shadow: Record<'menu' | 'dialog', string>
  /**
   * `fast` for feedback to a press, the others for entering, leaving and moving. `easing` is fast
   * at its start, `easingExit` at its end.
   */
  motion: Record<'fast' | 'enter' | 'exit' | 'move', number> &
    Record<'easing' | 'easingExit', string>
  layer: Record<'sticky' | 'sheet' | 'overlay' | 'popover' | 'toast', number>
}

const rem = (pixels: number): string => `${pixels / 16}rem`
const px = (pixels: number): string => `${pixels}px`
const ms = (milliseconds: number): string => `${milliseconds}ms`

const map = <K extends string, V>(record: Record<K, V>, convert: (value: V) => string) =>
  Object.fromEntries(
    Object.entries<V>(record).map(([key, value]) => [key, convert(value)]),
  ) as Record<K, string>

/**
 * Turns a theme into CSS values: sizes that should grow with the reader's text size become rem,
 * sizes that should stay crisp (borders, radii) px.
 */
export function toCss(tokens: Tokens) {
  const { easing, easingExit, ...durations } = tokens.motion
  const text = Object.entries(tokens.text).map(([name, { size, line, tracking }]) => [
    name,
    { size: rem(size), line: String(line / size), tracking: `${tracking}em` },
  ])
  return {
    color: tokens.color,
    space: map(tokens.space, rem),
    size: map(tokens.size, rem),
    radius: map(tokens.radius, px),
    border: map(tokens.border, px),
    font: {
      family: tokens.font.family,
      mono: tokens.font.mono,
      weight: map(tokens.font.weight, String),
    },
    text: Object.fromEntries(text) as Record<
      keyof Tokens['text'],
      Record<'size' | 'line' | 'tracking', string>
    >,
    shadow: tokens.shadow,
    motion: { ...map(durations, ms), easing, easingExit },
    layer: map(tokens.layer, String),
  }
}
