import { globalStyle, keyframes } from '@vanilla-extract/css'
import { inLayer } from './layers'
import { vars } from './vars.css'

/**
 * The content of an application's index.html until its first page renders: `#boot` beside `#root`,
 * with one sentence for each state. The application removes it once a page is rendered.
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
    // Most visits have loaded before the text could be read.
    animation: `${appear} 500ms step-end backwards`,
  }),
)

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
const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.5 } })

globalStyle(
  '#boot img',
  inLayer('base', {
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${breathe} 1s ease-in-out infinite alternate`,
      },
    },
  }),
)
globalStyle('#boot:not([data-failed]) > [data-when="failed"]', inLayer('base', { display: 'none' }))
globalStyle('#boot[data-failed] > [data-when="loading"]', inLayer('base', { display: 'none' }))
globalStyle('#boot', inLayer('base', { '@media': { '(scripting: none)': { display: 'none' } } }))
