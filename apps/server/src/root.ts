import path from 'node:path'

/** The folder of the repository. The sources and the build in `dist` are at the same depth. */
export const root = path.resolve(import.meta.dirname, '../../..')

/** The program with the commands for operators, beside this file in the sources and in the build. */
export const commands = path.join(import.meta.dirname, `cli${path.extname(import.meta.filename)}`)
