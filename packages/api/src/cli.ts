#!/usr/bin/env node
import { check } from './cli/check.ts'
import { generate } from './cli/generate.ts'
import { featureNames } from './panelSettings.ts'

const usage = `hearth-api generate <openapi.yaml> [folder]
  Writes schema.gen.ts and contract.gen.ts for createApi into the folder. @default src/api

hearth-api check <https://hearth.example/api> [feature ...]
  Asks every call of Hearth's contract, and those of the features, and lists what departs from it.
  It changes nothing. HEARTH_EMAIL and HEARTH_PASSWORD sign in, HEARTH_CODE is the second factor.
  Features: ${featureNames.join(', ')}
`

const [command, target, ...rest] = process.argv.slice(2)
const { HEARTH_EMAIL: email, HEARTH_PASSWORD: password, HEARTH_CODE: code } = process.env
try {
  if (command === 'generate' && target) {
    const files = await generate(target, rest[0] ?? 'src/api')
    process.stdout.write(`Wrote ${files.join(', ')}\n`)
  } else if (command === 'check' && target && email && password) {
    const credentials = { email, password, code }
    const { asked, remarks } = await check(target, { credentials, features: rest })
    for (const { call, field, message } of remarks) {
      process.stdout.write(`${[call, field, message].filter(Boolean).join('  ')}\n`)
    }
    process.stdout.write(`Asked ${asked} calls: ${remarks.length} remarks\n`)
    if (remarks.length > 0) process.exitCode = 1
  } else {
    process.stderr.write(usage)
    process.exitCode = 2
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
