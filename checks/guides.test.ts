import { describe, expect, it } from 'vitest'
import { list, read } from './files'

const stories = list('packages/ui/src/**/*.stories.tsx')
const guides = list('packages/ui/src/**/*.guide.tsx')
const titles = new Set(stories.flatMap((file) => /\btitle: '([^']+)'/.exec(read(file))?.[1] ?? []))

describe('a guide sends only to stories that exist', () => {
  it.each(guides)('%s', (file) => {
    const named = [...read(file).matchAll(/\binstead: '([^']+)'/g)].map(([, title = '']) => title)
    expect(named.filter((title) => !titles.has(title))).toEqual([])
  })
})
