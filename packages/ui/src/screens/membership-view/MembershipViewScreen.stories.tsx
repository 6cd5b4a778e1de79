import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Loadable } from '../../loadable'
import { withDrafts } from '../../storybook/drafts'
import { screenshots } from '../../storybook/modes'
import { useStorySubmission } from '../../storybook/submissions'
import { type Membership, MembershipViewScreen } from './MembershipViewScreen'
import {
  bareMembership,
  hostileMembership,
  inactiveMembership,
  membership,
} from './membershipViewFixture'

const ready = (data: Membership): Loadable<Membership> => ({ status: 'ready', data })

const meta = {
  title: 'Screens/Membership view',
  component: MembershipViewScreen,
  parameters: { spec: '2.20' },
  args: {
    plan: ready(membership),
    viewerRole: 'admin',
    onActivate: fn(async () => {}),
    onDeactivate: fn(async () => {}),
    onDelete: fn(async () => {}),
    onSaveSummary: fn(async () => {}),
  },
  argTypes: {
    viewerRole: { control: 'inline-radio', options: ['admin', 'other'] },
    guard: { control: false },
  },
} satisfies Meta<typeof MembershipViewScreen>

export default meta
type Story = StoryObj<typeof meta>

const hasImage: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('img')?.complete).toBe(true))
}

export const Ready: Story = { parameters: screenshots.all, play: hasImage }

/** The value beside a label of a description list. */
const factOf = (canvasElement: HTMLElement, label: string) =>
  [...canvasElement.querySelectorAll('dt')].find(({ textContent }) => textContent === label)
    ?.nextElementSibling as HTMLElement

export const TellsWhatTheSpecificationSays: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, step }) => {
    await step('the plan', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Lantern')
      await expect(canvas.getByText('Active')).toBecomeVisible()
      const card = canvas.getByRole('article', { name: 'Lantern' })
      await expect(card).toHaveTextContent('$12.50/month')
      await expect(card).toHaveTextContent('For members who come every week')
      await expect(factOf(canvasElement, 'Billing Period')).toHaveTextContent('Monthly')
      await expect(canvas.getByText(/^Most members choose this one/)).toBecomeVisible()
    })
    await step('features without blank ones', async () => {
      const features = within(canvas.getByRole('region', { name: 'Features' }))
      await expect(features.getAllByRole('listitem').map((point) => point.textContent)).toEqual([
        'All gatherings',
        'The member directory',
        'A vote in the yearly assembly',
      ])
    })
    await step('numbers that nobody counts yet', async () => {
      for (const label of ['Active Members', 'Total Revenue']) {
        const value = within(factOf(canvasElement, label))
        await expect(value.getByText('--')).toBecomeVisible()
        await expect(value.getByText('Not available yet')).toBecomeVisible()
      }
    })
    await step('quick actions', async () => {
      const quick = within(canvas.getByRole('region', { name: 'Quick Actions' }))
      await expect(quick.getByRole('link', { name: 'Edit' })).toHaveAttribute(
        'href',
        `/memberships/edit/${membership.id}`,
      )
      await expect(quick.getByRole('button', { name: 'Delete' })).toBecomeVisible()
    })
    await step('information', async () => {
      await expect(factOf(canvasElement, 'ID')).toHaveTextContent(membership.id)
      await expect(canvas.getByRole('button', { name: 'Copy ID' })).toBecomeVisible()
      await expect(factOf(canvasElement, 'Created')).toHaveTextContent('Nov 3, 2025')
      await expect(factOf(canvasElement, 'Last Updated')).toHaveTextContent('Jun 2, 2026')
    })
    await step(
      'the actions of the header, to read and to see: Edit first, Delete last',
      async () => {
        const header = within(
          canvas.getByRole('heading', { level: 1 }).closest('header') as HTMLElement,
        )
        const edit = header.getByRole('link', { name: 'Edit' })
        const deactivate = header.getByRole('button', { name: 'Deactivate' })
        const remove = header.getByRole('button', { name: 'Delete' })
        const inOrder = Array.from(header.getAllByRole('button'))
        await expect(inOrder).toEqual([deactivate, remove])
        await expect(edit.compareDocumentPosition(deactivate)).toBe(
          Node.DOCUMENT_POSITION_FOLLOWING,
        )
        const starts = [edit, deactivate, remove].map((each) => each.getBoundingClientRect().x)
        await expect(starts).toEqual([...starts].sort((a, b) => a - b))
      },
    )
    await step('the way back', async () => {
      await expect(canvas.getByRole('link', { name: 'Memberships' })).toHaveAttribute(
        'href',
        '/memberships',
      )
    })
  },
}

export const Inactive: Story = {
  args: { plan: ready(inactiveMembership) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inactive')).toBecomeVisible()
    await expect(canvas.getByRole('button', { name: 'Activate' })).toBecomeVisible()
    await expect(canvas.queryByRole('button', { name: 'Deactivate' })).toBeNull()
  },
}

