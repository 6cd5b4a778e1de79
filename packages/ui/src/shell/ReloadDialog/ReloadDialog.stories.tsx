import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { screenshots } from '../../storybook/modes'
import { ReloadDialog } from './ReloadDialog'

const meta = {
  title: 'Shell/ReloadDialog',
  component: ReloadDialog,
  args: {
    title: 'This page needs to be reloaded',
    description: 'It may have been updated, or the connection was lost.',
    confirmLabel: 'Reload',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
} satisfies Meta<typeof ReloadDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: screenshots.both,
  play: async ({ args }) => {
    const dialog = screen.getByRole('alertdialog', { name: args.title })
    await expect(dialog).toHaveAccessibleDescription(args.description)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

export const LongContent: Story = {
  args: {
    title: 'This page of the community needs to be reloaded before you can go on with your work',
    description: 'It may have been updated, or the connection was lost. '.repeat(8).trim(),
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const SmallPhoneLargeText: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
}

export const RightToLeft: Story = {
  args: {
    title: 'يجب إعادة تحميل هذه الصفحة',
    description: 'ربما حُدّثت أو انقطع الاتصال.',
    confirmLabel: 'إعادة التحميل',
  },
  globals: { direction: 'rtl' },
}

function Opener() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      {isOpen && (
        <ReloadDialog
          title="This page needs to be reloaded"
          description="It may have been updated, or the connection was lost."
          confirmLabel="Reload"
          onConfirm={action}
          onCancel={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
const action = fn()

export const ClosesAndReturnsTheFocus: Story = {
  tags: ['!autodocs'],
  render: () => <Opener />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Reload' }))
    await expect(action).toHaveBeenCalledOnce()
  },
}
