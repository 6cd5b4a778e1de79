// Writes the pages of docs that are made from the tests. A check compares each with its sources.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asvsPage } from '../checks/asvsPage.ts'
import { conformancePage } from '../checks/conformancePage.ts'
import { promisesPage } from '../checks/promisesPage.ts'
import { root } from './run.ts'

const pages = {
  'accessibility-conformance.md': conformancePage,
  'asvs.md': asvsPage,
  'promises.md': promisesPage,
}
for (const [name, page] of Object.entries(pages)) writeFileSync(join(root, 'docs', name), page())
