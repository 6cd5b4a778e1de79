import type { Plugin, Rolldown } from 'vite'
import { firstReads } from './firstReads.ts'
import { ofThePanel } from './size.ts'

const routeChunk = /\/src\/routes\/(.+)\.tsx\?tsr-split=component$/

const block = /(<script type="application\/json" id="pages">).*?(?=<\/script>)/

/**
 * What a first visit to a page loads besides the files that index.html names: a pattern of its
 * path, where its files stand in the list of all files, and its kind: outside the panel, in the
 * panel, or in it and sending somebody who is not signed in to the login; and its first reads. A page
 * of the last kind needs the first `shared` files besides. Tuples, because every visit loads all of
 * them.
 */
type PageFiles = [path: string, files: number[], kind: 0 | 1 | 2, reads?: readonly string[]]

/**
 * Writes into index.html which files each page needs. `boot.js` asks for those of the page that
 * opens. Without it the browser hears of them only when the first scripts have loaded and run:
 * on a slow line that is more than a second later.
 */
export function namePages(): Plugin {
  return {
    name: 'hearth:name-pages',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle, chunk: entry }) => {
        if (!bundle || !entry) return
        if (!block.test(html))
          throw new Error('index.html has no block for the files of its pages.')
        const pages = JSON.stringify(pagesOf(bundle, entry))
        return html.replace(block, (_all, open: string) => open + pages)
      },
    },
  }
}

function pagesOf(bundle: Rolldown.OutputBundle, entry: Rolldown.OutputChunk) {
  const chunks = new Map<string, Rolldown.OutputChunk>()
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue
    // By its modules: a chunk of a group has no entry module, and may have a layout in it.
    for (const id of output.moduleIds) {
      const [, route] = routeChunk.exec(id) ?? []
      if (route) chunks.set(route, output)
    }
  }
  const ofEveryPage = filesOf(bundle, [entry])
  const own = new Map<string, readonly string[]>()
  for (const [route, chunk] of chunks) {
    if (isLayout(route, chunks.keys()) || route.endsWith('$')) continue
    const layouts = [...chunks].filter(([other]) => route.startsWith(`${other}/`))
    const needed = filesOf(bundle, [...layouts.map(([, layout]) => layout), chunk])
    own.set(
      route,
      [...needed].filter((file) => !ofEveryPage.has(file)),
    )
  }
  const [first = [], ...others] = [...own]
    .filter(([route]) => isSignedInTo(route))
    .map(([, needed]) => needed)
  const shared = first.filter((file) => others.every((needed) => needed.includes(file)))
  if (shared.length === 0) throw new Error('The pages of the panel share no file.')
  const files = [...new Set([...shared, ...[...own.values()].flat()])]
  const pages: PageFiles[] = [...own].map(([route, needed]) => {
    const isShared = (file: string) => isSignedInTo(route) && shared.includes(file)
    const places = needed.filter((file) => !isShared(file)).map((file) => files.indexOf(file))
    const kind = isSignedInTo(route) ? 2 : ofThePanel(route) ? 1 : 0
    const { [route]: reads } = firstReads
    return reads ? [pathOf(route), places, kind, reads] : [pathOf(route), places, kind]
  })
  // A fixed path before one with a parameter that would match it too.
  pages.sort(([a], [b]) => Number(a.includes('[')) - Number(b.includes('[')))
  return { files, shared: shared.length, pages }
}

const isSignedInTo = (route: string): boolean => route.startsWith('_panel/')

const isLayout = (route: string, routes: Iterable<string>): boolean =>
  [...routes].some((other) => other.startsWith(`${route}/`))

/** The path of a route file: '_panel/_admin/users/$id' is '^/users/[^/]+/?$'. */
function pathOf(route: string): string {
  const segments = route
    .split(/[/.]/)
    .filter((segment) => !segment.startsWith('_') && segment !== 'index')
    .map((segment) => (segment.startsWith('$') ? '[^/]+' : segment))
  return `^/${segments.join('/')}/?$`
}

/** The chunks, all that they import statically, and their styles. */
function filesOf(
  bundle: Rolldown.OutputBundle,
  chunks: readonly Rolldown.OutputChunk[],
): Set<string> {
  const files = new Set<string>()
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') visit(imported)
    }
  }
  for (const chunk of chunks) visit(chunk)
  return files
}
