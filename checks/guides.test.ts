import { expect, it } from 'vitest'
import { list, read } from './files'

const pages = list('packages/ui/src/*.mdx')
const titles = [...list('packages/ui/src/*.stories.tsx'), ...pages].flatMap(
  (file) => /\btitle(?:: |=)['"]([^'"]+)/.exec(read(file))?.[1] ?? [],
)
const docs = new Set(
  titles.map((title) => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`),
)

it.each(pages)('%s links only to docs pages that exist', (file) => {
  const linked = [...read(file).matchAll(/\?path=\/docs\/([^)]+)/g)].map(([, id = '']) => id)
  expect(linked.filter((id) => !docs.has(id))).toEqual([])
})
