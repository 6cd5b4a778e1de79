import { usedIcons } from 'virtual:used-icons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { pictures } from '../modes'
import * as css from './Icons.css'
import { Page, Section } from './Page'

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta
export default meta

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
          {usedIcons.map(({ name, Icon, folders }) => (
            <li key={name} className={css.item}>
              <Icon className={css.glyph} aria-hidden />
              <strong>{name}</strong>
              <span>{folders.join(', ')}</span>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ChevronDown')).toBeVisible()
    await expect(canvas.getByText('CircleAlert')).toBeVisible()
  },
}
