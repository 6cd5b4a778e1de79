import { readFileSync } from 'node:fs'

const tree = readFileSync(new URL('../../src/routeTree.gen.ts', import.meta.url), 'utf8')
const ids = [...tree.matchAll(/^ {2}'\/_panel(?:\/_admin)?(\/[\w/-]*)': typeof/gm)]

/** The paths of all pages inside the panel without a parameter, from the generated tree of routes. */
export const panelPages = ids
  .map(([, path = '']) => (path === '/' ? path : path.replace(/\/$/, '')))
  .filter((path) => path !== '/_admin')
