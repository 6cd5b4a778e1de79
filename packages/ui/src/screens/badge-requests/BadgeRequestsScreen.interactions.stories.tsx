import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { type BadgeActions, badgesBulk, ReviewPanel } from '../../domain/citizenship/citizenship'
import { waiting } from '../../domain/citizenship/reviewPanelFixture'
import type { TableSort } from '../../patterns/DataTable/DataTable'
import { demoBulk } from '../../storybook/demoBulk'
import { spokenText } from '../../storybook/spokenText'
import { twoFrames } from '../../storybook/twoFrames'
import {
  type BadgeRequest,
  BadgeRequestsScreen,
  type BadgeRequestsScreenProps,
} from './BadgeRequestsScreen'
import { requests } from './badgeRequestsFixture'

const [maria, maryam, ...others] = requests as [BadgeRequest, BadgeRequest, ...BadgeRequest[]]

interface LiveRequestsProps extends BadgeActions, Pick<BadgeRequestsScreenProps, 'bulk'> {
  reviewed?: string
}

/** The screen on a mocked server: decided requests leave, and 'Poll' brings one more. */
function LiveRequests({ onApprove, onReject, reviewed, bulk }: LiveRequestsProps) {
  const [reviewedId, setReviewedId] = useState(reviewed)
  const [pending, setPending] = useState<readonly BadgeRequest[]>([maria, maryam])
  const [pageRequest, setPageRequest] = useState({ page: 1, pageSize: 10 })
  const [sort, setSort] = useState<TableSort>()
  const leaves = (gone: BadgeRequest) =>
    setPending((before) => before.filter(({ id }) => id !== gone.id))
  return (
    <>
      <BadgeRequestsScreen
        requests={{ status: 'ready', data: pending }}
        pageRequest={pageRequest}
        onPageRequestChange={setPageRequest}
        sorting={{ sort, onSortChange: setSort }}
        bulk={bulk}
        onApprove={async (request) => {
          const outcome = await onApprove?.(request)
          leaves(request)
          return outcome
        }}
        onReject={async (request) => {
          const outcome = await onReject?.(request)
          leaves(request)
          return outcome
        }}
        review={
          reviewedId === undefined
            ? undefined
            : {
                id: reviewedId,
                onChange: setReviewedId,
                render: (controls) => (
                  <ReviewPanel
                    {...controls}
                    member={{ status: 'ready', data: { ...waiting, id: controls.id } }}
                    singleKeys
                    onSingleKeysChange={() => {}}
                  />
                ),
              }
        }
      />
      <button type="button" onClick={() => setPending([...others.slice(0, 1), ...pending])}>
        Poll
      </button>
    </>
  )
}

const meta = {
  title: 'Screens/Badge requests interactions',
  component: LiveRequests,
  tags: ['!autodocs'],
  parameters: { spec: '2.12' },
  args: {
    onApprove: fn(async (): Promise<unknown> => undefined),
    onReject: fn(async (): Promise<unknown> => undefined),
  },
} satisfies Meta<typeof LiveRequests>

export default meta
type Story = StoryObj<typeof meta>

/** The open dialog, once it has the focus: earlier key presses would go elsewhere. */
const dialog = async () => {
  const opened = within(await screen.findByRole('alertdialog'))
  await waitFor(() => expect(opened.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  return opened
}
const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

export const ApprovesByKeyboard: Story = {
  play: async ({ args, canvas, step }) => {
    const approve = canvas.getByRole('button', { name: 'Approve Maria Silva' })
    await step('Escape takes nothing and gives the focus back', async () => {
      approve.focus()
      await userEvent.keyboard('{Enter}')
      await dialog()
      await userEvent.keyboard('{Escape}')
      await dialogIsGone()
      await expect(args.onApprove).not.toHaveBeenCalled()
      await waitFor(() => expect(approve).toHaveFocus())
    })
    await step('one Tab past Cancel stands Approve', async () => {
      await userEvent.keyboard('{Enter}')
      await dialog()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await dialogIsGone()
      await expect(args.onApprove).toHaveBeenCalledOnce()
      await expect(args.onApprove).toHaveBeenCalledWith(maria)
      await expect(args.onReject).not.toHaveBeenCalled()
    })
    await step('the next request has the focus, and how many are left is said', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Approve مریم رضایی' })).toHaveFocus(),
      )
      await expect(canvas.queryByRole('rowheader', { name: 'Maria Silva' })).toBeNull()
      const left = await canvas.findByText('1 request left')
      await expect(left.closest('[role=status]')).not.toBeNull()
    })
  },
}

