import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { Dialog } from '../../components/Dialog/Dialog'
import { TextField } from '../../components/TextField/TextField'
import { screenshots } from '../../storybook/modes'
import { TierForm, type TierFormProps } from './unsavedChangesFixture'
import { useUnsavedChanges } from './useUnsavedChanges'

const meta = {
  title: 'Patterns/UnsavedChanges',
  component: TierForm,
  args: { saved: 'Premium', onLeave: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '24rem' },
      description: {
        component:
          '`useUnsavedChanges` asks before a dialog is closed or a form is left with unsaved changes, and lets the browser ask when the page is closed or reloaded.',
      },
    },
  },
} satisfies Meta<typeof TierForm>

export default meta
type Story = StoryObj<typeof meta>

const change = async (text = ' Plus') => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Tier Name' }), text)
}
const question = () => screen.findByRole('alertdialog')
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

const askByPointer: Story['play'] = async ({ canvas }) => {
  await change()
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
  await question()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus())
}

export const Default: Story = {}

export const Asking: Story = { parameters: screenshots.all, play: askByPointer }

export const OwnWords: Story = {
  args: {
    title: 'Discard this announcement?',
    description: "It hasn't been sent to anyone.",
    detail: 'Summer gathering',
    confirmLabel: 'Discard announcement',
  },
  play: askByPointer,
}

export const LongContent: Story = {
  args: { detail: `Announcement of the ${'Wolfeschlegelsteinhausenbergerdorff '.repeat(4)}` },
  play: askByPointer,
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: askByPointer }

export const SmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    await askByPointer(context)
    const { right } = screen.getByRole('button', { name: 'Discard' }).getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}

export const LeavesAtOnceWhenNothingIsUnsaved: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLeave).toHaveBeenCalledOnce()
    await expect(canvas.getByText('You have left.')).toBecomeVisible()
  },
}

export const KeepsTypedText: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await change()
    await userEvent.tab()
    const cancel = canvas.getByRole('button', { name: 'Cancel' })
    await expect(cancel).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await question()
    // The focused button is the harmless one.
    await userEvent.keyboard('{Enter}')
    await gone()
    await waitFor(() => expect(cancel).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: 'Tier Name' })).toHaveValue('Premium Plus')

    await userEvent.keyboard('{Enter}')
    await question()
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(args.onLeave).not.toHaveBeenCalled()
  },
}

export const DiscardsOnlyWhenToldTo: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await change()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await question()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Discard' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('You have left.')).toBeInTheDocument()
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

export const AnswersTheRouter: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('button', { name: 'Posts' })
    await change()
    await userEvent.click(link)
    await userEvent.click(within(await question()).getByRole('button', { name: 'Keep editing' }))
    await gone()
    await expect(args.onLeave).not.toHaveBeenCalled()
    await userEvent.click(link)
    await userEvent.click(within(await question()).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce())
  },
}

/** A second call while the question is open gets the same answer. */
export const AsksOnceForTwoWaysOut: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const cancel = canvas.getByRole('button', { name: 'Cancel' })
    await change()
    await userEvent.click(canvas.getByRole('button', { name: 'Posts' }))
    const dialog = within(await question())
    // The page below the question is inert.
    cancel.click()
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledTimes(2))
  },
}

/** The session ends while the question is open: a router that waits for it would be stuck. */
export const LetsTheRouterGoOnWithoutTheForm: Story = {
  tags: ['!autodocs'],
  render: function Render(args) {
    const [isShown, setIsShown] = useState(true)
    return (
      <>
        {isShown && <TierForm {...args} />}
        <button type="button" onClick={() => setIsShown(false)}>
          End
        </button>
      </>
    )
  },
  play: async ({ canvas, args }) => {
    await change()
    await userEvent.click(canvas.getByRole('button', { name: 'Posts' }))
    await question()
    canvas.getByText('End').click()
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce())
  },
}

/** The browser's own question when the page is closed or reloaded. */
const browserAsks = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

export const LetsTheBrowserAskToo: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await expect(browserAsks()).toBe(false)
    await change('!')
    await expect(browserAsks()).toBe(true)
    await userEvent.keyboard('{Backspace}')
    await expect(browserAsks()).toBe(false)
  },
}

function TierDialog({ saved, onLeave, ...words }: TierFormProps) {
  const [name, setName] = useState(saved)
  const [isOpen, setIsOpen] = useState(false)
  const { leaving, dialog } = useUnsavedChanges({ ...words, isDirty: name !== saved })
  const close = leaving(() => {
    setIsOpen(false)
    onLeave()
  })
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Edit Premium</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={close}
        title="Edit tier"
        footer={<Button onPress={close}>Cancel</Button>}
      >
        <TextField label="Tier Name" value={name} onChange={setName} autoFocus />
      </Dialog>
      {dialog}
    </>
  )
}

export const GuardsADialog: Story = {
  tags: ['!autodocs'],
  render: (args) => <TierDialog {...args} />,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Edit Premium' })
    await userEvent.click(opener)
    await screen.findByRole('dialog')
    await change('!')
    await userEvent.keyboard('{Escape}')
    await question()
    await userEvent.keyboard('{Escape}')
    await gone()
    const field = screen.getByRole('textbox', { name: 'Tier Name' })
    await expect(field).toHaveValue('Premium!')
    await waitFor(() => expect(field).toHaveFocus())

    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.click(within(await question()).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

/** A form that stays mounted with its draft. */
export const LetsTheBrowserAskAgainAfterADiscard: Story = {
  tags: ['!autodocs'],
  render: (args) => <TierDialog {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Edit Premium' })
    await userEvent.click(opener)
    await screen.findByRole('dialog')
    await change('!')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(within(await question()).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(browserAsks()).toBe(false)

    await userEvent.click(opener)
    await screen.findByRole('dialog')
    await change('{Backspace}')
    await expect(browserAsks()).toBe(false)
    await change('?')
    await expect(browserAsks()).toBe(true)
  },
}
