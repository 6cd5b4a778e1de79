import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack'
import { Matrix as Grid, valuesOf } from '../../storybook/Matrix'
import { screenshots } from '../../storybook/modes'
import { Button } from '../Button/Button'
import { Heading } from './Heading'
import { heading } from './Heading.css'

const levels = [1, 2, 3, 4] as const

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { children: 'Recent Badge Requests', level: 2 },
  argTypes: {
    level: { control: 'inline-radio', options: levels },
    size: { control: 'inline-radio', options: valuesOf(heading, 'size') },
  },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Size: Story = {
  render: (args) => (
    <Stack>
      {valuesOf(heading, 'size').map((size) => (
        <Heading key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
}

/** The level changes nothing visible. */
export const Level: Story = {
  render: (args) => (
    <Stack>
      {levels.map((level) => (
        <Heading key={level} {...args} level={level} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const level of levels) {
      await expect(canvas.getByRole('heading', { level })).toBecomeVisible()
    }
    const looks = canvas.getAllByRole('heading').map((shown) => getComputedStyle(shown).fontSize)
    await expect(new Set(looks).size).toBe(1)
  },
}

export const LongContent: Story = {
  args: {
    children: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenversammlung',
    size: 'display',
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const page = document.documentElement
    await expect(page.scrollWidth).toBe(page.clientWidth)
  },
}

export const RightToLeft: Story = {
  args: { children: 'בקשות אחרונות' },
  globals: { direction: 'rtl' },
}

export const Matrix: Story = {
  parameters: screenshots.both,
  render: () => (
    <Grid rows={valuesOf(heading, 'size')} columns={['short', 'long'] as const}>
      {(size, length) => (
        <Heading level={2} size={size}>
          {length === 'short'
            ? 'Users'
            : 'Memberships of everybody who has joined the community since last spring'}
        </Heading>
      )}
    </Grid>
  ),
}

export const TakesTheFocusAfterANavigation: Story = {
  tags: ['!autodocs'],
  args: { level: 1 },
  render: (args) => (
    <Stack align="start">
      <Heading {...args} />
      <Button>Create</Button>
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    await step('Tab goes past it', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Create' })).toHaveFocus()
    })
    await step('a script can put the focus there, and Tab goes on from it', async () => {
      title.focus()
      await expect(title).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Create' })).toHaveFocus()
    })
  },
}
