import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { conformancePage } from '../checks/conformancePage.ts'
import { root } from './run.ts'

writeFileSync(join(root, 'docs/accessibility-conformance.md'), conformancePage())