export const DecidesOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    for (const [name, action] of [
      ['Maria Silva', 'Approve'],
      ['مریم رضایی', 'Reject'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }))
      await userEvent.click(await screen.findByRole('menuitem', { name: action }))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await userEvent.click((await dialog()).getByRole('button', { name: action }))
      await dialogIsGone()
    }
    await expect(args.onApprove).toHaveBeenCalledWith(maria)
    await expect(args.onReject).toHaveBeenCalledWith(maryam)
    await waitFor(() => expect(canvas.getByText('No data available')).toHaveFocus())
  },
}

export const KeepsTheDialogWhenADecisionFails: Story = {
  play: async ({ args, canvas }) => {
    mocked(args.onReject)?.mockRejectedValueOnce(new Error('503'))
    await userEvent.click(canvas.getByRole('button', { name: 'Reject Maria Silva' }))
    const opened = await dialog()
    await userEvent.click(opened.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(args.onReject).toHaveBeenCalledOnce())
    // Ready for another try: while the action is under way, presses are ignored.
    await waitFor(() => expect(opened.getByRole('button', { name: 'Cancel' })).toBeEnabled())
    await userEvent.click(opened.getByRole('button', { name: 'Reject' }))
    await dialogIsGone()
    await expect(args.onReject).toHaveBeenCalledTimes(2)
  },
}

export const KeepsTheHoldFromOneDecisionToTheNext: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject Maria Silva' }))
    const opened = await dialog()
    canvas.getByText('Poll').click()
    await userEvent.click(opened.getByRole('button', { name: 'Reject' }))
    await dialogIsGone()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Reject مریم رضایی' })).toHaveFocus(),
    )
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: 'Show 1 new' })).toBecomeVisible()
  },
}

export const HoldsRowsUnderThePointer: Story = {
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('rowheader').map(spokenText)
    const before = names()
    await userEvent.hover(canvas.getByRole('button', { name: 'Approve Maria Silva' }))
    // No pointer click: it would leave the table.
    canvas.getByRole('button', { name: 'Poll' }).click()
    const show = await canvas.findByRole('button', { name: 'Show 1 new' })
    await twoFrames()
    await expect(names()).toEqual(before)
    await userEvent.click(show)
    await waitFor(() => expect(names()).toHaveLength(3))
  },
}

export const SortsWhilePeopleAreInTheTable: Story = {
  play: async ({ canvas, step }) => {
    const names = () => canvas.getAllByRole('rowheader').map(spokenText)
    const head = canvas.getByRole('columnheader', { name: 'Name' })
    await step('the held rows follow, and the links keep the order', async () => {
      canvas.getByText('Poll').click()
      await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
      await expect(head).toHaveAttribute('aria-sort', 'descending')
      await waitFor(() => expect(names()).toEqual(['مریم رضایی', 'Maria Silva', 'Jonas Lindqvist']))
      await expect(canvas.getByRole('link', { name: 'Maria Silva' })).toHaveAttribute(
        'href',
        '/badge-requests?review=r1&page=1&limit=10&sort=-name',
      )
    })
    await step('the third press restores the order of the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
      await waitFor(() => expect(names()).toEqual(['Jonas Lindqvist', 'Maria Silva', 'مریم رضایی']))
      await expect(canvas.getByText('Oldest first')).toBeInTheDocument()
    })
  },
}

