import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './files'

interface Finding {
  message: string
  location: { path: string }
}

const src = 'packages/ui/src'
const screen = `${src}/screens/users/UsersScreen.tsx`
const link = `${src}/components/Link/Link.tsx`
const page = `${src}/storybook/pages/Users.stories.tsx`

/**
 * Imports that each part of `walls.grit` must refuse, with a word of its message. What it allows, the
 * linter shows with every file of ui.
 */
const refused: readonly (readonly [file: string, line: string, word: string])[] = [
  [link, "import { button } from '../Button/Button.css'", 'private file of another folder'],
  [link, "export * from '../Button/ButtonAction'", 'private file of another folder'],
  [link, "type A = import('../Button/ButtonAction').A", 'private file of another folder'],
  [link, "const later = () => import('../Button/ButtonAction')", 'private file of another folder'],
  [screen, "import { A } from '../../domain/plans/PlanCard'", 'private file of another folder'],
  [
    `${src}/domain/a/A.tsx`,
    "import { A } from '../plans/PlanCard'",
    'private file of another folder',
  ],
  [screen, "import { PostCard } from '../posts/PostCard'", 'private file of another screen'],
  [page, "import { columns } from '../../screens/users/usersColumns'", 'of another screen'],
  [link, "import { List } from '../../patterns/List/List'", 'import upward'],
  [`${src}/hooks/useA.ts`, "import { A } from '../components/A/A'", 'import upward'],
  [`${src}/patterns/A/A.tsx`, "import { A } from '../../domain/members/members'", 'import upward'],
  [`${src}/domain/a/A.tsx`, "import { A } from '../../screens/a/AScreen'", 'import upward'],
  [link, "import { brokenImage } from '../../storybook/image'", 'for stories alone'],
  [screen, "import { users } from './usersFixture'", 'for stories alone'],
]

describe('the linter', () => {
  let folder: string
  let found: Finding[]

  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${text}\n`)
  }
  /** A different name for each line, with the same ending. */
  const numbered = (file: string, at: number) => file.replace(/(\w+)((?:\.\w+)+)$/, `$1${at}$2`)

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'imports-'))
    const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
    write('biome.json', JSON.stringify({ ...config, vcs: undefined }))
    mkdirSync(join(folder, src), { recursive: true })
    cpSync(join(root, 'packages/ui/walls.grit'), join(folder, 'packages/ui/walls.grit'))
    for (const [at, [file, line]] of refused.entries()) write(numbered(file, at), line)
    found = await lint(folder)
  }, 60_000)
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(refused.map((entry, at) => [at, ...entry] as const))(
    'refuses (%i) in %s: %s',
    (at, file, _line, word) => {
      const said = found.filter(({ location }) => location.path === numbered(file, at))
      expect(said.map(({ message }) => message).join()).toContain(word)
    },
  )
})

/** The linter's messages about imports. It exits with an error, as it should. */
const lint = (folder: string) =>
  new Promise<Finding[]>((resolve) => {
    const args = ['lint', '--only=plugin', '--reporter=json', '--max-diagnostics=none', '.']
    execFile(join(root, 'node_modules/.bin/biome'), args, { cwd: folder }, (_error, stdout) =>
      resolve(JSON.parse(stdout).diagnostics),
    )
  })
