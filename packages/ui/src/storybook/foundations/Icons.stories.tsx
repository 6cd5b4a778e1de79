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
      lead="From Lucide, in the colour of the text. An icon repeats a word or has a label: by itself it tells a screen reader nothing."
    >
      <Section
        title="Icons in use"
        note="The meaning of each icon, and the parts that use it. Look here before you add another: a meaning has one icon, and an icon one meaning. A test enforces it."
      >
        <ul className={css.gallery}>
          {usedIcons.map(({ name, Icon, label, folders }) => (
            <li key={name} className={css.item}>
              <Icon className={css.glyph} aria-hidden />
              <strong>{name}</strong>
              <span>{meaningOf(name) ?? label}</span>
              <span className={css.parts}>{folders.join(', ')}</span>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ChevronDown')).toBecomeVisible()
    await expect(canvas.getByText('Dashboard')).toBecomeVisible()
    await expect(canvas.getByText('CircleAlert')).toBecomeVisible()
  },
}
