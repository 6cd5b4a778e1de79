/**
 * Width of the column of an open case. In a window of 1280 by 720 px it shows a passport whole, and
 * facts in one line each.
 */
export const caseWidth = 'clamp(22rem, 34vw, 36rem)'
