import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { fits } from '../../storybook/fits'
import { screenshots } from '../../storybook/modes'
import { SettingsScreen, type SettingsScreenProps } from './SettingsScreen'

const reasons = [
  { kind: 'ban', text: 'Spam or advertising', rule: 'Rule 4: no advertising.' },
  { kind: 'ban', text: 'Abusive toward members' },
  { kind: 'decline', text: 'The name does not match' },
] as const

const meta = {
  title: 'Screens/Settings',
  component: SettingsScreen,
  parameters: { spec: '2.30' },
  args: {
    reasons: { status: 'ready', data: { data: reasons, etag: '1' } },
    onEditReasons: fn() as SettingsScreenProps['onEditReasons'],
    hasDesk: true,
    hasRoles: true,
    hasTeam: true,
    documentDays: { passport: 30, certificate: 0 },
  },
} satisfies Meta<typeof SettingsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: screenshots.all,
  play: async ({ canvas, args }) => {
    const part = (name: string) => within(canvas.getByRole('region', { name }))
    const common = part('Common reasons')
    await expect(common.getByText('Rule 4: no advertising.')).toBecomeVisible()
    await expect(common.getByText('Delete a post').nextSibling).toHaveTextContent('None')
    await userEvent.click(common.getByRole('button', { name: 'Edit reasons' }))
    await expect(args.onEditReasons).toHaveBeenCalledOnce()
    await expect(part('Roles').getByText('Reviewer')).toBecomeVisible()
    await expect(part('What is kept').getByText('30 days after the decision')).toBecomeVisible()
    await expect(part('What is kept').getByText('Until the account is deleted')).toBecomeVisible()
    await expect(part('Brand').getByText('Accent')).toBecomeVisible()
    await expect(part('Brand').getByText('American English')).toBecomeVisible()
  },
}

/** A role that cannot edit them reads the reasons. */
export const ReadOnly: Story = {
  args: { onEditReasons: undefined, hasTeam: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Edit reasons' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Team' })).toBeNull()
  },
}

/** A deployment that offers the team alone. */
export const WithoutRecordAndDesk: Story = {
  args: { reasons: undefined, hasDesk: false, documentDays: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'What is kept' })).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Common reasons' })).toBeNull()
  },
}

export const Loading: Story = { args: { reasons: { status: 'loading' } } }

const onRetry = fn()

export const Failed: Story = {
  args: { reasons: { status: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Some error occurred while fetching data')).toBecomeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

export const LongContent: Story = {
  args: {
    reasons: {
      status: 'ready',
      data: {
        etag: '1',
        data: [
          {
            kind: 'reject',
            text: `<img src=x onerror="alert(1)">${'unbroken'.repeat(50)}`,
            rule: 'A rule '.repeat(80),
          },
        ],
      },
    },
  },
  globals: { viewport: { value: 'small' } },
  play: fits,
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: fits }

export const LargeText: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: fits,
}
