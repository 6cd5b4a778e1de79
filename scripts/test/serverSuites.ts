import type { Repository } from './repository.ts'

const suite = /^apps\/server\/test\/(postgres\/)?\w+\.test\.ts$/
/** The list of a room's calls, or of all rooms: each call is named as in the contract. */
const callList = /^apps\/server\/src\/(.+\/handlers|process\/resources)\.ts$/
/** How the record undoes the actions on a kind. */
const subject = /^apps\/server\/src\/\w+\/subject\.ts$/
const undoing = ['undoEntry', 'listTrash']
/** The list of jobs. The suite of a job names its function. */
const jobList = 'apps/server/src/process/jobHandlers.ts'
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

/** The names that a list imports, by the file that has them; a `createX` counts as `x`. */
const importsOf = (list: string) =>
  Array.from(
    list.matchAll(/^import \{([^}]*)\} from '\.{1,2}\/([^']+)'/gm),
    ([, names = '', path = '']) => ({
      path,
      names: (names.match(/\w+/g) ?? []).map((name) =>
        name.replace(/^create([A-Z])/, (_, first) => first.toLowerCase()),
      ),
    }),
  )

const namesFrom = (list: string, file: string): string[] =>
  importsOf(list).flatMap(({ path, names }) => (file.endsWith(`/${path}`) ? names : []))

/**
 * The calls of a list that are written in a file; for a file without a call, those that are written in
 * the list itself, and may use it.
 */
function callsFrom(list: string, file: string, ids: readonly string[]): string[] {
  const names = namesFrom(list, file)
  const calls = names.filter((name) => ids.includes(name))
  if (calls.length > 0 && calls.length === names.length) return calls
  const imported = new Set(importsOf(list).flatMap((one) => one.names))
  const isOwn = (id: string) => new RegExp(`\\b${id}\\b`).test(list) && !imported.has(id)
  return [...calls, ...ids.filter(isOwn)]
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
  const suites = files.filter((file) => suite.test(file))
  const calls = new Set<string>()
  const chosen = new Set<string>()
  const add = (some: readonly string[]) => {
    for (const call of some) calls.add(call)
  }
  /** Whether the importer says which suites a file concerns, so that its own importers do not count. */
  const isNarrow = (file: string, importer: string): boolean => {
    const list = read(importer)
    // A job that only uses what has changed is tried by its own suite.
    if (importer === jobList && !changed.includes(file)) {
      const named = suites.filter((one) =>
        namesFrom(list, file).some((name) => new RegExp(`\\b${name}\\b`).test(read(one))),
      )
      for (const one of named) chosen.add(one)
      return named.length > 0
    }
    if (!callList.test(importer)) return root.test(importer) && subject.test(file)
    if (callList.test(file)) return true
    const made = callsFrom(list, file, ids)
    add(made)
    return made.length > 0 || subject.test(file)
  }

  const reached = new Set(changed)
  for (const file of reached) {
    if (root.test(file)) return undefined
    if (callList.test(file)) add(ids.filter((id) => new RegExp(`\\b${id}\\b`).test(read(file))))
    if (subject.test(file)) add(undoing)
    for (const importer of importers.get(file) ?? []) {
      if (!isNarrow(file, importer)) reached.add(importer)
    }
  }
  const changedPaths = [...calls].flatMap((call) => paths.get(call) ?? [])
  const makesCall = (text: string) =>
    changedPaths.some((path) => path.test(text)) || (calls.size > 0 && makesAllCalls(text))
  return new Set(
    suites.filter((one) => chosen.has(one) || reached.has(one) || makesCall(read(one))),
  )
}
