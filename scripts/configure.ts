// `pnpm configure config.json [folder]`: writes a deployment's settings into a built panel. A
// second run replaces the settings; `{}` restores the defaults.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeCompressed } from '../apps/admin/scripts/precompress.ts'
import { readConfiguration } from '../apps/admin/src/deployment/configuration.ts'
import { fillPanelDocument, fillPanelManifest } from '../apps/server/src/http/panelDocument.ts'
import { replaceFile } from '../apps/server/src/platform/durableFile.ts'
import { documentSettings } from '../packages/api/src/languages.ts'
import {
  type Feature,
  featureNames,
  findMissingFeature,
} from '../packages/api/src/panelSettings.ts'
import { root } from './run.ts'

const isFeature = (name: unknown): name is Feature =>
  featureNames.some((feature) => feature === name)

/** Stricter than the panel in a browser, which ignores an unknown feature. */
const readers = {
  ...documentSettings,
  features: (value: unknown) => {
    const known = featureNames.join(', ')
    if (!Array.isArray(value)) throw new Error(`must be a list of features, of ${known}`)
    const unknown = value.find((name) => !isFeature(name))
    if (unknown !== undefined) throw new Error(`has no ${JSON.stringify(unknown)}, only ${known}`)
    const missing = findMissingFeature(value.filter(isFeature))
    if (missing) throw new Error(`is incomplete: ${missing}`)
    return value
  },
}

/** What is wrong with a file of settings for a folder; empty when nothing is. */
function faultsOf(json: string, folder: string): string[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(json)
  } catch (error) {
    return [`is not JSON: ${(error as Error).message}`]
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    return ['must be an object: { "productName": "Harbour" }']
  }
  const faults: string[] = []
  const { logoUrl } = readConfiguration(json, (line) => faults.push(line), readers)
  if (logoUrl?.startsWith('/')) {
    const [path = ''] = logoUrl.split(/[?#]/)
    if (!existsSync(join(folder, path))) faults.push(`logoUrl names a file that ${folder} lacks`)
  }
  return faults
}

/** Permissions of a file that a host of any user can read. */
const READABLE = 0o644

/**
 * Writes a file of the panel that hosts are sending: the others must never see a part of it, not
 * even after a power cut. The permissions stay those of the deployment.
 */
const replace = (path: string, content: string | Uint8Array): Promise<void> =>
  replaceFile(path, content, statSync(path, { throwIfNoEntry: false })?.mode ?? READABLE)

async function configure(args: string[]): Promise<string> {
  const [file, folder = join(root, 'apps/admin/dist')] = args
  if (!file) throw new Error('Usage: pnpm configure config.json [folder]')
  const page = join(resolve(folder), 'index.html')
  if (!existsSync(page))
    throw new Error(`There is no built panel in ${folder}: run \`pnpm build\`.`)
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  // In a browser a wrong value falls back to its default; here a person can fix it.
  const json = readFileSync(file, 'utf8')
  const faults = faultsOf(json, resolve(folder))
  if (faults.length > 0) throw new Error(faults.map((fault) => `${file}: ${fault}`).join('\n'))
  const settings = readConfiguration(json, () => {}, readers)
  const manifest = join(resolve(folder), 'manifest.json')
  await replace(page, fillPanelDocument(readFileSync(page, 'utf8'), settings))
  await replace(manifest, fillPanelManifest(readFileSync(manifest, 'utf8'), settings))
  // A host sends the compressed siblings of an icon that a deployment has replaced.
  const icon = join(resolve(folder), 'favicon.svg')
  const changed = [page, manifest, ...(existsSync(icon) ? [icon] : [])]
  await Promise.all(changed.map((path) => writeCompressed(path, replace)))
  return page
}

try {
  console.log(`Written: ${await configure(process.argv.slice(2))}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
