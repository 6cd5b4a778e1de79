import type { Tokens } from './tokens'

/**
 * The tokens that light and dark share: measures, type and motion. Colour and shadow belong to each
 * theme.
 */
export const foundation: Omit<Tokens, 'color' | 'shadow'> = {
  space: { 0: 0, 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 10: 40, 12: 48, 16: 64 },
  size: {
    control: 36,
    controlSmall: 28,
    touch: 44,
    row: 48,
    rowCompact: 36,
    icon: 16,
    iconSmall: 14,
    sidebar: 256,
    sidebarSheet: 288,
    sidebarCollapsed: 48,
    topBar: 64,
    content: 1280,
    publicCard: 400,
    drawing: 160,
    dialog: 440,
    dialogWide: 640,
    toast: 360,
  },
  radius: { small: 4, control: 8, card: 12, full: 9999 },
  border: { hairline: 1, thick: 2 },
  font: {
    family:
      "'Inter Variable', 'Inter Fallback', ui-sans-serif, system-ui, 'Segoe UI', Roboto, Tahoma, sans-serif",
    mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
    weight: { regular: 400, medium: 500, semibold: 600 },
  },
  text: {
    caption: { size: 12, line: 16, tracking: 0 },
    small: { size: 13, line: 20, tracking: 0 },
    body: { size: 14, line: 20, tracking: 0 },
    lead: { size: 16, line: 24, tracking: 0 },
    section: { size: 18, line: 24, tracking: -0.008 },
    title: { size: 20, line: 28, tracking: -0.012 },
    heading: { size: 24, line: 32, tracking: -0.016 },
    display: { size: 30, line: 36, tracking: -0.02 },
  },
  motion: {
    fast: 120,
    enter: 160,
    exit: 100,
    move: 200,
    easing: 'cubic-bezier(0.2, 0, 0, 1)',
    easingExit: 'cubic-bezier(0.4, 0, 1, 1)',
  },
  layer: { sticky: 1, sheet: 30, overlay: 40, popover: 50, toast: 60 },
}
