import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Contract } from '../contract.ts'
import { readContract } from '../readContract.ts'
import { check } from './check.ts'

let contract: Contract
beforeAll(() => {
  contract = readContract()
})

const button = "import { Button } from '@hearth/ui/components/Button'"
const field = "import { TextField } from '@hearth/ui/components/TextField'"

function found(text: string, path = 'Page.tsx', isTranslated = false) {
  return check(text, path, contract, { isTranslated }).map(
    ({ rule, message, remedy }) => `${rule}: ${message} ${remedy}`,
  )
}

describe('refuses, with the remedy,', () => {
  it('a prop that a component does not have', () => {
    expect(
      found(`${button}\nexport const Save = () => <Button onClick={save}>Save</Button>`),
    ).toEqual(['unknown-prop: Button has no prop onClick. Write onPress.'])
  })

  it('styles of a part', () => {
    expect(
      found(`${button}\nexport const Save = () => <Button className="big">Save</Button>`),
    ).toEqual([
      'unknown-prop: Button has no prop className. No part takes styles. Use its props, put it into Stack, Inline or Grid, or change the tokens of the theme.',
    ])
  })

  it('a part that is imported from the wrong file', () => {
    expect(found("import { Button, DataTable } from '@hearth/ui'")).toEqual([
      "import: @hearth/ui has no '@hearth/ui'. Write import { Button } from '@hearth/ui/components/Button'.",
      "import: @hearth/ui has no '@hearth/ui'. Write import { DataTable } from '@hearth/ui/patterns/DataTable'.",
    ])
  })

  it('a part that does not exist', () => {
    expect(found("import { Buton } from '@hearth/ui/components/Button'")).toEqual([
      "import: '@hearth/ui/components/Button' does not export Buton. Write import { Button } from '@hearth/ui/components/Button'.",
    ])
    expect(found("import { Rating } from '@hearth/ui/components/Stars'")).toEqual([
      "import: @hearth/ui has no '@hearth/ui/components/Stars'. Look for a part that does it in the list of components; the library has no part of this name.",
    ])
  })

  it('a field without a label', () => {
    expect(
      found(`${field}\nexport const Name = () => <TextField value="" onChange={set} />`),
    ).toEqual([
      'missing-prop: TextField lacks label. Give label: Names the field; always visible, never only a placeholder (WCAG 3.3.2).',
    ])
  })

  it('a field of a draft without a label, and an empty one', () => {
    const drafted = `${field}\nexport const Name = ({ form }) => <TextField {...form.field('name')} isRequired />`
    const empty = `${field}\nexport const Name = () => <TextField label="" value="" onChange={set} />`
    for (const text of [drafted, empty]) {
      expect(found(text)).toEqual([
        'missing-prop: TextField lacks label. Give label: Names the field; always visible, never only a placeholder (WCAG 3.3.2).',
      ])
    }
  })

  it('a field of HTML without a label', () => {
    expect(found('export const Name = () => <input placeholder="Name" />')).toEqual([
      "label: input has no label. Use TextField of '@hearth/ui/components/TextField', which shows one, or give aria-label.",
    ])
  })

  it('a value that a prop does not take', () => {
    expect(
      found(
        `${button}\nexport const Save = ({ isNew }) => <Button variant={isNew ? 'primary' : 'ghost'}>Save</Button>`,
      ),
    ).toHaveLength(1)
    expect(
      found(`${button}\nexport const Save = () => <Button variant="danger">Save</Button>`),
    ).toEqual([
      "value: variant of Button does not take 'danger'. Write 'critical' or 'quiet' or 'secondary' or 'primary'.",
    ])
  })

  it('a colour that is not in the theme, in an element, in a style sheet and in vanilla-extract', () => {
    const remedy =
      'Write var(--hearth-color-accent-solid): it follows the dark theme and the brand.'
    expect(found("export const Note = () => <p style={{ color: '#0C6149' }}>Saved</p>")).toEqual([
      `token: color has the colour #0C6149. ${remedy}`,
    ])
    expect(
      found("export const Note = ({ isOn }) => <p style={{ color: isOn ? 'red' : 'inherit' }} />"),
    ).toHaveLength(1)
    expect(found('.note { border: 1px solid #0c6149 }', 'note.css')).toEqual([
      `token: border has the colour #0c6149. ${remedy}`,
    ])
    expect(
      found("export const note = style({ ':hover': { backgroundColor: 'white' } })", 'note.css.ts'),
    ).toEqual([
      'token: background-color has the colour white. Write var(--hearth-color-surface-raised): it follows the dark theme and the brand.',
    ])
  })

  it('a length that is not in the theme', () => {
    expect(found('export const Note = () => <p style={{ marginTop: 13 }}>Saved</p>')).toEqual([
      'token: margin-top has the length 13px. Write var(--hearth-space-3), which is 0.75rem.',
    ])
    expect(found('.note { font-size: 15px; border-radius: 7px }', 'note.css')).toEqual([
      'token: font-size has the length 15px. Write var(--hearth-text-body-size), which is 0.875rem.',
      'token: border-radius has the length 7px. Write var(--hearth-radius-control), which is 8px.',
    ])
  })

  it('a second primary button of a view', () => {
    const two =
      '<><Button variant="primary">Save</Button><Button variant="primary">Send</Button></>'
    expect(found(`${button}\nexport const Bar = () => ${two}`)).toEqual([
      "one-primary: This view has a second primary button. Leave variant out, or write 'quiet', for all but the main action.",
    ])
  })

  it('a control inside a control', () => {
    const text = `${button}
import { Link } from '@hearth/ui/components/Link'
export const Card = () => <Link href="/one">One <Button onPress={open}>Open</Button></Link>`
    expect(found(text)).toEqual([
      'nested-interactive: Button is inside Link: the keyboard and screen readers cannot reach it. Put it beside Link, for example both in an Inline.',
    ])
    expect(found('export const Row = () => <button><a href="/">Home</a></button>')).toHaveLength(1)
    expect(
      found('export const Row = () => <div role="button"><a href="/">Home</a></div>'),
    ).toHaveLength(1)
  })

  it('an untranslated text in a translated application', () => {
    const text = `${field}\n${button}
export const Name = () => <><TextField label="Name" value="" onChange={set} /><Button>Save it</Button></>`
    expect(found(text, 'Page.tsx', true)).toEqual([
      "translated: 'Name' is not translated. Take it from localize() of '@hearth/ui/text/localize', or as your application does it.",
      "translated: 'Save it' is not translated. Take it from localize() of '@hearth/ui/text/localize', or as your application does it.",
    ])
    expect(found(text)).toEqual([])
    const inBraces = `${button}
export const Save = ({ isNew, name }) => <Button>{isNew ? 'Create' : \`Save \${name}\`}</Button>`
    expect(found(inBraces, 'Page.tsx', true)).toHaveLength(2)
  })
})

