import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, mocked, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { Stack } from '../../layout/Stack/Stack'
import type { LeaveGuard } from '../../patterns/UnsavedChanges/useUnsavedChanges'
import { opensNothing } from '../../storybook/opensNothing'
import { RefusedError, useStorySubmission } from '../../storybook/submissions'
import { MembershipViewScreen, type MembershipViewScreenProps } from './MembershipViewScreen'
import { membership } from './membershipViewFixture'

interface LiveMembershipProps
  extends Pick<
    MembershipViewScreenProps,
    'onActivate' | 'onDeactivate' | 'onDelete' | 'onSaveSummary'
  > {
  onLeave: () => void
}

/** The screen on a mocked server, and the route around it: its blocker calls the guard. */
function LiveMembership({ onLeave, ...actions }: LiveMembershipProps) {
  const [plan, setPlan] = useState(membership)
  const [saveSummary, submission] = useStorySubmission(actions.onSaveSummary)
  const guard = useRef<LeaveGuard>(null)
  const leave = async () => {
    if (await (guard.current?.confirmLeave() ?? true)) onLeave()
  }
  return (
    <Stack>
      <MembershipViewScreen
        {...actions}
        submission={submission}
        plan={{ status: 'ready', data: plan }}
        viewerRole="admin"
        guard={guard}
        onActivate={async (which) => {
          await actions.onActivate(which)
          setPlan({ ...plan, isActive: true })
        }}
        onDeactivate={async (which) => {
          await actions.onDeactivate(which)
          setPlan({ ...plan, isActive: false })
        }}
        onSaveSummary={async (which, summary) => {
          await saveSummary(which, summary)
          setPlan({ ...plan, summary })
        }}
      />
      <Button onPress={() => void leave()}>Posts</Button>
    </Stack>
  )
}

const meta = {
  title: 'Screens/Membership view interactions',
  component: LiveMembership,
  tags: ['!autodocs'],
  parameters: { spec: '2.20' },
  args: {
    onActivate: fn(async () => {}),
    onDeactivate: fn(async () => {}),
    onDelete: fn(async () => {}),
    onSaveSummary: fn(async () => {}),
    onLeave: fn(),
  },
} satisfies Meta<typeof LiveMembership>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const dialog = async (focused = 'Cancel') => {
  const opened = within(await screen.findByRole('alertdialog'))
  await waitFor(() => expect(opened.getByRole('button', { name: focused })).toHaveFocus())
  return opened
}
const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
const edit = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Edit Summary' }))
  const field = await canvas.findByRole('textbox', { name: 'Summary' })
  await waitFor(() => expect(field).toHaveFocus())
  return field
}
/** The field and the summary hold the same text: wait until the field is gone. */
const fieldIsGone = (canvas: Canvas) =>
  waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
const editHasFocus = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Summary' })).toHaveFocus())

export const EditsTheSummaryByKeyboard: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Enter opens the field with the focus in it', async () => {
      canvas.getByRole('button', { name: 'Edit Summary' }).focus()
      await userEvent.keyboard('{Enter}')
      const field = await canvas.findByRole('textbox', { name: 'Summary' })
      await waitFor(() => expect(field).toHaveFocus())
      await expect(field).toHaveValue(membership.summary as string)
    })
    await step('one Tab further stands Save', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Summary' }))
      await userEvent.keyboard('Good for every week.')
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onSaveSummary).toHaveBeenCalledOnce()
      await expect(args.onSaveSummary).toHaveBeenCalledWith(membership, 'Good for every week.')
    })
    await step('the new words stand there, and the focus is back', async () => {
      await fieldIsGone(canvas)
      await expect(await canvas.findByText('Good for every week.')).toBecomeVisible()
      await editHasFocus(canvas)
    })
  },
}

export const EmptiesTheSummary: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.clear(await edit(canvas))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSaveSummary).toHaveBeenCalledWith(membership, '')
    await expect(await canvas.findByText('No summary available')).toBecomeVisible()
  },
}

