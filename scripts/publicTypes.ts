// The types that the packages publish, as API Extractor reports them. The workflow Release attaches
// the reports to the release (`pnpm types:public`); the workflow Test compares each change
// with those of the last release (`pnpm types:public <folder of these reports>`).
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readChangesets } from '@changesets/read'
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor'
import { ensurePackage } from './ensureBuilt.ts'
import { root } from './run.ts'

const cache = join(root, '.cache/publicTypes')
const folderOf = (name: string) => join(root, 'packages', name)
const reportFile = (name: string) => `${name}.api.md`
const manifestOf = (name: string) =>
  JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'))

/** The report of a package that is built. */
export function reportOf(name: string): string {
  const folder = folderOf(name)
  const packageFile = join(folder, 'package.json')
  const { publishConfig } = manifestOf(name)
  const patterns = Object.values<string | { default: string }>(publishConfig.exports)
    .map((target) => (typeof target === 'string' ? target : target.default))
    .filter((target) => target.endsWith('.js'))
    // Every star of a target stands for the same text.
    .map((target) => new RegExp(`^${target.slice(2).replace('*', '(.+)').replaceAll('*', '\\1')}$`))
  const files = globSync('dist/**/*.d.ts', { cwd: folder }).map((file) => file.slice(0, -5))
  const entries = files.filter((file) => patterns.some((pattern) => pattern.test(`${file}.js`)))
  // API Extractor reads one entry of a package: this one has a namespace for each public file.
  const lines = entries.sort().map((file) => {
    const namespace = file.replace('dist/', '').replaceAll(/\W/g, '_')
    return `export * as ${namespace} from '${join(folder, file)}.js'`
  })
  const entry = join(cache, `${name}.d.ts`)
  mkdirSync(cache, { recursive: true })
  writeFileSync(entry, lines.join('\n'))
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: root,
      newlineKind: 'lf',
      mainEntryPointFilePath: entry,
      compiler: {
        overrideTsconfig: { extends: join(folder, 'tsconfig.json'), include: [], files: [entry] },
      },
      apiReport: {
        enabled: true,
        reportFileName: reportFile(name),
        reportFolder: cache,
        reportTempFolder: join(cache, 'temp'),
        includeForgottenExports: true,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: packageFile,
  })
  Extractor.invoke(config, {
    localBuild: true,
    // Its advice on comments.
    messageCallback: (message) => {
      message.handled = true
    },
  })
  return readFileSync(join(cache, 'temp', reportFile(name)), 'utf8')
}

/** Each line of a report with those that it is in: `interface ButtonBaseProps / isFullWidth?: boolean;`. */
function linesOf(report: string): Set<string> {
  const types = report.split('\n').filter((line) => /^ *(?!import|```|#|>|\/\/)\S/.test(line))
  const parents: string[] = []
  return new Set(
    types.map((line) => {
      const type = line.trim()
      parents.length = line.search(/\S/) / 4
      const path = [...parents, type].join(' / ')
      parents.push(type.replace(/ extends .*| = .*|\??: .*| \{$/, ''))
      // API Extractor numbers equal names in the order in which it meets them.
      return path.replaceAll(/(\w)_\d+\b/g, '$1')
    }),
  )
}

/**
 * The lines that changed without a changeset of the size that CONTRIBUTING.md asks for.
 * @param sizes of the package's changesets
 */
export function unannounced(before: string, now: string, version: string, sizes: string[]) {
  const [old, next] = [linesOf(before), linesOf(now)]
  const breaking = version.startsWith('0.') ? 'minor' : 'major'
  // A new member without a question mark is one that applications have to give.
  const isRequired = (line: string) => / \/ [\w'"-]+[(:][^/]*$/.test(line)
  const gone = [...old].filter((line) => !next.has(line))
  const added = [...next].filter((line) => !old.has(line))
  return [
    ...gone.map((line) => ({ line: `- ${line}`, size: breaking })),
    ...added.map((line) => ({ line: `+ ${line}`, size: isRequired(line) ? breaking : 'minor' })),
  ]
    .filter(({ size }) => !sizes.includes('major') && !sizes.includes(size))
    .map(({ line, size }) => `${line}  needs a ${size} changeset`)
}

/** The lines of a package that changed since the release without a changeset of their size. */
async function unannouncedSince(folder: string, name: string): Promise<string[]> {
  const releases = (await readChangesets(root)).flatMap((changeset) => changeset.releases)
  const sizes = releases.filter((one) => one.name === `@hearth/${name}`).map(({ type }) => type)
  const released = readFileSync(join(folder, reportFile(name)), 'utf8')
  return unannounced(released, reportOf(name), manifestOf(name).version, sizes)
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2)
  for (const name of ['api', 'ui'] as const) {
    await ensurePackage(name)
    if (folder === undefined) {
      writeFileSync(join(cache, reportFile(name)), reportOf(name))
    } else if (existsSync(join(folder, reportFile(name)))) {
      const lines = await unannouncedSince(folder, name)
      if (lines.length > 0) process.exitCode = 1
      console.log(
        [`@hearth/${name}: ${lines.length} changes need a changeset`, ...lines].join('\n'),
      )
    } else {
      console.log(`@hearth/${name}: nothing to compare with before the first release`)
    }
  }
}
