import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { HearthProvider } from '../../provider/HearthProvider'
import { Matrix as Grid } from '../../storybook/Matrix'
import { screenshots } from '../../storybook/modes'
import { Breadcrumb, type BreadcrumbProps } from './Breadcrumb'

const users = { label: 'Users', href: '/users' }
const maria = { label: 'Maria Silva', href: '/users/42' }

const states = {
  'one step': { steps: [users], current: 'Maria Silva' },
  'two steps': { steps: [users, maria], current: 'Invites' },
  'four steps': {
    steps: [
      users,
      maria,
      { label: 'Invites', href: '/users/view-invites/42' },
      { label: '2026', href: '/users/view-invites/42?year=2026' },
    ],
    current: 'June',
  },
} satisfies Record<string, BreadcrumbProps>

const meta = {
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  args: states['two steps'],
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OneStep: Story = { args: states['one step'] }

export const Deep: Story = { args: states['four steps'] }

export const Matrix: Story = {
  parameters: screenshots.both,
  render: () => (
    <Grid rows={Object.keys(states) as (keyof typeof states)[]} columns={['way'] as const}>
      {(state) => <Breadcrumb {...states[state]} aria-label={state} />}
    </Grid>
  ),
}

/** A phone shows the way back and the current page. */
export const Phone: Story = { ...Deep, globals: { viewport: { value: 'phone' } } }

export const LongContent: Story = {
  args: {
    steps: [users, { label: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(2), href: '/users/7' }],
    current: 'Everybody who was ever invited by this person, in one long list',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const page = document.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
    const current = canvas.getByText(/^Everybody/)
    await expect(current).toBecomeVisible()
    await expect(current.title).toBe(current.textContent)
    const link = canvas.getByRole('link', { name: /^Wolfe/ })
    const list = canvas.getByRole('list')
    const height = list.clientHeight
    // One line.
    await expect(current.clientHeight).toBeLessThan(30)
    // The whole name, by keyboard too.
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await waitFor(() => expect(list.clientHeight).toBeGreaterThan(height))
  },
}

export const LargeText: Story = { ...Deep, globals: { textSize: '200' } }

export const RightToLeft: Story = {
  args: {
    steps: [
      { label: 'משתמשים', href: '/users' },
      { label: 'מרים לוי', href: '/users/42' },
    ],
    current: 'הזמנות',
  },
  globals: { direction: 'rtl' },
}

export const MarksThisPage: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const way = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(way.getAllByRole('listitem')).toHaveLength(3)
    await expect(way.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Users',
      'Maria Silva',
    ])
    const here = way.getByText('Invites')
    await expect(here).toHaveAttribute('aria-current', 'page')
    await expect(here).not.toHaveAttribute('href')
  },
}

const navigate = fn()
const preload = fn()

export const PreloadsAndFollowsAStep: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <HearthProvider brand={{ productName: 'Hearth' }} navigate={navigate} preload={preload}>
        <Story />
      </HearthProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Maria Silva' })).toHaveFocus()
    await expect(preload).toHaveBeenLastCalledWith('/users/42')
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/users/42')
  },
}

export const KeepsOnlyTheLastStepOnAPhone: Story = {
  ...Phone,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: '2026' })).toBecomeVisible()
    await expect(canvas.getByText('June')).toBecomeVisible()
    await expect(canvas.getByText('Users')).not.toBeVisible()
  },
}
