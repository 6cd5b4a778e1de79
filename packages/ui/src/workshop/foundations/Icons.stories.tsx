import type { Meta, StoryObj } from '@storybook/react-vite'
import * as lucide from 'lucide-react'
import { expect } from 'storybook/test'
import { pictures } from '../modes'
import * as css from './Icons.css'
import { Page, Section } from './Page'

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta
export default meta

/** The text of every file of ui that is no story: what they import is the set. */
const sources = import.meta.glob<string>(
  ['../../**/*.tsx', '!../../**/*.{stories,guide}.tsx', '!../../workshop/**'],
  { query: '?raw', import: 'default', eager: true },
)

const named = /import \{([^}]+)\} from 'lucide-react'/g

const used = new Map<string, string[]>()
for (const [path, source] of Object.entries(sources)) {
  const part = path.split('/').at(-2) ?? ''
  for (const [, list = ''] of source.matchAll(named)) {
    for (const name of list.split(',').map((entry) => entry.trim())) {
      if (name === '' || name.startsWith('type ')) continue
      used.set(name, [...new Set([...(used.get(name) ?? []), part])].sort())
    }
  }
}

const set = [...used].sort(([one], [other]) => one.localeCompare(other))

const drawings: Record<string, unknown> = { ...lucide }

function Glyph({ name }: { name: string }) {
  const Icon = drawings[name] as lucide.LucideIcon
  return <Icon className={css.glyph} aria-hidden />
}

export const Icons: StoryObj = {
  parameters: pictures.one,
  render: () => (
    <Page
      title="Icons"
      lead="From lucide, drawn with the text’s own colour. An icon repeats a word or carries a label; alone it says nothing to a screen reader."
    >
      <Section
        title="The set in use"
        note="Read from the imports of the design system, with the parts that use each. Look here before you take a new one: a meaning has one icon."
      >
        <ul className={css.gallery}>
          {set.map(([name, parts]) => (
            <li key={name} className={css.item}>
              <Glyph name={name} />
              <strong>{name}</strong>
              <span>{parts.join(', ')}</span>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ChevronDown')).toBeVisible()
    const items = canvas.getAllByRole('listitem')
    for (const item of items) await expect(item.querySelector('svg')).not.toBeNull()
  },
}
