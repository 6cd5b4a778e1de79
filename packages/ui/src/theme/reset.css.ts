import { globalStyle } from '@vanilla-extract/css'
import { inLayer } from './layers'
import { vars } from './vars.css'

globalStyle('*, *::before, *::after', inLayer('reset', { boxSizing: 'border-box' }))

globalStyle(
  'body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset',
  inLayer('reset', { margin: 0, padding: 0, border: 0 }),
)

globalStyle('ul, ol', inLayer('reset', { listStyle: 'none' }))

globalStyle('img, svg', inLayer('reset', { display: 'block', maxInlineSize: '100%' }))

globalStyle(
  'button, input, textarea, select',
  inLayer('reset', {
    font: 'inherit',
    letterSpacing: 'inherit',
    color: 'inherit',
    margin: 0,
  }),
)

// A tap takes effect at once instead of waiting for a second tap (react-aria's usePress asks for
// this rule).
globalStyle(
  'a, button, [data-react-aria-pressable]',
  inLayer('reset', { touchAction: 'pan-x pan-y pinch-zoom' }),
)

globalStyle('table', inLayer('reset', { borderCollapse: 'collapse', borderSpacing: 0 }))

globalStyle(
  ':root',
  inLayer('base', {
    fontFamily: vars.font.family,
    fontSynthesis: 'none',
    textSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    accentColor: vars.color.accent.solid,
  }),
)

globalStyle(
  'body',
  inLayer('base', {
    fontSize: vars.text.body.size,
    lineHeight: vars.text.body.line,
    color: vars.color.text.body,
    backgroundColor: vars.color.surface.canvas,
    minBlockSize: '100dvh',
  }),
)

globalStyle(
  'h1, h2, h3, h4',
  inLayer('base', { fontWeight: vars.font.weight.semibold, textWrap: 'balance' }),
)

// Avoids a last line with a single word, where the browser supports it.
globalStyle('p', inLayer('base', { textWrap: 'pretty' }))

globalStyle(
  ':focus-visible',
  inLayer('base', {
    outline: `${vars.border.thick} solid ${vars.color.focus.ring}`,
    outlineOffset: vars.border.thick,
  }),
)

// A heading takes the focus after a navigation only to be announced. It is not a control, so it has
// no focus ring.
globalStyle(':is(h1, h2)[tabindex="-1"]:focus', inLayer('base', { outline: 'none' }))

globalStyle(
  '::selection',
  inLayer('base', { backgroundColor: vars.color.accent.subtle, color: vars.color.accent.text }),
)
