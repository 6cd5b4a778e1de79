import type { Tokens } from './tokens'

/**
 * Roles mapped to the person's own system colours (CSS Color 4, system colours), for
 * forced-colours mode. Total, like light and dark.
 */
export const forcedColors: Tokens['color'] = {
  surface: {
    canvas: 'Canvas',
    raised: 'Canvas',
    sunken: 'Canvas',
    head: 'Canvas',
    overlay: 'Canvas',
    hover: 'Canvas',
    inverse: 'CanvasText',
    scrim: 'Canvas',
    // Scanners cannot read a code on a dark background.
    paper: '#ffffff',
  },
  border: { subtle: 'CanvasText', default: 'CanvasText', strong: 'ButtonText' },
  text: {
    body: 'CanvasText',
    muted: 'CanvasText',
    faint: 'CanvasText',
    onAccent: 'HighlightText',
    onCritical: 'HighlightText',
    onInverse: 'Canvas',
  },
  accent: { solid: 'Highlight', hover: 'Highlight', subtle: 'Canvas', text: 'LinkText' },
  critical: { solid: 'Highlight', hover: 'Highlight', subtle: 'Canvas', text: 'CanvasText' },
  positive: { subtle: 'Canvas', text: 'CanvasText' },
  caution: { subtle: 'Canvas', text: 'CanvasText' },
  info: { subtle: 'Canvas', text: 'CanvasText' },
  focus: { ring: 'Highlight' },
  brand: { ember: 'CanvasText' },
  tint: {
    clay: 'Canvas',
    sand: 'Canvas',
    moss: 'Canvas',
    sky: 'Canvas',
    slate: 'Canvas',
    plum: 'Canvas',
  },
}
