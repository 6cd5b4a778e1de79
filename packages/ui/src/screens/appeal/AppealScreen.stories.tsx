import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { fits } from '../../storybook/fits'
import { screenshots } from '../../storybook/modes'
import { refused, sending } from '../../storybook/submissions'
import { AppealScreen } from './AppealScreen'
import { appeal, decision } from './appealFixture'

const meta = {
  title: 'Screens/Appeal',
  component: AppealScreen,
  parameters: {
    layout: 'fullscreen',
    spec: '2.31',
    // Refused input takes the focus: each story has its own frame.
    docs: { story: { inline: false, height: '820px' } },
  },
  args: { appeal: { step: 'ready', decision }, onSend: fn(), onGetLink: fn() },
  argTypes: { appeal: { control: false } },
} satisfies Meta<typeof AppealScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: screenshots.all,
  play: async ({ canvas, step }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Your account was banned' }),
    ).toBecomeVisible()
    await expect(canvas.getByText('A person decided this, not a program.')).toBecomeVisible()
    await step('the parts of the decision, each with its name', async () => {
      const terms = canvas.getAllByRole('term').map((term) => term.textContent)
      await expect(terms).toEqual([
        'Decided',
        'Reason',
        'Rule',
        'Ends',
        'What it means',
        'Appeal until',
        'Other ways',
      ])
      await expect(canvas.getByText('Jun 19, 2026')).toBecomeVisible()
    })
    await step('the limit of the words', async () => {
      await expect(
        canvas.getByRole('textbox', { name: 'Why is the decision wrong?' }),
      ).toHaveAccessibleDescription(/You can appeal once\..*Up to 2,000 characters/)
    })
  },
}

/** Its words are those of the member and of the organisation. */
export const PostWithoutReason: Story = {
  args: {
    appeal: {
      step: 'ready',
      decision: {
        action: 'deletePost',
        decidedAt: '2026-06-12T09:20:00Z',
        title: 'Cheap watches',
        appealUntil: '2026-12-09T09:20:00Z',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your post was deleted' })).toBecomeVisible()
    await expect(canvas.getByText('Cheap watches')).toBecomeVisible()
    await expect(canvas.getByText('No reason was given')).toBecomeVisible()
  },
}

/** An action that another backend knows. */
export const OtherDecision: Story = {
  tags: ['!autodocs'],
  args: { appeal: { step: 'ready', decision: { ...decision, action: 'constructor' } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'A decision was made about you' }),
    ).toBecomeVisible()
    await expect(canvas.queryByText('What it means')).toBeNull()
  },
}

export const Loading: Story = {
  args: { appeal: { step: 'reading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reading the decision')).toBecomeVisible()
  },
}

const onRetry = fn()

/** No answer came: there is no verdict on the link. */
export const Failed: Story = {
  args: { appeal: { step: 'unread', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your link may still be valid/)).toBecomeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

/** The server accepts no links from this address for now. */
export const TooManyTries: Story = {
  args: {
    appeal: {
      step: 'unread',
      onRetry,
      message: 'Too many attempts',
      retryAt: new Date('2026-06-15T09:30:42Z'),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('You can try again in 0:42.')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeDisabled()
  },
}

export const Busy: Story = {
  args: { submission: sending },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Send appeal/ }))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

/** A lost connection, or an answer that never came. */
export const NotSent: Story = {
  args: { submission: refused({ message: 'You are offline. Nothing was saved.' }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/offline/))
    await expect(canvas.getByRole('button', { name: 'Send appeal' })).toBeEnabled()
  },
}

export const Sent: Story = {
  parameters: screenshots.all,
  args: { appeal: { step: 'sent', appeal } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Your appeal was sent' }),
    ).toBecomeVisible()
    await expect(canvas.getByText(/You get an answer by email/)).toBecomeVisible()
    await expect(canvas.getByText('A-2026-0042')).toBecomeVisible()
  },
}

export const AnsweredAlready: Story = {
  args: { appeal: { step: 'earlier', appeal } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'You have appealed already' }),
    ).toBecomeVisible()
    await expect(canvas.getByText('Jun 15, 2026')).toBecomeVisible()
    await expect(canvas.getByText(/It was my sister, on my phone/)).toBecomeVisible()
  },
}

export const Kept: Story = {
  parameters: screenshots.one,
  args: {
    appeal: {
      step: 'upheld',
      answer: 'Nine members reported the message.\nIt was the third time in a month.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The decision stands' })).toBecomeVisible()
    await expect(canvas.getByText(/It was the third time in a month/)).toBecomeVisible()
  },
}

export const Lifted: Story = {
  args: { appeal: { step: 'overturned', answer: 'You were right: it was another account.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The decision was lifted' })).toBecomeVisible()
    await expect(canvas.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', '/app')
  },
}

export const LiftedMeanwhile: Story = {
  args: { appeal: { step: 'lifted', decision } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing left to appeal.')).toBecomeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const Over: Story = {
  args: {
    appeal: { step: 'over', decision: { ...decision, appealUntil: '2026-06-14T00:00:00Z' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You could appeal until Jun 14, 2026.')).toBecomeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const NothingIsKept: Story = { args: { appeal: { step: 'gone' } } }

/** Damaged, too old or unknown: one page for all. */
export const InvalidLink: Story = {
  parameters: screenshots.one,
  args: { appeal: { step: 'invalid' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: "This link doesn't work" })).toBecomeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a link' }))
    await expect(await canvas.findByText('Email is required')).toBecomeVisible()
    await userEvent.type(canvas.getByLabelText('Email'), ' ines@example.org {Enter}')
    await expect(args.onGetLink).toHaveBeenCalledWith('ines@example.org')
  },
}

export const LinkSent: Story = {
  args: { appeal: { step: 'invalid' }, isLinkSent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^If there is a decision/)).toBecomeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** Words of people are text, however they look. */
export const LongContent: Story = {
  args: {
    appeal: {
      step: 'ready',
      decision: {
        ...decision,
        reason: `<img src=x onerror=alert(1)> ${'unbroken'.repeat(40)}`,
        rule: 'Rule '.repeat(60),
        otherWays: `https://mediation.example.org/${'long/'.repeat(30)}`,
      },
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await fits()
  },
}

export const RightToLeft: Story = {
  globals: { locale: 'ar', viewport: { value: 'small' } },
  play: fits,
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: fits }

export const SmallPhoneDark: Story = {
  globals: { viewport: { value: 'small' }, theme: 'dark' },
  play: fits,
}

export const LargeText: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: fits,
}
