// A preset of Storybook: what coding assistants read, as JSON and as Markdown.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  COMPONENT_MANIFEST_PATH,
  fetchManifests,
  formatComponentManifest,
  formatDocsManifest,
  formatManifestsToLists,
} from 'storybook/internal/toolsets-docs'
import type { Options } from 'storybook/internal/types'

interface Described {
  name: string
  import?: string | undefined
  path?: string | undefined
  reactDocgen?: { definedInFile?: string }
}
interface Component extends Described {
  docs?: Record<string, { content?: string | undefined }>
  subcomponents?: Record<string, Described>
}
interface Manifests {
  components?: { components: Record<string, Component> }
  docs?: unknown
}

/** The files that packages/ui/package.json exports, without the extension. */
const publicFile =
  /\/packages\/ui\/src\/(?:((?:components|patterns|layout|shell)\/(\w+))\/\2|(screens\/.+Screen))\.tsx$/
/** The lines that attach a guide to its stories. */
const attachment = /^import [\s\S]*?<Meta .*?\/>\s*/
const linkToPage = /\]\(\?path=\/docs\/([\w-]+)--docs\)/g

/** Replaces the import with the one that an application writes, and drops paths of this machine. */
function published<Kind extends Described>({ reactDocgen = {}, ...component }: Kind) {
  const { definedInFile = '', ...docgen } = reactDocgen
  const [, folder, , screen] = publicFile.exec(definedInFile) ?? []
  const entry = folder ?? screen
  return {
    ...component,
    import: entry && `import { ${component.name} } from '@hearth/ui/${entry}'`,
    reactDocgen: docgen,
  }
}

const mapValues = <From, To>(record: Record<string, From>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

const describe = ({ docs = {}, subcomponents = {}, ...component }: Component) => ({
  ...published(component),
  subcomponents: mapValues(subcomponents, ({ path: _, ...part }) => published(part)),
  docs: mapValues(docs, ({ content, ...guide }) => ({
    ...guide,
    content: content?.replace(attachment, '').replace(linkToPage, '](./$1.md)'),
  })),
})

const about =
  'The React components and screens of @hearth/ui: their props, examples, and when not to use them.'

/** Writes `llms.txt`, the list of all pages, and each page as Markdown. */
async function writeMarkdown(folder: string, manifests: Manifests) {
  const read = await fetchManifests(undefined, async (_, path) =>
    JSON.stringify(path === COMPONENT_MANIFEST_PATH ? manifests.components : manifests.docs),
  )
  const list = formatManifestsToLists(read)
    .replaceAll(/^# /gm, '## ')
    .replaceAll(/^- (.+?) \(([\w-]+)\)/gm, '- [$1](./guides/$2.md)')
  const { componentManifest, docsManifest } = read
  // Version 1 holds references in place of the content: the flag of a server that we do not use.
  if (componentManifest.v === 1 || docsManifest?.v === 1) throw new Error('Unknown manifest')
  const components = mapValues(componentManifest.components, formatComponentManifest)
  const pages = mapValues(docsManifest?.docs ?? {}, formatDocsManifest)
  await mkdir(join(folder, 'guides'), { recursive: true })
  await writeFile(join(folder, 'llms.txt'), `# Hearth\n\n> ${about}\n\n${list}\n`)
  for (const [id, text] of Object.entries({ ...components, ...pages })) {
    await writeFile(join(folder, `guides/${id}.md`), `${text}\n`)
  }
}

export async function experimental_manifests(
  given: Manifests,
  { configType, outputDir }: Options,
): Promise<Manifests> {
  if (!given.components) return given
  const components = mapValues(given.components.components, describe)
  const manifests = { ...given, components: { ...given.components, components } }
  if (configType === 'PRODUCTION' && outputDir) await writeMarkdown(outputDir, manifests)
  return manifests
}
