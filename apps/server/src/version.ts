import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { root } from './root.ts'

/** The version of this server. */
export const version: string = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(path.join(root, 'apps/server/package.json'), 'utf8'))).version
