import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { chooseByKeyboard } from '../../storybook/choose'
import { opensNothing } from '../../storybook/opensNothing'
import { refused } from '../../storybook/submissions'
import { translated } from '../../storybook/translated'
import { IDLE } from '../../submission'
import { MembershipCreateScreen, type MembershipCreateScreenProps } from './MembershipCreateScreen'

/** The screen on a mocked server that requires a decimal point in the price. */
function LiveCreate({ onCreate, ...props }: MembershipCreateScreenProps) {
  const [submission, setSubmission] = useState(IDLE)
  return (
    <MembershipCreateScreen
      {...props}
      submission={submission}
      onCreate={(membership) => {
        onCreate(membership)
        setSubmission(
          membership.price.includes(',')
            ? refused({ fieldErrors: [{ field: 'price', message: 'Price must be a number' }] })
            : IDLE,
        )
      }}
    />
  )
}

const meta = {
  title: 'Screens/Membership create interactions',
  component: LiveCreate,
  tags: ['!autodocs'],
  parameters: { spec: '2.19' },
  args: {
    onCreate: fn(),
    onUpload: fn(() => new Promise<string>(() => {})),
    onCancel: fn(),
  },
} satisfies Meta<typeof LiveCreate>

export default meta
type Story = StoryObj<typeof meta>

export const CreatesByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Memberships' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Tier Name' })).toHaveFocus()
    await userEvent.keyboard('Gold')
    await userEvent.tab()
    await userEvent.keyboard('19.90')
    await userEvent.tab()
    const period = canvas.getByRole('button', { name: /Billing Period/ })
    await chooseByKeyboard(period, '{Home}{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('For those who want everything.')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Create Membership Tier' })).toHaveFocus()
    await expect(canvas.getByRole('article', { name: 'Gold' })).toHaveTextContent('$19.90/month')
    await userEvent.keyboard('{Enter}')
    await expect(args.onCreate).toHaveBeenCalledOnce()
    await expect(args.onCreate).toHaveBeenCalledWith({
      name: 'Gold',
      price: '19.90',
      period: 'month',
      description: 'For those who want everything.',
      features: [''],
      isActive: true,
      image: '',
    })
  },
}

export const SendsThePriceAsTypedAndMendsIt: Story = {
  play: async ({ args, canvas, step }) => {
    const name = canvas.getByRole('textbox', { name: 'Tier Name' })
    const price = canvas.getByRole('textbox', { name: 'Price' })
    await step('nothing is judged before it is sent', async () => {
      await userEvent.type(name, 'Gold')
      await userEvent.type(price, '9,999')
      await expect(price).toBeValid()
      await expect(
        within(canvas.getByRole('article')).getByText("This isn't a number."),
      ).toBecomeVisible()
      await userEvent.keyboard('{Enter}')
      await expect(args.onCreate).toHaveBeenCalledWith(expect.objectContaining({ price: '9,999' }))
    })
    await step('the server’s error lands on the field, and nothing is lost', async () => {
      await waitFor(() => expect(price).toBeInvalid())
      await waitFor(() => expect(price).toHaveFocus())
      await expect(price).toHaveAccessibleDescription(
        'US dollars, for example 9.99 Price must be a number',
      )
      await expect(name).toHaveValue('Gold')
      await expect(price).toHaveValue('9,999')
    })
    await step('an edit clears it', async () => {
      await userEvent.clear(price)
      await userEvent.type(price, '9.99{Enter}')
      await expect(price).toBeValid()
      await expect(args.onCreate).toHaveBeenLastCalledWith(
        expect.objectContaining({ name: 'Gold', price: '9.99' }),
      )
    })
  },
}

export const CancelsAtOnceWhenNothingIsTyped: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await opensNothing('alertdialog')
  },
}

export const AsksBeforeItForgets: Story = {
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Tier Name' })
    await userEvent.type(name, 'Gold')
    const cancel = canvas.getByRole('button', { name: 'Cancel' })
    await userEvent.click(cancel)
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }))
    await expect(question.getByText('Gold')).toBecomeVisible()
    const keep = question.getByRole('button', { name: 'Keep editing' })
    await waitFor(() => expect(keep).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(name).toHaveValue('Gold')

    await userEvent.click(cancel)
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce())
  },
}

export const MendsThePriceOnATranslatedPage: Story = {
  ...SendsThePriceAsTypedAndMendsIt,
  decorators: [translated],
}
