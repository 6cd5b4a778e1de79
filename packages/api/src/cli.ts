#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { check } from './cli/check.ts'
import { generate } from './cli/generate.ts'
import { report } from './cli/remark.ts'
import { featureNames } from './panelSettings.ts'

const usage = `hearth-api generate <openapi.yaml> [folder]
  Writes schema.gen.ts and contract.gen.ts for createApi into the folder. @default src/api

hearth-api check <https://hearth.example/api> [feature ...] [--write] [--insecure]
  Asks every call of Hearth's contract, and those of the features, and lists what departs from it, by
  what it costs. Ends with 1 if the panel, a page or a detail fails, or something is unsafe.
  It changes nothing, but with --write sets up the second factor of an account that has none, prints
  its secret, and asks for an address for an upload: use an account made for this.
  --insecure sends the password over plain http to another machine.
  HEARTH_EMAIL and HEARTH_PASSWORD sign in. HEARTH_CODE is the code of the second factor, or
  HEARTH_SECRET the secret that it is computed from.
  Features: ${featureNames.join(', ')}
`

/** A command that cannot run as it was typed. */
class UsageError extends Error {}

const isLocal = ({ hostname }: URL): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)

function addressOf(target: string, isInsecure: boolean): string {
  const url = URL.parse(target)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`Not an address that begins with https:// or http://: ${target}`)
  }
  if (url.protocol === 'http:' && !isLocal(url) && !isInsecure) {
    throw new UsageError('The password would be sent over plain http: use https, or --insecure.')
  }
  return target
}

function variable(name: string): string {
  const value = process.env[name]
  if (!value) throw new UsageError(`Set ${name}.`)
  return value
}

async function checkBackend(
  target: string,
  features: string[],
  { write: mayWrite = false, insecure = false }: { write?: boolean; insecure?: boolean },
): Promise<void> {
  const unknown = features.filter((name) => !featureNames.some((known) => known === name))
  if (unknown.length > 0) {
    throw new UsageError(`No feature named ${unknown.join(', ')}: ${featureNames.join(', ')}.`)
  }
  const credentials = {
    email: variable('HEARTH_EMAIL'),
    password: variable('HEARTH_PASSWORD'),
    code: process.env.HEARTH_CODE,
    secret: process.env.HEARTH_SECRET,
  }
  const { asked, remarks, unproved } = await check(addressOf(target, insecure), {
    credentials,
    features,
    mayWrite,
    onNewSecret: (secret) => {
      process.stdout.write(`HEARTH_SECRET of this account from now on: ${secret}\n`)
    },
  })
  const lines = [
    ...report(remarks),
    ...(unproved.length > 0 ? ['Not proved:', ...unproved.map((one) => `  ${one}`)] : []),
    `Asked ${asked} calls: ${remarks.length} remarks, ${unproved.length} not proved`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  if (remarks.some(({ level }) => level !== 'tolerated')) process.exitCode = 1
}

try {
  const options = { write: { type: 'boolean' }, insecure: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [command, target, ...rest] = positionals
  if (command === 'generate' && target) {
    const files = await generate(target, rest[0] ?? 'src/api')
    process.stdout.write(`Wrote ${files.join(', ')}\n`)
  } else if (command === 'check' && target) await checkBackend(target, rest, values)
  else {
    process.stderr.write(usage)
    process.exitCode = 2
  }
} catch (error) {
  const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error)
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = isUsage ? 2 : 1
}
