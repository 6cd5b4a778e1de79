/**
 * Whether the page is on its way to paper. Browsers lay it out at the width of the paper then, and
 * have counted its pages before React renders again: a page that takes another shape meanwhile
 * loses its end.
 */
export const isPrinting = (): boolean => window.matchMedia('print').matches
