import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisesPage } from '../checks/promisesPage.ts'
import { root } from './run.ts'

writeFileSync(join(root, 'docs/promises.md'), promisesPage())