export const ReviewsToTheLast: Story = {
  args: { reviewed: maria.id },
  globals: { viewport: { value: 'wide' } },
  play: async ({ args, canvas, step }) => {
    const heading = (name: string) => canvas.getByRole('heading', { level: 2, name })
    await step('an approval is two keys, and the next request opens by itself', async () => {
      await waitFor(() => expect(heading('Maria Silva')).toHaveFocus())
      await userEvent.keyboard('a')
      const opened = within(await screen.findByRole('alertdialog', { name: 'Approve Badge' }))
      await waitFor(() => expect(opened.getByRole('button', { name: 'Approve' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await dialogIsGone()
      await expect(args.onApprove).toHaveBeenCalledWith(maria)
      await waitFor(() => expect(heading('مریم رضایی')).toHaveFocus())
    })
    await step('a rejection asks with the focus on Cancel', async () => {
      await userEvent.keyboard('r')
      await userEvent.click((await dialog()).getByRole('button', { name: 'Reject' }))
      await dialogIsGone()
      await expect(args.onReject).toHaveBeenCalledWith(maryam)
    })
    await step('then no request is left', async () => {
      await waitFor(() => expect(heading('No more requests')).toHaveFocus())
      await waitFor(() => expect(canvas.queryAllByRole('rowheader')).toHaveLength(0))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    })
  },
}

/** A refusal after the next request has opened moves nothing: only the row has a mark. */
export const MarksTheRowAfterALateRefusal: Story = {
  args: { reviewed: maria.id, onApprove: fn(async () => 'conflict') },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const heading = (name: string) => canvas.getByRole('heading', { level: 2, name })
    await waitFor(() => expect(heading('Maria Silva')).toHaveFocus())
    await userEvent.keyboard('a')
    const opened = within(await screen.findByRole('alertdialog', { name: 'Approve Badge' }))
    await waitFor(() => expect(opened.getByRole('button', { name: 'Approve' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await dialogIsGone()
    const row = within(await canvas.findByRole('row', { name: /Maria Silva/ }))
    await expect(await row.findByText('Not saved')).toBecomeVisible()
    await expect(heading('مریم رضایی')).toBecomeVisible()
    await expect(canvas.getAllByText('Not saved')).toHaveLength(1)
  },
}

/** The same in the list: its row leaves as after an own decision. */
export const LeavesAfterALateDecision: Story = {
  args: { onApprove: fn(async () => 'conflict') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve Maria Silva' }))
    await userEvent.click((await dialog()).getByRole('button', { name: 'Approve' }))
    await dialogIsGone()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Approve مریم رضایی' })).toHaveFocus(),
    )
    await expect(canvas.queryByRole('rowheader', { name: 'Maria Silva' })).toBeNull()
  },
}

export const ReturnsToTheRow: Story = {
  args: { reviewed: maria.id },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await userEvent.keyboard('j')
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'مریم رضایی' })).toBecomeVisible(),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'مریم رضایی' })).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull()
  },
}

/** One press of Escape ends one thing. */
export const KeepsTheSelectionWhenTheReviewCloses: Story = {
  args: { reviewed: maria.id, bulk: demoBulk(badgesBulk) },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select مریم رضایی' })
    await userEvent.click(box)
    await step('the first closes the review', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull())
      await expect(box).toBeChecked()
    })
    await step('the second clears the selection', async () => {
      box.focus()
      await userEvent.keyboard('{Escape}')
      await expect(box).not.toBeChecked()
    })
  },
}

const onDecide = fn()

