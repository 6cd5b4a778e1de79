import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { list, read } from './files'

const stories = list('packages/ui/src/*.stories.tsx')
const guides = list('packages/ui/src/*.guide.tsx')
const titles = new Set(stories.flatMap((file) => /\btitle: '([^']+)'/.exec(read(file))?.[1] ?? []))

describe('a guide sends only to stories that exist', () => {
  it.each(guides)('%s', (file) => {
    const named = [...read(file).matchAll(/\binstead: '([^']+)'/g)].map(([, title = '']) => title)
    expect(named.filter((title) => !titles.has(title))).toEqual([])
  })
})

describe('every part has a guide, and its docs page shows it', () => {
  const parts = list(
    ...['components', 'patterns', 'layout', 'shell', 'product'].map(
      (folder) => `packages/ui/src/${folder}/**`,
    ),
  ).filter((file) => basename(file) === `${basename(dirname(file))}.tsx`)

  it.each(parts)('%s', (part) => {
    const guide = part.replace(/\.tsx$/, '.guide.tsx')
    expect(guides).toContain(guide)
    const wired = new RegExp(
      `from './${basename(guide, '.tsx')}'[^]*parameters: \\{[^}]*\\bguide\\b`,
    )
    const around = stories.filter((file) => dirname(file) === dirname(part))
    expect(around.filter((file) => wired.test(read(file)))).not.toEqual([])
  })
})
