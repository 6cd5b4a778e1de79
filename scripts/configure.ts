// `pnpm configure config.json [folder]`: writes a deployment's settings into a built panel. Run again, it
// takes the place of what was there; `{}` brings the defaults back.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeCompressed } from '../apps/admin/scripts/precompress.ts'
import { readConfiguration } from '../apps/admin/src/configuration.ts'
import { fillPanelDocument } from '../apps/server/src/http/panelDocument.ts'
import { root } from './run.ts'

const stop = (...lines: string[]): never => {
  console.error(lines.join('\n'))
  process.exit(1)
}

const [file, folder = join(root, 'apps/admin/dist')] = process.argv.slice(2)
if (!file) stop('Which settings? Say it like: pnpm configure config.json [folder of the panel]')
const page = join(resolve(folder), 'index.html')
if (!existsSync(page)) stop(`There is no built panel in ${folder}: run \`pnpm build\` first.`)
if (!file || !existsSync(file)) stop(`There is no file ${file}.`)
else {
  // In a browser a wrong value falls back to its default; here somebody is there to mend it.
  const wrong: string[] = []
  const settings = readConfiguration(readFileSync(file, 'utf8'), (line) => wrong.push(line))
  if (wrong.length > 0) stop(...wrong)
  writeFileSync(page, fillPanelDocument(readFileSync(page, 'utf8'), settings))
  await writeCompressed(page)
  console.log(`${page} is ${settings.productName ?? 'Hearth'}'s.`)
}
