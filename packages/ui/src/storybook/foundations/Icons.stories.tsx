import { usedIcons } from 'virtual:used-icons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { screenshots } from '../modes'
import * as css from './Icons.css'
import { iconMeanings } from './iconMeanings'
import { Page, Section } from './Page'

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta
export default meta

const meaningOf = (name: string) => iconMeanings.find(({ icons }) => icons.includes(name))?.means

export const Icons: StoryObj = {
  parameters: screenshots.one,
  render: () => (
    <Page
      title="Icons"
      lead="From lucide, drawn with the text’s own colour. An icon repeats a word or carries a label; alone it says nothing to a screen reader."
    >
      <Section
        title="The set in use"
        note="What each stands for, and the parts that use it. Look here before you take a new one: a meaning has one icon, and an icon one meaning. A test holds the sources to it."
      >
        <ul className={css.gallery}>
          {usedIcons.map(({ name, Icon, folders }) => (
            <li key={name} className={css.item}>
              <Icon className={css.glyph} aria-hidden />
              <strong>{name}</strong>
              <span>{meaningOf(name)}</span>
              <span className={css.parts}>{folders.join(', ')}</span>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ChevronDown')).toBecomeVisible()
    await expect(canvas.getByText('CircleAlert')).toBecomeVisible()
  },
}
