/** The texts that stories of one file must show, by the story's export name. */
export interface StoryTexts {
  /** Number of the section with these texts, the same as in the stories' `parameters.spec`. */
  section: string
  stories: Readonly<Record<string, readonly string[]>>
}

/** A section of docs/specification.md. */
interface Section {
  title: string
  /** Every exact text of the section, in order and without duplicates; `{…}` is a placeholder. */
  texts: readonly string[]
}

export interface Specification {
  /** By number: `2.15`, `9`. */
  sections: ReadonlyMap<string, Section>
  /** By title of the story file. */
  stories: ReadonlyMap<string, StoryTexts>
}

const exactTexts = (markdown: string): string[] =>
  [...markdown.matchAll(/“([^”]+)”/g)].map(([, text = '']) => text.replaceAll(/\s+/g, ' '))

/** Cells of a table row; undefined for a line that is not one. */
const cellsOf = (line: string): string[] | undefined =>
  line.startsWith('|')
    ? line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
    : undefined

/** Tables with the heading `Folder/Story file | Shows`, as stories by title. */
function storyTables(section: string, body: string): [string, StoryTexts][] {
  const tables: [string, StoryTexts][] = []
  let stories: Record<string, readonly string[]> | undefined
  for (const line of body.split('\n')) {
    const [first = '', second = ''] = cellsOf(line) ?? []
    if (!first) stories = undefined
    else if (second === 'Shows') {
      stories = {}
      tables.push([first, { section, stories }])
    } else if (stories && !first.startsWith('---')) stories[first] = exactTexts(second)
  }
  return tables
}

/**
 * Reads docs/specification.md: its sections, its quoted texts, and what each story must show.
 * @param markdown the page's source
 */
export function readSpecification(markdown: string): Specification {
  const sections = new Map<string, Section>()
  const stories = new Map<string, StoryTexts>()
  for (const part of markdown.split(/^#{2,3} (?=\d)/m).slice(1)) {
    const [heading = '', ...lines] = part.split('\n')
    const [, number = '', title = ''] = /^([\d.]+?)\.? (.+)$/.exec(heading) ?? []
    const body = lines.join('\n')
    sections.set(number, { title, texts: [...new Set(exactTexts(body))] })
    for (const [file, texts] of storyTables(number, body)) stories.set(file, texts)
  }
  return { sections, stories }
}

/**
 * The sections that a text names: `specification 2.15`, `specification 2.18 to 2.20`,
 * `Specification: 3, 7`, `specification section 9`.
 */
export const sectionsNamed = (text: string): string[] =>
  [
    ...text.matchAll(
      /[Ss]pecification(?: section|:| of)? (\d+(?:\.\d+)?(?:(?:,| and| to) \d+(?:\.\d+)?)*)/g,
    ),
  ].flatMap(([, numbers = '']) => numbers.split(/, | and | to /))
