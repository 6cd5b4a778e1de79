import path from 'node:path'

/** The folder of the repository: as far from the built server in `dist` as from its sources. */
export const root = path.resolve(import.meta.dirname, '../../..')
