import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { screenshots } from '../../storybook/modes'
import { HelpPanel } from './HelpPanel'

const meta = {
  title: 'Product/HelpPanel',
  component: HelpPanel,
  args: {
    page: 'users',
    name: 'Users',
    keys: [
      { keys: ['Ctrl', 'K'], does: 'Find members, pages and actions' },
      { keys: ['/'], does: 'Search the list on this page' },
    ],
    hasExport: true,
    hasRecord: true,
    onClose: fn(),
  },
  argTypes: { keys: { control: false } },
  parameters: { docs: { story: { inline: false, height: '34rem' } } },
} satisfies Meta<typeof HelpPanel>

export default meta
type Story = StoryObj<typeof meta>

const panel = async () => within(await screen.findByRole('dialog', { name: 'Help: Users' }))

export const Default: Story = {
  parameters: screenshots.one,
  play: async ({ args }) => {
    const { getByRole, getByText } = await panel()
    await expect(getByRole('heading', { name: 'What this page is for' })).toBecomeVisible()
    await expect(getByText('Search the list on this page')).toBecomeVisible()
    await expect(getByText(/at most 10,000 rows/)).toBecomeVisible()
    await expect(getByText(/can be undone in the record/)).toBecomeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** A deployment without features. */
export const WithoutFeatures: Story = {
  args: { hasExport: false, hasRecord: false },
  play: async () => {
    const { getByText, queryByText } = await panel()
    await expect(getByText(/Everything else is final/)).toBecomeVisible()
    await expect(queryByText(/record/)).toBeNull()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await panel()
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
