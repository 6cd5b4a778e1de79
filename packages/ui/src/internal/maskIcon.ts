/**
 * Draws an icon of lucide before the content of an element, in the element's colour. Lists have
 * hundreds of icons: one that is not an `svg` saves two to six nodes of the document each.
 *
 * @param paths the `d` of its paths, joined
 * @param fill whether its areas are filled. @default only lines
 */
export const maskIcon = (paths: string, fill = false) => {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" stroke="black" stroke-width="1.75" ` +
    `stroke-linecap="round" stroke-linejoin="round" fill="${fill ? 'black' : 'none'}">` +
    `<path d="${paths}"/></svg>`
  return {
    content: '',
    // Forced colours would replace the background of the mask by that of the page.
    forcedColorAdjust: 'none',
    backgroundColor: 'currentcolor',
    mask: `url("data:image/svg+xml,${encodeURIComponent(svg)}") center / contain no-repeat`,
  } as const
}