describe('takes', () => {
  const right = {
    'every form of a component': `${button}
      export const Go = () => <Button href="/partners" data-test="go" aria-describedby="note" key="go">Go</Button>`,
    'props that are spread': `${field}
      export const Name = ({ form }) => <TextField {...form.field('name')} label="Name" isRequired />`,
    'props that may hold the label': `${field}
      export const Name = (props) => <TextField {...props} isRequired />`,
    'fields of HTML with a label': `export const Name = () => <form><label>Name <input /></label>
      <input type="hidden" /><select aria-label="City" /></form>`,
    'one primary button that depends on a condition': `${button}
      export const Bar = ({ isNew }) => <><Button variant={isNew ? 'primary' : undefined}>Create</Button>
        <Button variant={isNew ? undefined : 'primary'}>Save</Button></>`,
    'a component with the name of another library': `import { Button } from './Button'
      export const Save = () => <Button onClick={save}>Save</Button>`,
    'primary buttons in the branches of a condition': `${button}
      export const Bar = ({ isNew }) => isNew
        ? <Button variant="primary">Create</Button> : <Button variant="primary">Save</Button>`,
    'a primary button of each return': `${button}
      export function Bar({ isNew }) {
        if (isNew) return <Button variant="primary">Create</Button>
        return <Button variant="primary">Save</Button>
      }`,
    'a primary button of a page and one of its dialog': `${button}
      import { Dialog } from '@hearth/ui/components/Dialog'
      export const Page = () => <><Button variant="primary">Invite</Button>
        <Dialog title="Invite" isOpen onOpenChange={set}><Button variant="primary">Send</Button></Dialog></>`,
    'values of the theme': `export const Note = () => <p style={{
      color: 'var(--hearth-color-text-muted)', padding: 'var(--hearth-space-4)', margin: 0, width: '20rem' }} />`,
    'colours of a brand': "export const accent = { solid: '#5b2a9d', hover: '#47197f' }",
    'a trigger of a menu': `${button}
      import { Menu } from '@hearth/ui/components/Menu'
      export const More = () => <Menu trigger={<Button>More</Button>} items={items} />`,
    'a button beside a link': `${button}
      import { Link } from '@hearth/ui/components/Link'
      export const Row = () => <li><Link href="/one">One</Link><Button onPress={open}>Open</Button></li>`,
    'types and functions of the public files': `import { DataTable, type TableColumn } from '@hearth/ui/patterns/DataTable'
      import { toast } from '@hearth/ui/components/Toast/toastQueue'
      import '@hearth/ui/styles.css'`,
  }
  it.each(Object.entries(right))('%s', (_name, text) => {
    expect(found(text)).toEqual([])
  })

  it('a style sheet of values of the theme and of own widths', () => {
    const sheet = `.note {
      --note-line: #0c6149; color: var(--hearth-color-text-body); padding: var(--hearth-space-4) 0;
      border: 1px solid currentcolor; inline-size: 20rem; background: transparent
    }`
    expect(found(sheet, 'note.css')).toEqual([])
  })
})

it('takes at most 50 ms of processor time for a page, so that an editor can run it after each edit', () => {
  const page = readFileSync(
    new URL('../../examples/partner-portal/src/Partners.tsx', import.meta.url),
    'utf8',
  )
  const runs = 20
  const start = process.cpuUsage()
  for (let run = 0; run < runs; run += 1) expect(found(page)).toEqual([])
  expect(process.cpuUsage(start).user / 1000 / runs).toBeLessThan(50)
})

it('reports the place of a syntax error', () => {
  expect(() => found('export const = 1')).toThrow('(1:13)')
})
