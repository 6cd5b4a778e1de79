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

/** Imports that a file of ui must not have, with a word of the linter's message for each. */
const refused: readonly (readonly [file: string, line: string, word: string])[] = [
  [link, "import { button } from '../Button/Button.css'", 'private file of another folder'],
  [link, "import type { A } from '../Button/ButtonAction'", 'private file of another folder'],
  [link, "export * from '../Button/ButtonAction'", 'private file of another folder'],
  [link, "type A = import('../Button/ButtonAction').A", 'private file of another folder'],
  [link, "const later = () => import('../Button/ButtonAction')", 'private file of another folder'],
  [screen, "import { A } from '../../product/plans/PlanCard'", 'private file of another folder'],
  [
    screen,
    "import type { A } from '../../product/users/usersModel'",
    'private file of another folder',
  ],
  [
    `${src}/product/a/A.tsx`,
    "import { A } from '../plans/PlanCard'",
    'private file of another folder',
  ],
  [screen, "import { PostCard } from '../posts/PostCard'", 'private file of another screen'],
  [link, "import { List } from '../../patterns/List/List'", 'import upward'],
  [`${src}/hooks/useA.ts`, "import { A } from '../components/A/A'", 'import upward'],
  [`${src}/patterns/A/A.tsx`, "import { A } from '../../product/users/users'", 'import upward'],
  [`${src}/product/a/A.tsx`, "import { A } from '../../screens/a/AScreen'", 'import upward'],
  [link, "import { brokenImage } from '../../storybook/image'", 'for stories alone'],
  [screen, "import { users } from './usersFixture'", 'for stories alone'],
  [page, "import { columns } from '../../screens/users/usersColumns'", 'of another screen'],
  [
    `${src}/screens/a/AScreen.stories.tsx`,
    "import users from '../users/UsersScreen.stories'",
    'of another screen',
  ],
]

const allowed: readonly (readonly [file: string, line: string])[] = [
  [link, "import { Button } from '../Button/Button'"],
  [link, "import { linkStyle } from './Link.css'"],
  [link, "import { mirrored } from '../../internal/mirrored.css'"],
  [screen, "import { useHeldRows } from '../../patterns/HeldRows/useHeldRows'"],
  [screen, "import { userHref } from '../../product/users/users'"],
  [`${src}/product/a/A.tsx`, "import { userHref } from '../users/users'"],
  [
    `${src}/screens/a/AScreen.stories.tsx`,
    "import { a } from '../../product/plans/membershipFixture'",
  ],
  [`${src}/screens/users/UsersScreen.stories.tsx`, "import { posts } from '../posts/postsFixture'"],
  [`${src}/screens/users/UsersScreen.stories.tsx`, "import { a } from '../../storybook/image'"],
  [page, "import users from '../../screens/users/UsersScreen.stories'"],
  [page, "import { LiveShell } from '../../shell/AppShell/AppShell.live'"],
]

describe('the linter', () => {
  let folder: string
  /**
   * The linter's messages about files with one import each, under the rules of this repository.
   */
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
    for (const [at, [file, line]] of [...refused, ...allowed].entries())
      write(numbered(file, at), line)
    write('packages/api/src/one.ts', "import type { Two } from './two'\nexport type One = Two[]")
    write('packages/api/src/two.ts', "import type { One } from './one'\nexport type Two = One[]")
    found = await lint(folder)
  }, 60_000)
  afterAll(() => rmSync(folder, { recursive: true }))

  const saidOf = (file: string) =>
    found.filter(({ location }) => location.path === file).map(({ message }) => message)

  it.each(refused.map((entry, at) => [at, ...entry] as const))(
    'refuses (%i) in %s: %s',
    (at, file, _line, word) => {
      expect(saidOf(numbered(file, at)).join()).toContain(word)
    },
  )

  it.each(allowed.map((entry, at) => [at + refused.length, ...entry] as const))(
    'allows (%i) in %s: %s',
    (at, file) => {
      expect(saidOf(numbered(file, at))).toEqual([])
    },
  )

  it('refuses a circle, also of types', () => {
    expect(saidOf('packages/api/src/one.ts').join()).toContain('cycle')
    expect(saidOf('packages/api/src/two.ts').join()).toContain('cycle')
  })
})

/** The linter's messages about imports. It exits with an error, as it should. */
const lint = (folder: string) =>
  new Promise<Finding[]>((resolve) => {
    const rules = ['--only=plugin', '--only=suspicious/noImportCycles']
    const args = ['lint', ...rules, '--reporter=json', '--max-diagnostics=none', '.']
    execFile(join(root, 'node_modules/.bin/biome'), args, { cwd: folder }, (_error, stdout) =>
      resolve(JSON.parse(stdout).diagnostics),
    )
  })