/** Anybody but an administrator can only look. */
export const OtherRole: Story = {
  args: { viewerRole: 'other' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Quick Actions')).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull()
    const buttons = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
    await expect(buttons).toEqual(['Copy ID'])
    await expect(canvas.getByText(/^Most members choose this one/)).toBecomeVisible()
  },
}

/** Only administrators can see an inactive plan. */
export const NotAvailable: Story = {
  args: { viewerRole: 'other', plan: ready(inactiveMembership) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This membership isn't available")).toBecomeVisible()
    await expect(canvas.queryByText('Winter guest')).toBeNull()
  },
}

/** The least a plan can have: no texts, no points, no dates, and an image that does not load. */
export const Empty: Story = {
  args: { plan: ready(bareMembership) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('No summary available')).toBecomeVisible()
    await expect(canvas.getByText('No description yet')).toBecomeVisible()
    await expect(canvas.queryByText('Features')).toBeNull()
    await expect(canvas.getByText('Active')).toBecomeVisible()
    await expect(canvas.getAllByText('Unknown date')).toHaveLength(2)
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
  },
}

export const Loading: Story = {
  args: { plan: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Membership')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

const onRetry = fn()

export const Failed: Story = {
  args: { plan: { status: 'failed', onRetry } },
  play: async ({ canvas }) => {
    onRetry.mockClear()
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Error loading membership. Please try again.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

/** A reload keeps failing: the page says how old its data is. */
export const Stale: Story = {
  args: {
    plan: {
      status: 'ready',
      data: membership,
      stale: { since: new Date('2026-06-15T09:22:00Z') },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Updated 09:22, retrying')).toBecomeVisible()
  },
}

const edit: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Edit Summary' }))
  await expect(await canvas.findByRole('textbox', { name: 'Summary' })).toHaveFocus()
}

export const EditingSummary: Story = {
  parameters: screenshots.both,
  play: async (context) => {
    await hasImage(context)
    await edit(context)
  },
}

/** The summary is being saved. */
/** It was being edited when the session ended. */
export const DraftRestored: Story = {
  decorators: [withDrafts({ [`summary ${membership.id}`]: { summary: 'For those who stay.' } })],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^We kept what you typed\. It hasn't been saved yet\.$/),
    ).toBecomeVisible()
    const field = canvas.getByRole('textbox', { name: 'Summary' })
    await expect(field).toHaveValue('For those who stay.')
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const Busy: Story = {
  args: { onSaveSummary: fn(() => new Promise<void>(() => {})) },
  render: function Saving(args) {
    const [onSaveSummary, submission] = useStorySubmission(args.onSaveSummary)
    return <MembershipViewScreen {...args} onSaveSummary={onSaveSummary} submission={submission} />
  },
  play: async (context) => {
    const { canvas } = context
    await edit(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const save = await canvas.findByRole('button', { name: /Saving/ })
    await expect(save).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await expect(canvas.getByRole('textbox', { name: 'Summary' })).toHaveAttribute('readonly')
  },
}

export const LongContent: Story = {
  args: { plan: ready(hostileMembership) },
  play: async ({ canvas, canvasElement, step }) => {
    await step('markup shows as text', async () => {
      await expect(
        canvas.getByText(/<script>alert\(1\)<\/script> & <b>bold<\/b>/),
      ).toBecomeVisible()
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
        '<img src=x onerror="alert(1)">',
      )
      await expect(canvasElement.querySelector('img[src="x"]')).toBeNull()
    })
    await step('what is no date says so', async () => {
      await expect(canvas.getAllByText('Unknown date')).toHaveLength(2)
    })
    await step('the page does not scroll sideways', async () => {
      const page = document.documentElement
      await waitFor(() => expect(page.scrollWidth).toBe(page.clientWidth))
    })
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: hasImage }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: hasImage }

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'small' } } }

export const LargeText: Story = {
  ...LongContent,
  globals: { viewport: { value: 'small' }, textSize: '200' },
}

const dialog =
  (action: string, question: string, plan: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button', { name: action })
    await userEvent.click(button as HTMLElement)
    const opened = await screen.findByRole('alertdialog', { name: `${action} Membership` })
    await expect(opened).toHaveAccessibleDescription(`${question} ${plan} · $12.50/month`)
    await waitFor(() =>
      expect(within(opened).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
    )
  }

export const DeleteDialog: Story = {
  play: dialog(
    'Delete',
    'Are you sure you want to delete this membership? This action cannot be undone.',
    'Lantern',
  ),
}

export const DeactivateDialog: Story = {
  play: dialog('Deactivate', 'Are you sure you want to deactivate this membership?', 'Lantern'),
}

export const ActivateDialog: Story = {
  args: { plan: ready(inactiveMembership) },
  play: dialog('Activate', 'Are you sure you want to activate this membership?', 'Winter guest'),
}

export const UnsavedDialog: Story = {
  play: async (context) => {
    const { canvas } = context
    await edit(context)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Summary' }), ' Really.')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    const opened = await screen.findByRole('alertdialog', {
      name: 'Discard your changes to the summary?',
    })
    await expect(opened).toHaveAccessibleDescription("Your changes haven't been saved. Lantern")
  },
}
