/**
 * Whether the page is being printed. Browsers then use the width of the paper, and count pages
 * before React renders again: a layout that changes while printing would be cut off.
 */
export const isPrinting = (): boolean => window.matchMedia('print').matches
