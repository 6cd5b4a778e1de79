// For `hearth-ui check`: part of the build.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { readContract } from './readContract.ts'

writeFileSync(
  path.resolve(import.meta.dirname, '../dist/cli/contract.json'),
  JSON.stringify(readContract()),
)