export const CancelsAtOnceWhenNothingIsChanged: Story = {
  play: async ({ args, canvas }) => {
    await edit(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await opensNothing('alertdialog')
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await editHasFocus(canvas)
    await expect(args.onSaveSummary).not.toHaveBeenCalled()
  },
}

export const AsksBeforeChangesAreLost: Story = {
  play: async ({ args, canvas, step }) => {
    await userEvent.type(await edit(canvas), ' And more.')
    await step('Keep editing keeps every letter', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
      await dialog('Keep editing')
      await userEvent.keyboard('{Enter}')
      await dialogIsGone()
      await expect(canvas.getByRole('textbox', { name: 'Summary' })).toHaveValue(
        `${membership.summary} And more.`,
      )
    })
    await step('a page that is left asks too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Posts' }))
      await userEvent.click(
        (await dialog('Keep editing')).getByRole('button', { name: 'Keep editing' }),
      )
      await dialogIsGone()
      await expect(args.onLeave).not.toHaveBeenCalled()
    })
    await step('Discard closes the field, and the focus is not lost', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
      await userEvent.click((await dialog('Keep editing')).getByRole('button', { name: 'Discard' }))
      await dialogIsGone()
      await expect(canvas.getByText(membership.summary as string)).toBecomeVisible()
      await editHasFocus(canvas)
      await expect(args.onSaveSummary).not.toHaveBeenCalled()
    })
    await step('now nothing is asked', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Posts' }))
      await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce())
    })
  },
}

const tooLong = new RefusedError({
  fieldErrors: [{ field: 'summary', message: 'At most 2000 characters, please' }],
})

export const KeepsWhatWasTypedWhenTheServerRefuses: Story = {
  play: async ({ args, canvas, step }) => {
    mocked(args.onSaveSummary).mockRejectedValueOnce(tooLong)
    const field = await edit(canvas)
    await userEvent.clear(field)
    await userEvent.type(field, 'Far too long')
    await step('its words stand on the field, which has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(field).toHaveAccessibleDescription(/At most 2000 characters/))
      await waitFor(() => expect(field).toHaveFocus())
      await expect(field).toBeInvalid()
      await expect(field).toHaveValue('Far too long')
    })
    await step('an edit takes them away, and the next try works', async () => {
      await userEvent.type(field, '{Backspace}')
      await expect(canvas.queryByText(/At most 2000 characters/)).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await expect(args.onSaveSummary).toHaveBeenLastCalledWith(membership, 'Far too lon')
      await fieldIsGone(canvas)
      await expect(await canvas.findByText('Far too lon')).toBecomeVisible()
    })
  },
}

export const KeepsWhatWasTypedWhenTheCallFails: Story = {
  play: async ({ args, canvas, step }) => {
    mocked(args.onSaveSummary).mockRejectedValueOnce(new Error('Failed to update summary'))
    await userEvent.type(await edit(canvas), ' More.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await step('what went wrong stands above the field', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to update summary')
      await expect(canvas.getByRole('textbox', { name: 'Summary' })).toHaveValue(
        `${membership.summary} More.`,
      )
    })
    await step('and is gone when the field is opened again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
      await userEvent.click((await dialog('Keep editing')).getByRole('button', { name: 'Discard' }))
      await dialogIsGone()
      await edit(canvas)
      await expect(canvas.queryByRole('alert')).toBeNull()
    })
  },
}

/** The name and the price are sent along with the summary, and have no field here. */
export const TellsWhatIsWrongElsewhere: Story = {
  play: async ({ args, canvas }) => {
    mocked(args.onSaveSummary).mockRejectedValueOnce(
      new RefusedError({
        fieldErrors: [{ field: 'price', message: 'Price must be at least 0' }],
      }),
    )
    await edit(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Price must be at least 0$/)
  },
}

