import type { AnyRouter } from '@tanstack/react-router'

/** The first parts of the panel's addresses. The routes below cannot import the tree that has them. */
export const sections = new Set<string>()

/** Fills `sections` with those of the router's pages inside the panel. */
export function readSections({ routesById }: Pick<AnyRouter, 'routesById'>) {
  for (const [id, { fullPath }] of Object.entries(routesById)) {
    const section = fullPath.split('/')[1]
    if (id.startsWith('/_panel/') && section && section !== '$') sections.add(section)
  }
}
