import path from 'node:path'

/** The folder of the repository. The sources and the build in `dist` are at the same depth. */
export const root = path.resolve(import.meta.dirname, '../../..')
