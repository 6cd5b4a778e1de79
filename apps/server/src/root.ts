import path from 'node:path'

/**
 * The folder of the repository: the built server in `dist` and its sources are at the same depth.
 */
export const root = path.resolve(import.meta.dirname, '../../..')
