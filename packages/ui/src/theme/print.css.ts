import { globalStyle } from '@vanilla-extract/css'
import { onPaper } from './print'

// Dark themes are for screens (writeTheme.ts), so paper has the light one; its canvas is white.
globalStyle('body', onPaper({ minBlockSize: 0, background: 'none' }))

// A row is on one page, and a heading on the page of what it names.
globalStyle('tr, li:not(:has(li))', onPaper({ breakInside: 'avoid' }))
globalStyle('h1, h2, h3, h4', onPaper({ breakAfter: 'avoid' }))

// Browsers repeat the head of a table on each page. What sticks would cover a row.
globalStyle('thead :is(th, td)', onPaper({ position: 'static' }))

// Dots and icons are backgrounds; browsers leave those out.
globalStyle('::before', onPaper({ printColorAdjust: 'exact' }))
