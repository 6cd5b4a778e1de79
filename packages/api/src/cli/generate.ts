import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { operationsModule, type ReadableContract } from './contractModules.ts'

const banner = (source: string) => `// Generated from ${source} by hearth-api. Do not edit.\n`

/**
 * Writes what `createApi` needs of another contract: `schema.gen.ts`, its types, and
 * `contract.gen.ts`, what the client must know of each call at run time.
 * @param source an OpenAPI 3 document: a file or an address
 * @returns the written files
 */
export async function generate(source: string, folder: string): Promise<string[]> {
  const { default: openapiTS, astToString } = await optional(import('openapi-typescript'))
  const { bundle, createConfig } = await optional(import('@redocly/openapi-core'))
  const document = await bundle({ ref: source, config: await createConfig({}) })
  const contract: ReadableContract = document.bundle.parsed
  const types = await openapiTS(JSON.stringify(contract), {
    defaultNonNullable: false,
    silent: true,
  })
  const isStrict = false
  const texts = {
    'schema.gen.ts': banner(source) + astToString(types),
    'contract.gen.ts': [
      banner(source),
      "import type { Contract } from '@hearth/api/contract'\n",
      "import type { operations as types } from './schema.gen.js'\n\n",
      operationsModule(contract, { isStrict }),
      '\n/** For `createApi(contract)`. */\n',
      'export const contract: Contract<typeof operations, types> = { operations }\n',
    ].join(''),
  }
  await mkdir(folder, { recursive: true })
  const written = Object.entries(texts).map(([name, text]) => ({ file: join(folder, name), text }))
  await Promise.all(written.map(({ file, text }) => writeFile(file, text)))
  return written.map(({ file }) => file)
}

/** Only this command needs these packages: an application that makes calls does not. */
async function optional<Module>(loading: Promise<Module>): Promise<Module> {
  try {
    return await loading
  } catch (cause) {
    throw new Error(
      'Install what this command needs: npm i -D openapi-typescript @redocly/openapi-core@1 typescript@5',
      { cause },
    )
  }
}
