import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { Dialog } from '../../components/Dialog/Dialog'
import { screenshots } from '../../storybook/modes'
import { PageNote } from './PageNote'

const meta = {
  title: 'Shell/PageNote',
  component: PageNote,
  args: { children: 'No connection' },
  parameters: { docs: { story: { inline: false, height: '6rem' } } },
} satisfies Meta<typeof PageNote>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: screenshots.both,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No connection')
  },
}

export const Alert: Story = {
  args: { children: 'Failed to verify user. No connection. Nothing was saved.', role: 'alert' },
}

export const LongContent: Story = {
  args: { children: 'No connection: nothing can be saved until it is back. '.repeat(3).trim() },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: { children: 'لا يوجد اتصال' },
  globals: { direction: 'rtl' },
}

export const LargeText: Story = { globals: { viewport: { value: 'small' }, textSize: '200' } }

export const ForcedColours: Story = { globals: { colors: 'forced' } }

const onPress = fn()

/** The words come and go, nothing moves, and the button under them can be pressed. */
export const MovesNothing: Story = {
  tags: ['!autodocs'],
  render: function Render({ children }) {
    const [isLost, setLost] = useState(false)
    return (
      <>
        <PageNote>{isLost ? children : undefined}</PageNote>
        <Button
          isFullWidth
          onPress={() => {
            onPress()
            setLost(!isLost)
          }}
        >
          Verify
        </Button>
      </>
    )
  },
  play: async ({ canvas }) => {
    onPress.mockClear()
    const button = canvas.getByRole('button', { name: 'Verify' })
    const { top } = button.getBoundingClientRect()
    const status = canvas.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(button)
    await expect(status).toHaveTextContent('No connection')
    await expect(button.getBoundingClientRect().top).toBe(top)
    const { left, top: above } = canvas.getByText('No connection').getBoundingClientRect()
    await expect(status.contains(document.elementFromPoint(left + 1, above + 1))).toBe(false)
    await userEvent.click(button)
    await expect(status).toBeEmptyDOMElement()
    await expect(onPress).toHaveBeenCalledTimes(2)
  },
}

export const IsHeardBesideADialog: Story = {
  tags: ['!autodocs'],
  render: ({ children }) => (
    <>
      <PageNote>{children}</PageNote>
      <Dialog isOpen onOpenChange={fn()} title="Verify user">
        Are you sure?
      </Dialog>
    </>
  ),
  play: async () => {
    await screen.findByRole('dialog')
    const note = screen.getByText('No connection')
    await expect(note.closest('[role=status]')).not.toBeNull()
    await expect(note.closest('[aria-hidden], [inert]')).toBeNull()
  },
}
