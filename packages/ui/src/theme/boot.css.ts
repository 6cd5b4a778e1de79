import { globalStyle, keyframes } from '@vanilla-extract/css'
import { inLayer } from './layers'
import { vars } from './vars.css'

/**
 * What an application's index.html shows until its first page stands: `#boot` beside `#root`, with a
 * sentence of each state. Every page has an h1, so that is what ends it.
 */
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

globalStyle(
  '#boot',
  inLayer('base', {
    position: 'fixed',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    padding: vars.space[4],
    textAlign: 'center',
    color: vars.color.text.muted,
    // Most visits are over before it would have been read.
    animation: `${appear} 500ms step-end backwards`,
  }),
)

globalStyle('#root:has(h1) + #boot', inLayer('base', { display: 'none' }))
globalStyle(
  '#boot button',
  inLayer('base', {
    border: 0,
    background: 'none',
    color: vars.color.accent.text,
    textDecoration: 'underline',
    cursor: 'pointer',
  }),
)
globalStyle('#boot:not([data-failed]) > [data-when="failed"]', inLayer('base', { display: 'none' }))
globalStyle('#boot[data-failed] > [data-when="loading"]', inLayer('base', { display: 'none' }))
globalStyle('#boot', inLayer('base', { '@media': { '(scripting: none)': { display: 'none' } } }))
