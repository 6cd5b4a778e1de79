import type { Plugin, Rolldown } from 'vite'

const routeModule = /\/src\/routes\/(.+)\.tsx\?tsr-split=/

const block = /(<script type="application\/json" id="pages">).*?(?=<\/script>)/

/** What a first visit to a page loads besides the files that index.html names. */
interface PageFiles {
  /** A pattern of its path. */
  path: string
  /** Scripts and style sheets. */
  files: string[]
  /** Whether it leads somebody who is not signed in to the login. */
  isGuarded: boolean
}

/**
 * Writes into index.html which files each page needs. `boot.js` asks for those of the page that
 * opens. Without it the browser learns of them only when the first scripts have loaded and run: on a
 * slow line the login is usable a fifth later (docs/performance.md).
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

function pagesOf(bundle: Rolldown.OutputBundle, entry: Rolldown.OutputChunk): PageFiles[] {
  const chunks = new Map<string, Rolldown.OutputChunk>()
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue
    // By its modules: a chunk of a group has no entry module, and may have several pages in it.
    for (const id of output.moduleIds) {
      const [, route] = routeModule.exec(id) ?? []
      if (route) chunks.set(route, output)
    }
  }
  const ofEveryPage = filesOf(bundle, [entry])
  const routes = [...chunks.keys()].filter((route) => !isLayout(route, chunks.keys()))
  const pages = routes.map((route): PageFiles => {
    const own = [...chunks].filter(([other]) => other === route || route.startsWith(`${other}/`))
    const needed = filesOf(
      bundle,
      own.map(([, chunk]) => chunk),
    )
    return {
      path: pathOf(route),
      files: [...needed].filter((file) => !ofEveryPage.has(file)),
      isGuarded: route.startsWith('_panel/'),
    }
  })
  // A fixed path before one with a parameter that would match it too.
  return pages.sort((a, b) => Number(a.path.includes('[')) - Number(b.path.includes('[')))
}

/** A route around others, or the page for addresses that do not exist. */
const isLayout = (route: string, routes: Iterable<string>): boolean =>
  route.endsWith('$') || [...routes].some((other) => other.startsWith(`${route}/`))

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
