import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack'
import { Matrix as Grid, valuesOf } from '../../storybook/Matrix'
import { screenshots } from '../../storybook/modes'
import { Button } from '../Button/Button'
import { Notice } from './Notice'
import { notice } from './Notice.css'

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { children: 'Too many attempts. Try again in 5 minutes.', tone: 'critical' },
  argTypes: { tone: { control: 'inline-radio', options: valuesOf(notice, 'tone') } },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

const sentences = {
  'a line': 'The plan is hidden from new members.',
  'two lines':
    'The price could not be read and will be saved as 0. Members who join today would pay nothing.',
}

export const Default: Story = {}

export const Tone: Story = {
  render: () => (
    <Stack space="3">
      {valuesOf(notice, 'tone').map((tone) => (
        <Notice key={tone} tone={tone}>
          {sentences['a line']}
        </Notice>
      ))}
    </Stack>
  ),
}

export const LongContent: Story = {
  args: {
    children:
      'The server could not be reached. What you typed is still here: check the connection and send it again. Error 0123456789012345678901234567890123456789.',
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const page = document.documentElement
    await expect(page.scrollWidth).toBe(page.clientWidth)
  },
}

export const RightToLeft: Story = {
  args: { children: 'יותר מדי ניסיונות. נסו שוב בעוד 5 דקות.' },
  globals: { direction: 'rtl' },
}

export const Matrix: Story = {
  parameters: screenshots.both,
  render: () => (
    <Grid
      rows={valuesOf(notice, 'tone')}
      columns={Object.keys(sentences) as (keyof typeof sentences)[]}
    >
      {(tone, sentence) => (
        <div style={{ maxInlineSize: '24rem' }}>
          <Notice tone={tone}>{sentences[sentence]}</Notice>
        </div>
      )}
    </Grid>
  ),
}

export const IsReadOutWhenItAppears: Story = {
  tags: ['!autodocs'],
  render: function Render(args) {
    const [isRefused, setRefused] = useState(false)
    return (
      <Stack align="start">
        {isRefused && <Notice {...args} />}
        <Button onPress={() => setRefused(true)}>Login</Button>
      </Stack>
    )
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(String(args.children))
    await expect(canvas.getByRole('button', { name: 'Login' })).toHaveFocus()
  },
}

export const IsAnnouncedPolitely: Story = {
  tags: ['!autodocs'],
  args: { tone: 'positive', children: 'Your account was deleted.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your account was deleted.')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