export const WaitsAsLongAsTheServerAsks: Story = {
  play: async ({ args, canvas }) => {
    const retryAt = new Date('2026-06-15T09:30:42Z')
    mocked(args.onSaveSummary).mockRejectedValueOnce(
      new RefusedError({ message: 'Too many', retryAt }),
    )
    await userEvent.type(await edit(canvas), ' More.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/ in 0:42\.$/)
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
    await expect(canvas.getByRole('textbox', { name: 'Summary' })).toHaveValue(
      `${membership.summary} More.`,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await userEvent.click((await dialog('Keep editing')).getByRole('button', { name: 'Discard' }))
    await dialogIsGone()
  },
}

export const DeactivatesAndActivates: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Escape changes nothing and gives the focus back', async () => {
      canvas.getByRole('button', { name: 'Deactivate' }).focus()
      await userEvent.keyboard('{Enter}')
      await dialog()
      await userEvent.keyboard('{Escape}')
      await dialogIsGone()
      await expect(args.onDeactivate).not.toHaveBeenCalled()
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Deactivate' })).toHaveFocus())
    })
    await step('the button becomes its opposite, and keeps the focus', async () => {
      await userEvent.keyboard('{Enter}')
      await userEvent.click((await dialog()).getByRole('button', { name: 'Deactivate' }))
      await dialogIsGone()
      await expect(args.onDeactivate).toHaveBeenCalledWith(membership)
      await expect(canvas.getByText('Inactive')).toBecomeVisible()
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Activate' })).toHaveFocus())
    })
    await step('and back', async () => {
      await userEvent.keyboard('{Enter}')
      await userEvent.click((await dialog()).getByRole('button', { name: 'Activate' }))
      await dialogIsGone()
      await expect(args.onActivate).toHaveBeenCalledOnce()
      await expect(canvas.getByText('Active')).toBecomeVisible()
    })
  },
}

/** Holds back animation frames until the test requests one, as on a busy machine. */
function holdFrames() {
  const held = new Map<number, FrameRequestCallback>()
  let last = 0
  const request = spyOn(window, 'requestAnimationFrame').mockImplementation((step) => {
    last += 1
    held.set(last, step)
    return last
  })
  const cancel = spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => {
    held.delete(id)
  })
  const next = () => {
    for (const [id, step] of [...held]) if (held.delete(id)) step(0)
  }
  const release = () => {
    request.mockRestore()
    cancel.mockRestore()
    next()
  }
  return { next, release }
}

export const KeepsTheFocusOverTwoQuickQuestions: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Deactivate' })
    const ask = async () => {
      await userEvent.keyboard('{Enter}')
      await dialog()
      await userEvent.keyboard('{Escape}')
      await dialogIsGone()
    }
    button.focus()
    // From here on the lazy code of the dialog is loaded.
    await ask()
    await waitFor(() => expect(button).toHaveFocus())
    const frames = holdFrames()
    try {
      await ask()
      frames.next()
      await expect(button).toHaveFocus()
      frames.next()
      await ask()
      frames.next()
      await expect(button).toHaveFocus()
    } finally {
      frames.release()
    }
  },
}

export const DeletesFromBothPlaces: Story = {
  play: async ({ args, canvas, step }) => {
    const quick = within(canvas.getByRole('region', { name: 'Quick Actions' }))
    await step('an action that fails keeps its question', async () => {
      mocked(args.onDelete).mockRejectedValueOnce(new Error('503'))
      await userEvent.click(quick.getByRole('button', { name: 'Delete' }))
      const opened = await dialog()
      await userEvent.click(opened.getByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(args.onDelete).toHaveBeenCalledOnce())
      // Ready for another try: while the action is under way, presses are ignored.
      await waitFor(() => expect(opened.getByRole('button', { name: 'Cancel' })).toBeEnabled())
      await userEvent.click(opened.getByRole('button', { name: 'Cancel' }))
      await dialogIsGone()
    })
    await step('from the header', async () => {
      const [inHeader] = canvas.getAllByRole('button', { name: 'Delete' })
      await userEvent.click(inHeader as HTMLElement)
      await userEvent.click((await dialog()).getByRole('button', { name: 'Delete' }))
      await dialogIsGone()
      await expect(args.onDelete).toHaveBeenLastCalledWith(membership)
    })
  },
}
