import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { plan } from '../../domain/plans/membershipFixture'
import type { LeaveGuard } from '../../patterns/UnsavedChanges/useUnsavedChanges'
import { choose } from '../../storybook/choose'
import { opensNothing } from '../../storybook/opensNothing'
import {
  type EditablePlan,
  MembershipEditScreen,
  type MembershipEditScreenProps,
} from './MembershipEditScreen'

const theirs: EditablePlan = { ...plan, name: 'Of somebody else', image: null, etag: '2' }

interface LiveEditProps extends MembershipEditScreenProps {
  /** Called when the route lets the person leave. */
  onLeave: () => void
}

/** The screen in a mocked route: a link that its blocker guards, and a reload of the plan. */
function LiveEdit({ onLeave, ...props }: LiveEditProps) {
  const [shown, setShown] = useState(props.plan)
  const guard = useRef<LeaveGuard>(null)
  const leave = async () => {
    if (await guard.current?.confirmLeave()) onLeave()
  }
  return (
    <>
      <MembershipEditScreen {...props} plan={shown} guard={guard} />
      <button type="button" onClick={() => void leave()}>
        Posts
      </button>
      <button type="button" onClick={() => setShown({ status: 'ready', data: theirs })}>
        Reload
      </button>
    </>
  )
}

const meta = {
  title: 'Screens/Membership edit interactions',
  component: LiveEdit,
  tags: ['!autodocs'],
  parameters: { spec: '2.19' },
  args: {
    id: 'p1',
    plan: { status: 'ready', data: plan },
    onUpdate: fn(),
    onUpload: fn(() => new Promise<string>(() => {})),
    onCancel: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof LiveEdit>

export default meta
type Story = StoryObj<typeof meta>

export const SavesWhatWasChanged: Story = {
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Tier Name' })
    await userEvent.type(name, ' Plus')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price' }), '{Backspace}5')
    await choose(canvas.getByRole('button', { name: /Billing Period/ }), 'Yearly')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove File' }))
    await userEvent.click(canvas.getByRole('switch', { name: 'Active Status' }))
    const card = canvas.getByRole('article', { name: 'Premium Plus' })
    await expect(card).toHaveTextContent('$9.95/year')
    await expect(within(card).getByText('Inactive')).toBecomeVisible()
    await expect(card.querySelector('img')).toBeNull()

    await userEvent.click(canvas.getByRole('button', { name: 'Update Membership Tier' }))
    await expect(args.onUpdate).toHaveBeenCalledOnce()
    await expect(args.onUpdate).toHaveBeenCalledWith(
      {
        id: 'p1',
        name: 'Premium Plus',
        price: 9.95,
        period: 'year',
        description: plan.description,
        isActive: false,
        image: '',
      },
      plan,
    )
  },
}

export const SavesAPriceThatIsNoneAsZero: Story = {
  play: async ({ args, canvas }) => {
    const price = canvas.getByRole('textbox', { name: 'Price' })
    await userEvent.clear(price)
    await userEvent.type(price, 'free')
    const warning = "This isn't a number. The price will be saved as $0.00."
    await expect(canvas.getAllByText(warning)).toHaveLength(2)
    await userEvent.keyboard('{Enter}')
    await expect(args.onUpdate).toHaveBeenCalledWith(
      expect.objectContaining({ price: 0, image: plan.image }),
      plan,
    )
    await userEvent.clear(price)
    await userEvent.type(price, '4.5')
    await expect(canvas.queryByText(warning)).toBeNull()
  },
}

/** Types, and then somebody else saves another name and no image. */
const changeMeanwhile = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => {
  const name = canvas.getByRole('textbox', { name: 'Tier Name' })
  await userEvent.type(name, ' Plus')
  await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
  await expect(canvas.getByText(/^Someone else changed this/)).toBecomeVisible()
  return name
}

export const KeepsWhatIsTypedWhenThePlanReloads: Story = {
  play: async ({ args, canvas, step }) => {
    const name = await changeMeanwhile(canvas)
    await expect(name).toHaveValue('Premium Plus')
    const [label] = canvas.getAllByText('Tier Name', { selector: 'dt' })
    await expect(label?.nextElementSibling).toHaveTextContent(
      'TheirsOf somebody elseYoursPremium Plus',
    )
    await step('a save says that it is upon the plan that was seen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Update Membership Tier' }))
      await expect(args.onUpdate).toHaveBeenLastCalledWith(
        expect.objectContaining({ name: 'Premium Plus' }),
        plan,
      )
    })
    await step('and what is kept is upon theirs: only the typed name', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }))
      await expect(args.onUpdate).toHaveBeenLastCalledWith(
        expect.objectContaining({ name: 'Premium Plus', image: '' }),
        theirs,
      )
      await expect(canvas.queryByText('Saved image')).toBeNull()
    })
  },
}

export const TakesTheirs: Story = {
  play: async ({ args, canvas }) => {
    const name = await changeMeanwhile(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }))
    await expect(name).toHaveValue('Of somebody else')
    await expect(name).toHaveFocus()
    await expect(canvas.queryByText('Saved image')).toBeNull()
    await expect(canvas.queryByText(/^Someone else/)).toBeNull()
    // Nothing is unsaved any more.
    await userEvent.click(canvas.getByRole('button', { name: 'Posts' }))
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce())
  },
}

export const AnswersTheRoute: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('button', { name: 'Posts' })
    const toggle = canvas.getByRole('switch', { name: 'Active Status' })
    await userEvent.click(toggle)
    await userEvent.click(link)
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onLeave).not.toHaveBeenCalled()
    // A reverted change does not count as a change.
    await userEvent.click(toggle)
    await userEvent.click(link)
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce())
    await opensNothing('alertdialog')
  },
}
