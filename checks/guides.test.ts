import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { list, read } from './files'

const stories = list('packages/ui/src/*.stories.tsx')
const pages = list('packages/ui/src/*.mdx')
const titles = [...stories, ...pages].flatMap(
  (file) => /\btitle(?:: |=)['"]([^'"]+)/.exec(read(file))?.[1] ?? [],
)
const docs = new Set(
  titles.map((title) => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`),
)
const parts = [
  ...list(
    ...['components', 'patterns', 'layout', 'shell'].map(
      (folder) => `packages/ui/src/${folder}/**`,
    ),
  ).filter((file) => basename(file) === `${basename(dirname(file))}.tsx`),
  // A folder of product/ holds several components: those with stories.
  ...list('packages/ui/src/product/*.stories.tsx').map((file) =>
    file.replace('.stories.tsx', '.tsx'),
  ),
]

describe('every part has a guide that answers the same questions', () => {
  it.each(parts)('%s', (part) => {
    const guide = part.replace(/\.tsx$/, '.mdx')
    const headings = [...read(guide).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    expect(headings).toEqual(['When to use', 'When not to use', 'How many', 'Accessibility'])
    // The first line attaches it to the stories; the built Storybook is tested for the rest.
    expect(read(guide)).toContain(`from './${basename(part, '.tsx')}.stories'`)
  })
})

it.each(pages)('%s links only to docs pages that exist', (file) => {
  const linked = [...read(file).matchAll(/\?path=\/docs\/([^)]+)/g)].map(([, id = '']) => id)
  expect(linked.filter((id) => !docs.has(id))).toEqual([])
})
