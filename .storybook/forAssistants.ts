// A preset of Storybook: what coding assistants read, as JSON and as Markdown.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { attachment, linkToPage } from '../packages/ui/cli/guide.ts'

interface Prop {
  description?: string
  required?: boolean
  tsType?: { name: string; raw?: string }
}
interface Described {
  name: string
  description?: string
  import?: string | undefined
  path?: string | undefined
  reactDocgen?: { definedInFile?: string; props?: Record<string, Prop> }
}
/** A guide, or a page without a component. */
interface Page {
  title: string
  content?: string | undefined
}
interface Component extends Described {
  docs?: Record<string, Page>
  subcomponents?: Record<string, Described>
  stories: { name: string; snippet?: string }[]
}
interface Manifests {
  components?: { components: Record<string, Component> }
  docs?: { docs: Record<string, Page> }
}

/** The files that packages/ui/package.json exports, without the extension. */
const publicFile =
  /\/packages\/ui\/src\/(?:((?:components|patterns|layout|shell)\/(\w+))\/\2|(screens\/.+Screen))\.tsx$/

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

const withoutAttachment = ({ content, ...page }: Page): Page => ({
  ...page,
  content: content?.replace(attachment, '').replace(linkToPage, '](./$1.md)'),
})

const describe = ({ docs = {}, subcomponents = {}, ...component }: Component) => ({
  ...published(component),
  subcomponents: mapValues(subcomponents, ({ path: _, ...part }) => published(part)),
  docs: mapValues(docs, withoutAttachment),
})

const about =
  'The React components and screens of @hearth/ui: their props, examples, and when not to use them.'

const codeBlock = (code: string) => `\`\`\`tsx\n${code}\n\`\`\``

function propsOf({ name, reactDocgen: { props = {} } = {} }: Described): string[] {
  const lines = Object.entries(props).map(([prop, { description, required, tsType }]) => {
    const key = prop.includes('-') ? `'${prop}'` : prop
    const type = `${key}${required ? '' : '?'}: ${tsType?.raw ?? tsType?.name ?? 'unknown'}`
    return description ? `/** ${description} */\n${type}` : type
  })
  return lines.length > 0 ? [`## Props of ${name}`, codeBlock(lines.join('\n'))] : []
}

function componentPage(component: Component): string {
  const { name, description = '', docs = {}, subcomponents = {}, stories } = component
  const examples = stories.flatMap(({ name: story, snippet }) =>
    snippet ? [`### ${story}`, codeBlock(snippet)] : [],
  )
  return [
    `# ${name}`,
    description,
    ...(component.import ? [codeBlock(component.import)] : []),
    ...Object.values(docs).map(({ content = '' }) => content.trim()),
    ...[component, ...Object.values(subcomponents)].flatMap(propsOf),
    ...(examples.length > 0 ? ['## Examples', ...examples] : []),
  ].join('\n\n')
}

/** Writes `llms.txt`, the list of all pages, and each page as Markdown. */
async function writeMarkdown(folder: string, { components, docs }: Manifests) {
  const pages = [
    ...Object.entries(components?.components ?? {}).map(([id, component]) => {
      const { name, description = '' } = component
      return { id, title: name, summary: description, text: componentPage(component) }
    }),
    ...Object.entries(docs?.docs ?? {}).map(([id, page]) => {
      const { title, content = '' } = withoutAttachment(page)
      const [, summary = ''] = content.trim().split('\n\n')
      return { id, title, summary, text: content.trim() }
    }),
  ]
  await mkdir(join(folder, 'guides'), { recursive: true })
  for (const { id, text } of pages) await writeFile(join(folder, `guides/${id}.md`), `${text}\n`)
  const list = pages.map(
    ({ id, title, summary }) =>
      `- [${title}](./guides/${id}.md): ${summary.replaceAll(/\s+/g, ' ')}\n`,
  )
  await writeFile(join(folder, 'llms.txt'), `# Hearth\n\n> ${about}\n\n${list.join('')}`)
}

/** Storybook's hook for what describes the components: `storybook.js.org/docs/ai/manifests`. */
export async function experimental_manifests(
  given: Manifests,
  { configType, outputDir }: { configType?: string; outputDir?: string },
): Promise<Manifests> {
  if (!given.components) return given
  const components = mapValues(given.components.components, describe)
  const manifests = { ...given, components: { ...given.components, components } }
  if (configType === 'PRODUCTION' && outputDir) await writeMarkdown(outputDir, manifests)
  return manifests
}
