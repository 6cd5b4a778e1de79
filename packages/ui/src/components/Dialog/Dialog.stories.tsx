import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack'
import { Matrix as Grid, valuesOf } from '../../workshop/Matrix'
import { Button } from '../Button/Button'
import { Dialog, type DialogProps } from './Dialog'
import { modal } from './Dialog.css'

const paragraph =
  'We meet at nine by the old bridge. Bring gloves if you have some; bags and coffee are there.'

/** Opened by a button, as in life, so that focus has somewhere to go back to. */
function Opened(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  const close = () => {
    setIsOpen(false)
    props.onClose()
  }
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={close}
        footer={
          props.footer ?? (
            <>
              <Button onPress={close}>Cancel</Button>
              <Button variant="primary" onPress={close}>
                Send
              </Button>
            </>
          )
        }
      />
    </>
  )
}

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Send Push Notification',
    children: paragraph,
  },
  argTypes: {
    children: { control: 'text' },
    footer: { control: false },
    size: { control: 'inline-radio', options: valuesOf(modal, 'size') },
  },
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Wide: Story = { args: { size: 'wide' } }

export const Busy: Story = { args: { isBusy: true } }

export const LongContent: Story = {
  args: {
    title: 'A title that goes on and on, because somebody has put a whole sentence into it',
    children: <Stack>{Array.from({ length: 20 }, () => paragraph).join(' ')}</Stack>,
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const PhoneLongContent: Story = { ...LongContent, globals: { viewport: { value: 'small' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** One dialog at a time can be open, so the sizes stand as buttons that open them. */
export const Matrix: Story = {
  args: { isOpen: false },
  render: (args) => (
    <Grid rows={valuesOf(modal, 'size')} columns={['dialog', 'alertdialog'] as const}>
      {(size, role) => <Opened {...args} size={size} role={role} />}
    </Grid>
  ),
}

export const ReturnsFocus: Story = {
  tags: ['!autodocs'],
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Send Push Notification' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const KeepsFocusInside: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    for (let presses = 0; presses < 5; presses += 1) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
  },
}

export const ClosesByItsButton: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const StaysWhileBusy: Story = {
  tags: ['!autodocs'],
  args: { isBusy: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeDisabled()
    await expect(dialog).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const ScrollsInALowWindow: Story = {
  tags: ['!autodocs'],
  ...PhoneLongContent,
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const send = within(dialog).getByRole('button', { name: 'Send' })
    await expect(send.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}
