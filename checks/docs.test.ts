import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { variables } from '../apps/server/src/config/variables.ts'
import { limits, slowdowns } from '../apps/server/src/kernel/limits.ts'
import { list, read, root } from './files'

const pages = list('*.md')

/** Files that a page names by a relative link, with the page's own folder as their base. */
function links(page: string): string[] {
  const targets = [...read(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
  return targets.map(([, target = '']) => join(dirname(page), target))
}

describe('docs', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

  it.each(pages)('%s names only files that exist', (page) => {
    expect(links(page).filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  it('names only root commands that exist', () => {
    const named = pages.flatMap((page) =>
      [...read(page).matchAll(/pnpm(?:@[\d.]+)? (?:run )?([a-z][a-z:-]*)/g)].map(
        ([, name]) => name ?? '',
      ),
    )
    const isBuiltIn = /^(install|exec|add|approve-builds|workspace|licenses|outdated)$/
    expect(
      [...new Set(named)].filter((name) => !(name in scripts) && !isBuiltIn.test(name)),
    ).toEqual([])
  })

  it('explains every root command that is no part of another', () => {
    const rows = read('README.md').matchAll(/^\| `([a-z:-]+)`\s*\|/gm)
    const explained = [...rows].map(([, name]) => name)
    const partsOfOthers = /^(lint|types|build:|build-)|^(changeset|prepare)$/
    expect(
      Object.keys(scripts)
        .filter((name) => !partsOfOthers.test(name))
        .sort(),
    ).toEqual(explained.sort())
  })

  it('explains every variable of the server, and no other', () => {
    const rows = read('README.md').matchAll(/^\| `([A-Z0-9_]+)`\s*\|/gm)
    const explained = [...rows].map(([, name]) => name)
    expect(explained.sort()).toEqual(Object.keys(variables).sort())
  })

  it('states every limit of the server with its numbers [ASVS 2.1.3]', () => {
    const rows = read('docs/security.md').matchAll(
      /^\| `(\w+)`\s*\|\s*(\d+)\s*\|\s*(\d+)\s*\|(?!\s*\d)/gm,
    )
    const stated = [...rows].map(([, name, points, seconds]) => [
      name,
      { points: Number(points), seconds: Number(seconds) },
    ])
    expect(Object.fromEntries(stated)).toEqual(limits)
  })

  it('states every slowdown of the server with its numbers [ASVS 6.1.1]', () => {
    const row = /^\| `(\w+)`\s*\|\s*(\d+)\s*\|\s*(\d+)\s*\|\s*(\d+)\s*\|\s*(\d+)\s*\|/gm
    const stated = [...read('docs/security.md').matchAll(row)].map(([, name, ...numbers]) => {
      const [points, seconds, firstWait, maxWait] = numbers.map(Number)
      return [name, { points, seconds, firstWait, maxWait }]
    })
    expect(Object.fromEntries(stated)).toEqual(slowdowns)
  })
})
