import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { hostilePlan, plan } from '../../domain/plans/membershipFixture'
import type { Loadable } from '../../loadable'
import { withDrafts } from '../../storybook/drafts'
import { fits } from '../../storybook/fits'
import { brokenImage } from '../../storybook/image'
import { screenshots } from '../../storybook/modes'
import { refused, sending } from '../../storybook/submissions'
import { type EditablePlan, MembershipEditScreen } from './MembershipEditScreen'

const ready = (data: EditablePlan): Loadable<EditablePlan> => ({ status: 'ready', data })

const meta = {
  title: 'Screens/Membership edit',
  component: MembershipEditScreen,
  parameters: {
    spec: '2.19',
    // Errors take the focus: each story has its own frame, otherwise the docs page would jump.
    docs: { story: { inline: false, height: '840px' } },
  },
  args: {
    id: 'p1',
    plan: ready(plan),
    onUpdate: fn(),
    onUpload: fn(() => new Promise<string>(() => {})),
    onCancel: fn(),
  },
} satisfies Meta<typeof MembershipEditScreen>

export default meta
type Story = StoryObj<typeof meta>

const withImage = async (root: HTMLElement) => {
  // In the field and in the preview.
  await waitFor(() => {
    const images = [...root.querySelectorAll('img')]
    expect(images).toHaveLength(2)
    expect(images.every(({ naturalWidth }) => naturalWidth > 0)).toBe(true)
  })
}

export const Ready: Story = {
  parameters: screenshots.all,
  play: async ({ canvas, canvasElement }) => {
    await withImage(canvasElement)
    await expect(canvas.getByRole('textbox', { name: 'Tier Name' })).toHaveValue('Premium')
    await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveValue('9.99')
    await expect(canvas.getByRole('button', { name: /Billing Period/ })).toHaveTextContent(
      'Monthly',
    )
    await expect(canvas.getByRole('switch', { name: 'Active Status' })).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Update Membership Tier' })).toBeEnabled()
    const way = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(way.getByRole('link', { name: 'Premium' })).toHaveAttribute(
      'href',
      '/memberships/view/p1',
    )
  },
}

/** The name was typed before the session ended; the rest are the server's current values. */
export const DraftRestored: Story = {
  decorators: [withDrafts({ 'membership p1': { name: 'Premium Plus' } })],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^We kept what you typed\. It hasn't been saved yet\.$/),
    ).toBecomeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Tier Name' })).toHaveValue('Premium Plus')
    await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveValue('9.99')
  },
}

/** The server has refused the save: somebody else has saved first. */
export const ChangedMeanwhile: Story = {
  parameters: screenshots.all,
  decorators: [
    withDrafts({
      'membership p1': { name: 'Premium Plus' },
      'membership p1 seen': plan,
    }),
  ],
  args: {
    plan: ready({ ...plan, price: 12.5, description: 'Half price for students.', etag: '2' }),
    submission: refused({
      message: 'Someone else has changed this membership. Nothing was saved.',
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await withImage(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Nothing was saved\.$/)
    await expect(canvas.getByRole('button', { name: 'Take theirs' })).toBecomeVisible()
    await expect(canvas.getByRole('button', { name: 'Keep mine' })).toBecomeVisible()
  },
}

export const Loading: Story = {
  args: { plan: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

const onRetry = fn()

export const Failed: Story = {
  args: { plan: { status: 'failed', onRetry } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Error loading membership. Please try again.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Back to memberships' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const NoId: Story = {
  args: { id: ' ', plan: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Membership ID is required')
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Back to memberships' })).toBecomeVisible()
  },
}

/** Another backend answered a plan without an id. */
export const PlanWithoutId: Story = {
  args: { plan: ready({ ...plan, id: '' }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update Membership Tier' }))
    await expect(await canvas.findByText('Membership ID is required')).toBecomeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Tier Name' })).toHaveValue('Premium')
    await expect(args.onUpdate).not.toHaveBeenCalled()
  },
}

export const PriceThatIsNone: Story = {
  parameters: screenshots.all,
  play: async ({ canvas, canvasElement }) => {
    await withImage(canvasElement)
    const price = canvas.getByRole('textbox', { name: 'Price' })
    await userEvent.clear(price)
    const missing = 'No price is set. It will be saved as $0.00.'
    await expect(canvas.getByRole('article')).toHaveTextContent(missing)
    await userEvent.type(price, '9,999')
    const warning = "This isn't a number. The price will be saved as $0.00."
    // At the field and in the preview.
    await expect(canvas.getAllByText(warning)).toHaveLength(2)
    await expect(price).toHaveAccessibleDescription(expect.stringContaining(warning))
    await expect(canvas.getByRole('article')).toHaveTextContent(warning)
    await expect(canvas.getByRole('article')).toHaveTextContent('$0.00/month')
    // It can still be saved.
    await expect(price).toBeValid()
  },
}

export const Inactive: Story = {
  args: { plan: ready({ ...plan, isActive: false, image: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Active Status' })).not.toBeChecked()
    await expect(canvas.getByText("Members can't see this tier.")).toBecomeVisible()
    await expect(canvas.getByText('Inactive')).toBecomeVisible()
  },
}

export const BrokenImage: Story = {
  args: { plan: ready({ ...plan, image: brokenImage }) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Remove File' })).toBecomeVisible()
  },
}

export const Busy: Story = {
  args: { submission: sending },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Updating...')).toBecomeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tier Name' }), '{Enter}')
    await expect(args.onUpdate).not.toHaveBeenCalled()
  },
}

/** A reload keeps failing: the page says how old its data is. */
export const Stale: Story = {
  args: {
    plan: { status: 'ready', data: plan, stale: { since: new Date('2026-06-15T09:22:00Z') } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Updated 09:22, retrying')).toBecomeVisible()
  },
}

export const LongContent: Story = {
  args: { plan: ready(hostilePlan) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('article', { name: hostilePlan.name })).toBecomeVisible()
    await expect(canvas.getByText('<b>bold</b>')).toBecomeVisible()
    await expect(canvasElement.querySelector('img[src="x"]')).toBeNull()
    await fits()
  },
}

export const RightToLeft: Story = {
  args: {
    plan: ready({
      ...plan,
      name: 'العضوية المميزة',
      description: 'للأعضاء الذين يريدون المشاركة في كل شيء.',
      features: ['كل اللقاءات', 'دليل الأعضاء'],
    }),
  },
  globals: { direction: 'rtl' },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const SmallPhone: Story = { ...LongContent, globals: { viewport: { value: 'small' } } }

export const LargeText: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: fits,
}
