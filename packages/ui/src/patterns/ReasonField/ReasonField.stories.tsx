import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { drafted } from '../../storybook/fields'
import { screenshots } from '../../storybook/modes'
import { ReasonField } from './ReasonField'
import { guide } from './ReasonField.guide'

const meta = {
  title: 'Patterns/ReasonField',
  component: ReasonField,
  args: {
    value: '',
    onChange: fn(),
    templates: ['Spam', 'Insults other members', 'Asked for it'],
  },
  argTypes: { templates: { control: false } },
  parameters: { guide },
  render: drafted(ReasonField),
} satisfies Meta<typeof ReasonField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: screenshots.both }

export const WithoutTemplates: Story = { args: { templates: [] } }

export const Busy: Story = { args: { value: 'Spam', isDisabled: true } }

/** Only near the end it says how much is left. */
export const NearTheEnd: Story = {
  args: { value: 'Because. '.repeat(55).trim() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('494 of 500')).toBeVisible()
    const field = canvas.getByRole('textbox', { name: 'Reason (optional)' })
    await userEvent.type(field, ' No more than that.')
    await expect(field).toHaveValue(`${'Because. '.repeat(55).trim()} No mo`)
  },
}

export const WritesATemplate: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Reason (optional)' })
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await step('a template replaces another', async () => {
      await press('Spam')
      await expect(field).toHaveValue('Spam')
      await press('Asked for it')
      await expect(field).toHaveValue('Asked for it')
    })
    await step('and follows what was typed', async () => {
      await userEvent.type(field, ' twice')
      await press('Spam')
      await expect(field).toHaveValue('Asked for it twice\nSpam')
    })
  },
}

export const LongContent: Story = {
  args: {
    value: 'unbroken'.repeat(40),
    templates: ['Wolfeschlegelsteinhausenbergerdorff '.repeat(3)],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: 'هرزنامه' } }