export const SelectsAndDecidesMany: Story = {
  args: { bulk: demoBulk(badgesBulk, onDecide) },
  play: async ({ canvas, step }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name })
    const all = 'Select all on this page'
    await step('a range by Shift, kept while rows come and go', async () => {
      await userEvent.click(box('Select Maria Silva'))
      const user = userEvent.setup()
      await user.keyboard('{Shift>}')
      await user.click(box('Select مریم رضایی'))
      await user.keyboard('{/Shift}')
      await expect(canvas.getByRole('region', { name: '2 selected' })).toBecomeVisible()
      await expect(box('Select مریم رضایی')).toBeChecked()
    })
    await step('the head selects all, and none', async () => {
      canvas.getByText('Poll').click()
      await canvas.findByRole('button', { name: 'Show 1 new' })
      await userEvent.click(canvas.getByRole('button', { name: 'Show 1 new' }))
      await waitFor(() => expect(box(all)).toBePartiallyChecked())
      await userEvent.click(box(all))
      await expect(canvas.getByRole('region', { name: '3 selected' })).toBecomeVisible()
      await userEvent.click(box(all))
      await expect(canvas.queryByRole('region', { name: /selected/ })).toBeNull()
    })
    await step('Escape clears the selection', async () => {
      await userEvent.click(box('Select Maria Silva'))
      await userEvent.keyboard('{Escape}')
      await expect(box('Select Maria Silva')).not.toBeChecked()
    })
    await step('an action is about the selected ones, in the order of the list', async () => {
      await userEvent.click(box('Select مریم رضایی'))
      await userEvent.click(box('Select Maria Silva'))
      const bar = within(canvas.getByRole('region', { name: '2 selected' }))
      await userEvent.click(bar.getByRole('button', { name: 'Approve' }))
      await userEvent.click((await dialog()).getByRole('button', { name: 'Approve' }))
      await expect(onDecide).toHaveBeenLastCalledWith('approve', [maria.id, maryam.id])
      await userEvent.keyboard('{Enter}')
      await dialogIsGone()
    })
    await step('a decided request is no longer selected', async () => {
      await userEvent.click(box('Select مریم رضایی'))
      await userEvent.click(box('Select Maria Silva'))
      await userEvent.click(canvas.getByRole('button', { name: 'Reject Maria Silva' }))
      await userEvent.click((await dialog()).getByRole('button', { name: 'Reject' }))
      await dialogIsGone()
      await expect(canvas.getByRole('region', { name: '1 selected' })).toBecomeVisible()
    })
  },
}

export const LetsGoOnceManyAreDecided: Story = {
  render: function Deciding(args) {
    const [pending, setPending] = useState<readonly BadgeRequest[]>([maria, maryam])
    return (
      <>
        <BadgeRequestsScreen
          {...args}
          requests={{ status: 'ready', data: pending }}
          pageRequest={{ page: 1, pageSize: 10 }}
          onPageRequestChange={() => {}}
          bulk={demoBulk(badgesBulk, (_, ids) =>
            setPending((before) => before.filter(({ id }) => !ids.includes(id))),
          )}
        />
        <button type="button" onClick={() => setPending(others.slice(0, 1))}>
          Poll
        </button>
      </>
    )
  },
  play: async ({ canvas, step }) => {
    await step('by keyboard, the rows of a pointer that was there before', async () => {
      await userEvent.hover(canvas.getByRole('rowheader', { name: 'Maria Silva' }))
      canvas.getByRole('checkbox', { name: 'Select all on this page' }).focus()
      await userEvent.keyboard(' ')
      const bar = within(await canvas.findByRole('region', { name: '2 selected' }))
      bar.getByRole('button', { name: 'Approve' }).focus()
      await userEvent.keyboard('{Enter}')
      await dialog()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      const done = await screen.findByRole('button', { name: 'Done' })
      await waitFor(() => expect(done).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await dialogIsGone()
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    })
    await step(
      'nobody is in the list: a new request shows, and those that have left do not',
      async () => {
        canvas.getByText('Poll').click()
        await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1))
        await expect(canvas.queryByRole('rowheader', { name: 'Maria Silva' })).toBeNull()
        await expect(canvas.queryByRole('button', { name: 'Show 1 new' })).toBeNull()
      },
    )
  },
}

export const LetsGoOnceTheReviewCloses: Story = {
  args: { reviewed: maria.id },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    within(canvas.getByRole('table')).getByRole('link', { name: 'مریم رضایی' }).focus()
    const poll = canvas.getByText('Poll')
    poll.focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull())
    await expect(poll).toHaveFocus()
    poll.click()
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3))
    await expect(canvas.queryByRole('button', { name: 'Show 1 new' })).toBeNull()
  },
}
