import { globalStyle } from '@vanilla-extract/css'
import { onPaper } from './print'

// Dark themes only apply to screens (writeTheme.ts), so print uses the light theme; its canvas is
// white.
globalStyle('body', onPaper({ minBlockSize: 0, background: 'none' }))

// Keep a row on one page, and a heading with its content.
globalStyle('tr, li:not(:has(li))', onPaper({ breakInside: 'avoid' }))
globalStyle('h1, h2, h3, h4', onPaper({ breakAfter: 'avoid' }))

// Browsers repeat the head of a table on each page. A sticky element would cover a row.
globalStyle('thead :is(th, td)', onPaper({ position: 'static' }))

// Dots and icons are backgrounds, which browsers do not print by default.
globalStyle('::before', onPaper({ printColorAdjust: 'exact' }))
