import { describe, expect, it } from 'vitest'
import { type Rename, renames } from './renames.ts'
import { upgrade } from './upgrade.ts'

const moves: readonly Rename[] = [
  { from: ['@hearth/ui/old', 'Old'], to: ['@hearth/ui/new', 'New'] },
  { from: ['@hearth/ui/old', 'OldProps'], to: ['@hearth/ui/new', 'NewProps'] },
]
const upgraded = (text: string) => upgrade(text, 'Page.tsx', moves)

describe('upgrade', () => {
  it('moves an import and keeps its local name', () => {
    expect(upgraded("import { Old } from '@hearth/ui/old'\nexport const page = <Old />\n")).toBe(
      "import { New as Old } from '@hearth/ui/new'\nexport const page = <Old />\n",
    )
  })

  it('keeps types, other names, quotes and semicolons', () => {
    expect(upgraded('import { type OldProps, Old as Part, stays } from "@hearth/ui/old";')).toBe(
      'import { type NewProps as OldProps, New as Part } from "@hearth/ui/new";\nimport { stays } from "@hearth/ui/old";',
    )
    expect(upgraded("import type { OldProps } from '@hearth/ui/old'")).toBe(
      "import type { NewProps as OldProps } from '@hearth/ui/new'",
    )
  })

  it.each([
    "import * as old from '@hearth/ui/old'",
    "import { stays } from '@hearth/ui/old'",
    "import { Old } from './old'",
    'const text = "import { Old } from \'@hearth/ui/old\'"',
  ])('leaves %s alone', (text) => {
    expect(upgraded(text)).toBe(text)
  })

  it('changes nothing the second time', () => {
    const once = upgraded("import { Old } from '@hearth/ui/old'")
    expect(upgraded(once)).toBe(once)
  })
})

it('moves every name to a file that exports it', async () => {
  for (const { to } of Object.values(renames).flat()) {
    const [entry, name] = to
    expect(await import(entry)).toHaveProperty(name)
  }
})
