import type { Repository } from './repository.ts'

const suite = /^apps\/server\/test\/(postgres\/)?\w+\.test\.ts$/
/** The list of a room's calls: each is named as in the contract. */
const callList = /^apps\/server\/src\/.+\/handlers\.ts$/
/** How the record undoes the actions on a kind. */
const subject = /^apps\/server\/src\/\w+\/subject\.ts$/
const undoing = ['undoEntry', 'listTrash']
/** Puts all rooms together, and every suite starts it. */
const root = /^apps\/server\/src\/(process\/|main\.ts|cli\.ts)/

/** The calls of the contract: a pattern for the strings with their path, by id. */
function readPaths(read: Repository['read']): ReadonlyMap<string, RegExp> {
  const table = read('packages/api/src/operations.gen.ts')
  const lines = table.matchAll(/^ {2}(\w+): \{ method: '\w+', path: '([^']+)'/gm)
  return new Map(
    Array.from(lines, ([, id = '', path = '']) => {
      const parts = path.replaceAll(/\{\w+\}/g, '(\\$\\{[^}]*\\}|[\\w-]+)')
      return [id, new RegExp(`['"\`](/api)?${parts}(?=['"\`?$])`)]
    }),
  )
}

/**
 * The calls of a list that are written in a file; for a file without a call, those that are written in
 * the list itself, and may use it.
 */
function callsFrom(list: string, file: string, ids: readonly string[]): string[] {
  const imports = [...list.matchAll(/^import \{([^}]*)\} from '\.{1,2}\/([^']+)'/gm)]
  const namesOf = ([, names = '']: RegExpMatchArray) =>
    (names.match(/\w+/g) ?? []).map((name) =>
      name.replace(/^create([A-Z])/, (_, first) => first.toLowerCase()),
    )
  const own = imports.filter(([, , path = '']) => file.endsWith(`/${path}`)).flatMap(namesOf)
  const made = own.filter((name) => ids.includes(name))
  if (made.length > 0 && made.length === own.length) return made
  const imported = imports.flatMap(namesOf)
  return [
    ...made,
    ...ids.filter((id) => new RegExp(`\\b${id}\\b`).test(list) && !imported.includes(id)),
  ]
}

/** These make every call of the contract. */
const makesAllCalls = (text: string): boolean => text.includes("from './operations.ts'")

/**
 * The server suites that a change concerns. All of them start the whole server, so their imports say
 * little: chosen are those that import a changed file themselves, that name the path of a call which
 * the change can alter, or that make all calls. Undefined: all suites, as the change is below the calls.
 */
export function serverSuites(
  changed: readonly string[],
  { files, importers, read }: Repository,
): ReadonlySet<string> | undefined {
  const paths = readPaths(read)
  const ids = [...paths.keys()]
  const calls = new Set<string>()
  const add = (some: readonly string[]) => {
    for (const call of some) calls.add(call)
  }
  const reached = new Set(changed)
  for (const file of reached) {
    if (root.test(file)) return undefined
    if (callList.test(file)) add(ids.filter((id) => new RegExp(`\\b${id}\\b`).test(read(file))))
    if (subject.test(file)) add(undoing)
    for (const importer of importers.get(file) ?? []) {
      if (callList.test(importer)) add(callsFrom(read(importer), file, ids))
      else if (!(root.test(importer) && (subject.test(file) || callList.test(file))))
        reached.add(importer)
    }
  }
  const changedPaths = [...calls].flatMap((call) => paths.get(call) ?? [])
  const makesCall = (text: string) =>
    changedPaths.some((path) => path.test(text)) || (calls.size > 0 && makesAllCalls(text))
  return new Set(
    files.filter((file) => suite.test(file) && (reached.has(file) || makesCall(read(file)))),
  )
}
