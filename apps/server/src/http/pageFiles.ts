const block = /<script type="application\/json" id="pages">(.*?)<\/script>/

/** What the build names in the document (apps/admin/scripts/namePages.ts). */
export interface PageFiles {
  files?: readonly string[]
  /** How many of the files, from the first, every page of the panel needs. */
  shared?: number
  pages?: readonly (readonly [pattern: string, places: readonly number[], ...rest: unknown[]])[]
}

export const readPageFiles = (html: string): PageFiles =>
  JSON.parse(block.exec(html)?.[1] ?? '{}') as PageFiles

/** The document with other page files. */
export const writePageFiles = (html: string, pageFiles: PageFiles): string =>
  html.replace(
    block,
    () => `<script type="application/json" id="pages">${JSON.stringify(pageFiles)}</script>`,
  )

/** The document with elements for style sheets at the end of its head. */
export const linkStyles = (html: string, files: readonly string[]): string => {
  const links = files.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
  return html.replace('</head>', () => `${links.join('')}</head>`)
}

const isStyle = (file: string) => file.endsWith('.css')

export const stylesOf = (files: readonly string[]): readonly string[] => files.filter(isStyle)

/**
 * The document with elements for the style sheets that every page of the panel needs. They are no
 * longer among its page files, so its first script does not ask for them.
 */
export function linkSharedStyles(html: string): string {
  const { files = [], shared = 0, pages = [] } = readPageFiles(html)
  const styles = stylesOf(files.slice(0, shared))
  const rest = files.filter((file) => !styles.includes(file))
  const placesIn = (places: readonly number[]) =>
    places.map((place) => rest.indexOf(files[place] ?? '')).filter((place) => place >= 0)
  const pageFiles: PageFiles = {
    files: rest,
    shared: shared - styles.length,
    pages: pages.map(([pattern, places, ...others]) => [pattern, placesIn(places), ...others]),
  }
  return linkStyles(writePageFiles(html, pageFiles), styles)
}
