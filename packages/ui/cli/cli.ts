#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { check } from './check/check.ts'
import { type Finding, lineAndColumn } from './check/finding.ts'
import type { Contract } from './contract.ts'
import { sourcesAt } from './files.ts'
import { list, show } from './show.ts'
import { renames } from './upgrade/renames.ts'
import { upgrade } from './upgrade/upgrade.ts'

const usage = `hearth-ui check [path ...] [--translated] [--json]
  Reads the sources at the paths, and lists what @hearth/ui does not have and what its guides forbid:
  file, line and column, what is wrong, what to write in its place. Ends with 1 if it found anything.
  --translated also lists texts in the source, for an application in several languages.
  --json prints the list as JSON, for editors and assistants. @default src

hearth-ui show [component]
  Prints the import, the purpose and the props of a component. @default the list of all

hearth-ui mcp
  Serves list, show and check to a coding assistant, by the Model Context Protocol on standard
  input and output.

hearth-ui upgrade [path ...] [--dry]
  Moves the imports of names that are elsewhere since an earlier release.
  --dry names the files, and changes none. @default src
`

/** A finding with its file, line and column, counted from 1. */
interface Found extends Omit<Finding, 'at'> {
  file: string
  line: number
  column: number
}

const options = {
  translated: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  dry: { type: 'boolean', default: false },
} as const

function findIn(file: string, contract: Contract, isTranslated: boolean): Found[] {
  const text = readFileSync(file, 'utf8')
  return check(text, file, contract, { isTranslated }).map(({ at, ...finding }) => ({
    file,
    ...lineAndColumn(text, at),
    ...finding,
  }))
}

/** The contract of this version of the library. The build writes it next to this file. */
const readBuilt = (): Contract =>
  JSON.parse(readFileSync(new URL('./contract.json', import.meta.url), 'utf8'))

function runCheck(paths: string[], { translated, json }: { translated: boolean; json: boolean }) {
  const contract = readBuilt()
  const { results, unread } = eachOf(paths, (file) => findIn(file, contract, translated))
  const found = results.flat()
  if (json) console.log(JSON.stringify(found, undefined, 2))
  else {
    for (const { file, line, column, rule, message, remedy } of found) {
      console.log(`${file}:${line}:${column} ${rule}\n  ${message}\n  ${remedy}`)
    }
    console.log(`${results.length} files, ${found.length} findings`)
  }
  process.exitCode = found.length + unread === 0 ? 0 : 1
}

function runUpgrade(paths: string[], isDry: boolean) {
  const moves = Object.values(renames).flat()
  const { results, unread } = eachOf(paths, (file) => {
    if (file.endsWith('.css')) return []
    const text = readFileSync(file, 'utf8')
    const upgraded = upgrade(text, file, moves)
    if (upgraded === text) return []
    if (!isDry) writeFileSync(file, upgraded)
    return [file]
  })
  const changed = results.flat()
  for (const file of changed) console.log(file)
  console.log(`${changed.length} files ${isDry ? 'would change' : 'changed'}`)
  process.exitCode = unread === 0 ? 0 : 1
}

/** Reads each source. Prints the files that cannot be parsed, and continues with the others. */
function eachOf<Result>(paths: string[], read: (file: string) => Result) {
  let unread = 0
  const results = sourcesAt(paths.length > 0 ? paths : ['src']).flatMap((file) => {
    try {
      return [read(file)]
    } catch (error) {
      unread += 1
      console.error(`${file}: ${error instanceof Error ? error.message : error}`)
      return []
    }
  })
  return { results, unread }
}

try {
  const { positionals, values } = parseArgs({ options, allowPositionals: true })
  const [command, ...paths] = positionals
  if (command === 'check') runCheck(paths, values)
  else if (command === 'show') {
    const [name] = paths
    console.log(name === undefined ? list(readBuilt()) : show(name, readBuilt()))
  } else if (command === 'mcp') {
    // Loaded for this command alone: the others run after each edit.
    const { serve } = await import('./mcp/server.ts')
    serve(readBuilt())
  } else if (command === 'upgrade') runUpgrade(paths, values.dry)
  else {
    console.error(usage)
    process.exitCode = 2
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
