import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { fits } from '../../storybook/fits'
import { screenshots } from '../../storybook/modes'
import { refused, sending } from '../../storybook/submissions'
import { MyDataScreen } from './MyDataScreen'

const copy = {
  link: '/api/my-data/files/x',
  until: '2026-06-12T09:20:00Z',
  downloadsLeft: 3,
  bytes: 4_404_019,
}

const meta = {
  title: 'Screens/My data',
  component: MyDataScreen,
  parameters: {
    layout: 'fullscreen',
    spec: '2.33',
    // Refused input takes the focus: each story has its own frame.
    docs: { story: { inline: false, height: '640px' } },
  },
  args: {
    state: { step: 'email' },
    onGetKey: fn(),
    onHaveKey: fn(),
    onOrder: fn(),
    onChangeEmail: fn(),
    onStartOver: fn(),
  },
  argTypes: { state: { control: false } },
} satisfies Meta<typeof MyDataScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { parameters: screenshots.all }

export const GetsAKey: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, step }) => {
    const email = canvas.getByRole('textbox', { name: 'Account email' })
    const getKey = canvas.getByRole('button', { name: 'Get Security Key' })
    await expect(email).toHaveAttribute('autocomplete', 'email')
    await expect(getKey).toBeDisabled()
    await step('an invalid address stays, with its error', async () => {
      await userEvent.type(email, 'Maria@example')
      await userEvent.click(getKey)
      await waitFor(() => expect(email).toHaveAccessibleDescription('Invalid Email'))
      await expect(args.onGetKey).not.toHaveBeenCalled()
    })
    await step('a valid one is sent in lower case, for a new key or an earlier one', async () => {
      await userEvent.type(email, '.ORG{Enter}')
      await waitFor(() => expect(args.onGetKey).toHaveBeenCalledWith('maria@example.org'))
      await userEvent.click(canvas.getByRole('button', { name: 'I already have a key' }))
      await expect(args.onHaveKey).toHaveBeenCalledWith('maria@example.org')
    })
  },
}

export const Key: Story = {
  args: { state: { step: 'key' }, email: 'maria@example.org' },
  parameters: screenshots.all,
}

export const OrdersTheCopy: Story = {
  args: { state: { step: 'key' }, email: 'maria@example.org' },
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Security key' }), ' 7KQ2-M4XR{Enter}')
    const ordered = { email: 'maria@example.org', securityKey: '7KQ2-M4XR' }
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledWith(ordered))
    await userEvent.click(canvas.getByRole('button', { name: 'Use another email' }))
    await expect(args.onChangeEmail).toHaveBeenCalledOnce()
  },
}

/** The page was loaded again while the person read the email. */
export const KeyAfterAReload: Story = {
  args: { state: { step: 'key', hasKey: true }, email: 'maria@example.org' },
}

export const Ordered: Story = {
  args: { state: { step: 'ordered' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: "We're preparing your data" }),
    ).toBecomeVisible()
  },
}

export const Download: Story = {
  args: { state: { step: 'ready', copy } },
  parameters: screenshots.all,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Download' })
    await expect(link).toHaveAttribute('href', copy.link)
    await expect(link).toHaveAttribute('download')
    await expect(canvas.getByText('4.2 MB · up to 3 downloads')).toBecomeVisible()
  },
}

export const LastDownload: Story = {
  args: { state: { step: 'ready', copy: { ...copy, downloadsLeft: 1 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4.2 MB · the last download')).toBecomeVisible()
  },
}

export const Loading: Story = {
  args: { state: { step: 'reading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Looking for your data')).toBecomeVisible()
  },
}

/** The link is over, used up or damaged: the server does not say which. */
export const InvalidLink: Story = {
  args: { state: { step: 'invalid' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get a new copy' }))
    await expect(args.onStartOver).toHaveBeenCalledOnce()
  },
}

export const Offline: Story = {
  args: { state: { step: 'unread', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your link may still be valid/)).toBecomeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

export const TooManyLinks: Story = {
  args: {
    state: {
      step: 'unread',
      onRetry: fn(),
      message: 'Too many attempts. Please try again later.',
      retryAt: new Date(Date.now() + 60_000),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeDisabled()
  },
}

export const Busy: Story = { args: { submission: sending } }

export const BusyKey: Story = { args: { state: { step: 'key' }, submission: sending } }

export const Failed: Story = {
  args: {
    state: { step: 'key' },
    submission: refused({ message: 'This security key is invalid or has expired' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('invalid or has expired')
  },
}

/** One copy a day: the button waits as long as the server says. */
export const AlreadyMade: Story = {
  args: {
    state: { step: 'key' },
    submission: refused({
      message: 'A copy of your data was already made today. Its link is in your mailbox.',
      retryAt: new Date(Date.now() + 3_600_000),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Its link is in your mailbox.')
    await expect(canvas.getByRole('button', { name: 'Get my data' })).toBeDisabled()
  },
}

export const LongContent: Story = {
  args: {
    submission: refused({
      message:
        'Too many attempts from this address. For the safety of the community no more keys are sent from here for a while: wait for fifteen minutes and ask for a new one. <img src=x onerror=alert(1)>',
    }),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/onerror=alert\(1\)>$/)
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const SmallPhone: Story = {
  args: { state: { step: 'ready', copy } },
  globals: { viewport: { value: 'small' } },
  play: fits,
}

export const LargeText: Story = {
  args: { state: { step: 'key' } },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: fits,
}
