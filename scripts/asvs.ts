import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asvsPage } from '../checks/asvsPage.ts'
import { root } from './run.ts'

writeFileSync(join(root, 'docs/asvs.md'), asvsPage())
