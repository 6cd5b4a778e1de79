import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const name = 'virtual:used-icons'
const imports = /import \{([^}]+)\} from 'lucide-react'/g
/** One of `navIcons`: the title of its page says what the icon means. */
const pageIcons = /(\w+): iconClass\((\w+)\)/g
const titles = 'apps/admin/src/navigation/pageTitles.ts'

interface UsedIcon {
  /** The folders that import it. */
  folders: Set<string>
  /** The title of its page. */
  label: string
}

/** Icons that the product's sources import: the Icons page shows this set. */
function usedIcons(root: string): Map<string, UsedIcon> {
  const used = new Map<string, UsedIcon>()
  const pageTitles = readFileSync(join(root, titles), 'utf8')
  const titleOf = (key: string) => new RegExp(`\\b${key}: '([^']+)'`).exec(pageTitles)?.[1]
  for (const file of globSync('{packages/ui,apps/admin}/src/**/*.{tsx,css.ts}', {
    cwd: root,
  }).sort()) {
    if (/\.(stories|guide)\.tsx$|Fixture\.tsx$|\/storybook\//.test(file)) continue
    const folder = basename(dirname(file).replace(/\/src$/, ''))
    const source = readFileSync(join(root, file), 'utf8')
    for (const [, list = ''] of source.matchAll(imports)) {
      for (const entry of list.split(',')) {
        const [icon = ''] = entry.trim().split(' as ')
        if (icon === '' || icon.startsWith('type ')) continue
        const { folders, label } = used.get(icon) ?? { folders: new Set(), label: '' }
        used.set(icon, { folders: folders.add(folder), label })
      }
    }
    for (const [, page = '', icon = ''] of source.matchAll(pageIcons)) {
      const link = used.get(icon)
      if (link) used.set(icon, { ...link, label: titleOf(page) ?? '' })
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
        ([icon, { folders, label }]) =>
          `{ name: '${icon}', Icon: ${icon}, label: '${label}', folders: ${JSON.stringify([...folders])} }`,
      )
      return `import { ${used.map(([icon]) => icon).join(', ')} } from 'lucide-react'
export const usedIcons = [${entries.join(', ')}]`
    },
  }
}
