/**
 * Compiles the contract: `pnpm generate` writes, `pnpm generate --check` only says whether what is
 * committed is what the contract gives. `--bundle` only writes the one file that the server mounts,
 * which is not committed: each installation makes it.
 *
 * openapi/*.yaml ──► openapi/openapi.gen.json   one file, mounted by the server
 *                ──► src/schema.gen.ts          its types
 *                ──► src/operations.gen.ts      what the client must know of each call at run time
 *                ──► src/features.gen.ts   the features
 *                ──► src/permissions.gen.ts   the permissions, and those of each role
 *                ──► src/freshCalls.gen.ts   the calls that need a fresh second factor
 *                ──► src/limits.gen.ts   limits, for server and panel
 *                ──► packages/ui/…/limits.gen.ts   the same for the forms
 *                ──► src/actions.gen.ts   the actions of the record, for server and panel
 *                ──► packages/ui/…/recordKinds.gen.ts   their names, by the filters of the record
 *                ──► apps/server/src/kernel/security.gen.ts   who may make each call
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import { featuresOf, operationsModule } from '../src/cli/contractModules.ts'
import { type ActionContract, actionsModule, recordKindsModule } from './actions.ts'
import { limitsModule } from './limits.ts'
import {
  type Contract,
  featuresModule,
  freshCallsModule,
  permissionsModule,
  securityModule,
} from './operations.ts'

const root = join(import.meta.dirname, '../../..')
const api = join(root, 'packages/api/src')
const banner = '// Generated from openapi/ by `pnpm generate`. Do not edit.\n'

/** Bundles the whole contract into one JSON text with Redocly. */
async function bundle(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hearth-contract-'))
  const output = join(folder, 'bundle.json')
  const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))
  try {
    await promisify(execFile)(process.execPath, [redocly, 'bundle', 'hearth', '--output', output], {
      cwd: root,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
    return `${JSON.stringify(JSON.parse(await readFile(output, 'utf8')), null, 2)}\n`
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function generate(json: string): Promise<Map<string, string>> {
  const types = await openapiTS(json, { defaultNonNullable: false, silent: true })
  const contract: Contract & ActionContract = JSON.parse(json)
  const features = featuresOf(contract)
  return new Map([
    [join(api, 'schema.gen.ts'), banner + astToString(types)],
    [join(api, 'operations.gen.ts'), banner + operationsModule(contract, { isStrict: true })],
    [join(api, 'features.gen.ts'), banner + featuresModule(contract, features)],
    [join(api, 'permissions.gen.ts'), banner + permissionsModule(contract)],
    [join(api, 'freshCalls.gen.ts'), banner + freshCallsModule(contract)],
    [join(api, 'limits.gen.ts'), banner + limitsModule(contract)],
    [
      join(root, 'packages/ui/src/text/limits.gen.ts'),
      banner + limitsModule(contract, ['emailLength', 'exportRows', 'imagePixels', 'planPrice']),
    ],
    [join(api, 'actions.gen.ts'), banner + actionsModule(contract)],
    [
      join(root, 'packages/ui/src/domain/record/recordKinds.gen.ts'),
      banner + recordKindsModule(contract),
    ],
    [join(root, 'apps/server/src/kernel/security.gen.ts'), banner + securityModule(contract)],
  ])
}

const isSame = async (path: string, text: string): Promise<boolean> =>
  (await readFile(path, 'utf8').catch(() => '')) === text

const json = await bundle()
const bundleFile = join(root, 'openapi/openapi.gen.json')
if (!(await isSame(bundleFile, json))) await writeFile(bundleFile, json)

const check = process.argv.includes('--check')
const outdated: string[] = []
const files = process.argv.includes('--bundle') ? [] : await generate(json)
for (const [path, text] of files) {
  if (await isSame(path, text)) continue
  outdated.push(relative(root, path))
  if (!check) await writeFile(path, text)
}
if (check && outdated.length > 0) {
  process.stderr.write(
    `Not what openapi/ gives: ${outdated.join(', ')}. Run \`pnpm generate\` and commit the result.\n`,
  )
  process.exitCode = 1
} else {
  process.stdout.write(outdated.length > 0 ? `Wrote ${outdated.join(', ')}\n` : 'Up to date\n')
}
