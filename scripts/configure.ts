// `pnpm configure config.json [folder]`: writes a deployment's settings into a built panel. A
// second run replaces the settings; `{}` restores the defaults.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeCompressed } from '../apps/admin/scripts/precompress.ts'
import { readConfiguration } from '../apps/admin/src/deployment/configuration.ts'
import { fillPanelDocument, fillPanelManifest } from '../apps/server/src/http/panelDocument.ts'
import { writePrerendered } from '../apps/server/src/http/prerender.ts'
import { documentSettings } from '../packages/api/src/languages.ts'
import { root } from './run.ts'

async function configure(args: string[]): Promise<string> {
  const [file, folder = join(root, 'apps/admin/dist')] = args
  if (!file) throw new Error('Usage: pnpm configure config.json [folder]')
  const page = join(resolve(folder), 'index.html')
  if (!existsSync(page))
    throw new Error(`There is no built panel in ${folder}: run \`pnpm build\`.`)
  // Hosts do not serve dotfiles, so a copy for the web root may lack it.
  if (!existsSync(join(resolve(folder), '.prerender'))) {
    throw new Error(
      `${folder} lacks the folder .prerender, from which the public pages are rendered: configure the folder that \`pnpm build\` wrote, and copy it afterwards.`,
    )
  }
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  // In a browser a wrong value falls back to its default; here a person can fix it.
  const wrong: string[] = []
  const complain = (line: string) => wrong.push(line)
  const settings = readConfiguration(readFileSync(file, 'utf8'), complain, documentSettings)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  const manifest = join(resolve(folder), 'manifest.json')
  writeFileSync(page, fillPanelDocument(readFileSync(page, 'utf8'), settings))
  writeFileSync(manifest, fillPanelManifest(readFileSync(manifest, 'utf8'), settings))
  const prerendered = await writePrerendered(resolve(folder), settings)
  await Promise.all([page, manifest, ...prerendered].map(writeCompressed))
  return page
}

try {
  console.log(`Written: ${await configure(process.argv.slice(2))}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
