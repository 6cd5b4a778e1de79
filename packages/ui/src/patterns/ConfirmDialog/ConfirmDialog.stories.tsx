import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenshots } from '../../storybook/modes'
import { opened, optionalReason } from '../Confirm/confirmFixture'
import { ConfirmDialog } from './ConfirmDialog'

const meta = {
  title: 'Patterns/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Delete User',
    description: 'Are you sure you want to delete this user?',
    isFinal: true,
    detail: 'Maria Silva · maria.silva@mail.example',
    confirmLabel: 'Delete',
    tone: 'critical',
    onConfirm: fn(),
    onCancel: fn(),
  },
  argTypes: { tone: { control: 'inline-radio', options: ['neutral', 'critical'] } },
  parameters: { docs: { story: { inline: false, height: '20rem' } }, spec: '2.21' },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: screenshots.all }

export const Neutral: Story = {
  args: {
    title: 'Verify Maria Silva',
    description: 'Are you sure you want to verify this user?',
    detail: 'maria.silva@mail.example',
    confirmLabel: 'Verify',
    tone: 'neutral',
  },
}

/** Without its own labels; an action has a better name than this. */
export const DefaultLabels: Story = {
  render: ({ isOpen, title, description, onConfirm, onCancel }) => (
    <ConfirmDialog {...{ isOpen, title, description, onConfirm, onCancel }} />
  ),
}

export const Busy: Story = { args: { isPending: true } }

/** The server accepts no attempts for now. */
export const Wait: Story = {
  args: { retryAt: new Date('2026-06-15T09:30:42Z') },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(within(dialog).getByRole('timer')).toHaveTextContent('You can try again in 0:42.')
    await expect(within(dialog).getByRole('button', { name: 'Delete' })).toBeDisabled()
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' })
    await waitFor(() => expect(cancel).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const LongContent: Story = {
  args: {
    title: `Delete ${'Wolfeschlegelsteinhausenbergerdorff '.repeat(5)}`,
    detail: `${'long'.repeat(16)}@${'domain'.repeat(20)}.example`,
  },
}

export const MixedDirections: Story = { args: { detail: 'مریم رضایی (maryam@mail.example) 42' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' }, parameters: screenshots.one }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const SmallPhone: Story = {
  args: { detail: `${'long'.repeat(16)}@${'domain'.repeat(20)}.example` },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    // Both buttons stay in view while the question scrolls.
    for (const name of ['Cancel', 'Delete']) {
      const button = within(dialog).getByRole('button', { name })
      await waitFor(() => {
        const { top, bottom } = button.getBoundingClientRect()
        expect(top).toBeGreaterThanOrEqual(0)
        expect(bottom).toBeLessThanOrEqual(window.innerHeight)
      })
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const NeverDestroysOnEnter: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const dialog = await opened('Cancel')
    await expect(dialog).toHaveAccessibleName('Delete User')
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone\. ?Maria Silva/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const ConfirmsByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const dialog = await opened('Cancel')
    const confirm = within(dialog).getByRole('button', { name: 'Delete' })
    // Tab only cycles through the two buttons.
    await userEvent.tab()
    await expect(confirm).toHaveFocus()
    await userEvent.tab()
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(confirm).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const CancelsOnEscape: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await opened('Cancel')
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const WaitsWhileBusy: Story = {
  tags: ['!autodocs'],
  args: { isPending: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog')
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled()
    const confirm = within(dialog).getByRole('button', { name: /Delete/ })
    await expect(confirm).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(confirm)
    await userEvent.keyboard('{Escape}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

/** An optional field for the reason, below the question. */
export const Reason: Story = {
  parameters: screenshots.all,
  args: {
    reason: optionalReason.field({
      value: { reason: 'Spam in three posts.', notify: false },
      onChange: () => {},
    }),
  },
}

export const ReasonOnASmallPhone: Story = {
  ...Reason,
  ...SmallPhone,
  args: { ...Reason.args, ...SmallPhone.args },
  parameters: {},
}
