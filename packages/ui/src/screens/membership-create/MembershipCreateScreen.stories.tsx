import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { hostilePlan } from '../../domain/plans/membershipFixture'
import { fits } from '../../storybook/fits'
import { screenshots } from '../../storybook/modes'
import { refused, sending } from '../../storybook/submissions'
import { MembershipCreateScreen } from './MembershipCreateScreen'

const meta = {
  title: 'Screens/Membership create',
  component: MembershipCreateScreen,
  parameters: {
    spec: '2.19',
    // Errors take the focus: each story has its own frame, otherwise the docs page would jump.
    docs: { story: { inline: false, height: '840px' } },
  },
  args: {
    onCreate: fn(),
    onUpload: fn(() => new Promise<string>(() => {})),
    onCancel: fn(),
  },
} satisfies Meta<typeof MembershipCreateScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { parameters: screenshots.all }

export const TellsWhatTheSpecificationSays: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Tier Name' })).toHaveAttribute(
      'placeholder',
      'e.g., Premium, VIP',
    )
    await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveAttribute(
      'inputmode',
      'decimal',
    )
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toBecomeVisible()
    await expect(canvas.getByRole('group', { name: 'Tier Image' })).toBecomeVisible()
    await expect(canvas.queryByRole('switch')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Create Membership Tier' })).toBeEnabled()
    await expect(canvas.getByRole('link', { name: 'Memberships' })).toHaveAttribute(
      'href',
      '/memberships',
    )
    const period = canvas.getByRole('button', { name: /Billing Period/ })
    await expect(period).toHaveTextContent('Lifetime')
  },
}

export const OffersItsBillingPeriods: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Billing Period/ }))
    const options = await screen.findAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Monthly',
      'Yearly',
      'Lifetime',
    ])
  },
}

export const Filled: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tier Name' }), 'Gold')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price' }), '250')
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Description' }),
      'Once, and for good.',
    )
    const card = canvas.getByRole('article', { name: 'Gold' })
    await expect(card).toHaveTextContent('$250.00 lifetime')
    await expect(card).toHaveTextContent('Once, and for good.')
  },
}

export const Busy: Story = {
  args: { submission: sending },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Creating...')).toBecomeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tier Name' }), 'Gold{Enter}')
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: { submission: refused({ message: 'A tier named Gold exists already' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A tier named Gold exists already')
  },
}

/** The server accepts no attempts for now. */
export const Wait: Story = {
  args: {
    submission: refused({
      message: 'Too many attempts',
      retryAt: new Date('2026-06-15T09:30:42Z'),
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('You can try again in 0:42.')
    await expect(canvas.getByRole('button', { name: 'Create Membership Tier' })).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tier Name' }), 'Gold{Enter}')
    await expect(args.onCreate).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled()
  },
}

export const FieldErrors: Story = {
  args: {
    submission: refused({
      fieldErrors: [
        {
          field: 'price',
          message: 'Price must be a number from 0 to 1000000 with at most 2 decimals',
        },
        { field: 'name', message: 'Tier name is required' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Tier Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription('Tier name is required')
    await expect(canvas.getByRole('textbox', { name: 'Price' })).toBeInvalid()
  },
}

export const LongContent: Story = {
  args: {
    submission: refused({ message: `<img src=x onerror="alert(1)"> ${'Too long. '.repeat(25)}` }),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Tier Name' }))
    await userEvent.paste(hostilePlan.name)
    await userEvent.click(canvas.getByRole('textbox', { name: 'Description' }))
    await userEvent.paste(hostilePlan.description ?? '')
    await expect(canvas.getByRole('article', { name: hostilePlan.name })).toBecomeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
    await fits()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const LargeText: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: fits,
}
