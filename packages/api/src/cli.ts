#!/usr/bin/env node
import { generate } from './cli/generate.ts'

const usage = `hearth-api generate <openapi.yaml> [folder]
  Writes schema.gen.ts and contract.gen.ts for createApi into the folder. @default src/api
`

const [command, target, folder = 'src/api'] = process.argv.slice(2)
try {
  if (command === 'generate' && target) {
    const files = await generate(target, folder)
    process.stdout.write(`Wrote ${files.join(', ')}\n`)
  } else {
    process.stderr.write(usage)
    process.exitCode = 2
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
