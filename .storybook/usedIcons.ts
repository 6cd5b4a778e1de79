import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const name = 'virtual:used-icons'
const imports = /import \{([^}]+)\} from 'lucide-react'/g

/**
 * Icons that the product's sources import, and the folders that import them: the Icons page shows
 * this set.
 */
function usedIcons(root: string): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>()
  for (const file of globSync('{packages/ui,apps/admin}/src/**/*.tsx', { cwd: root }).sort()) {
    if (/\.(stories|guide)\.tsx$|Fixture\.tsx$|\/storybook\//.test(file)) continue
    const folder = basename(dirname(file).replace(/\/src$/, ''))
    for (const [, list = ''] of readFileSync(join(root, file), 'utf8').matchAll(imports)) {
      for (const entry of list.split(',')) {
        const [icon = ''] = entry.trim().split(' as ')
        if (icon === '' || icon.startsWith('type ')) continue
        used.set(icon, (used.get(icon) ?? new Set()).add(folder))
      }
    }
  }
  return used
}

/**
 * Generates `virtual:used-icons` from the sources: only the icons in use. Otherwise the page
 * would load all of lucide and every story with it.
 * @param root folder that contains packages/
 */
export function usedIconsPlugin(root: string): Plugin {
  return {
    name: 'storybook:used-icons',
    resolveId: (id) =>
      id === name ? join(root, 'packages/ui/src/storybook/foundations', name) : null,
    load: (id) => {
      if (!id.endsWith(name)) return null
      const used = [...usedIcons(root)].sort(([one], [other]) => one.localeCompare(other))
      const entries = used.map(
        ([icon, folders]) =>
          `{ name: '${icon}', Icon: ${icon}, folders: ${JSON.stringify([...folders])} }`,
      )
      return `import { ${used.map(([icon]) => icon).join(', ')} } from 'lucide-react'
export const usedIcons = [${entries.join(', ')}]`
    },
  }
}
