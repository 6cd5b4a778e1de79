import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { Plugin } from 'vite'

const name = 'virtual:gallery'

/** The stories of storybook/pages, in the order of their files. */
const pageStories = (root: string) =>
  globSync('packages/ui/src/storybook/pages/*.stories.tsx', { cwd: root })
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8')
      const [, title = ''] = /\btitle: '([^']+)'/.exec(source) ?? []
      return [...source.matchAll(/^export const (\w+)/gm)].map(([, story = '']) => {
        const shown = storyNameFromExport(story)
        return { id: toId(title, shown), name: shown, group: title.replace('Pages/', '') }
      })
    })

/** The baselines of pages and screens: Storybook shows them as screenshots. */
const screenshots = (root: string) =>
  globSync('{pages,screens}-*/*.png', { cwd: join(root, 'packages/ui/baselines') }).sort()

/** First sentences of the newest change notes; none without a history. */
function changes(root: string): string[] {
  const log = ['log', '--format=', '--name-only', '--diff-filter=A', '--', '.changeset/*.md']
  try {
    const files = execFileSync('git', log, { cwd: root, encoding: 'utf8' }).split('\n')
    const notes = files.filter((file) => file !== '' && existsSync(join(root, file)))
    return [...new Set(notes)].slice(0, 8).map((file) => {
      const [, , body = ''] = readFileSync(join(root, file), 'utf8').split('---\n')
      const text = body.trim().replaceAll(/\s+/g, ' ')
      return /^.+?[.](?= |$)/.exec(text)?.[0] ?? text
    })
  } catch {
    return []
  }
}

/**
 * Generates `virtual:gallery`: the whole pages, the screenshots there are of them, and what changed.
 */
export function galleryPlugin(root: string): Plugin {
  return {
    name: 'storybook:gallery',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) =>
      id === `\0${name}`
        ? `export const pageStories = ${JSON.stringify(pageStories(root))}
export const screenshots = ${JSON.stringify(screenshots(root))}
export const changes = ${JSON.stringify(changes(root))}`
        : null,
  }
}
