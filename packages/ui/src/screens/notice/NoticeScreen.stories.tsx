import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { HearthProvider, useHearth } from '../../provider/HearthProvider'
import { mockDrafts } from '../../storybook/drafts'
import { fits } from '../../storybook/fits'
import { screenshots } from '../../storybook/modes'
import { refused, sending } from '../../storybook/submissions'
import { NoticeScreen } from './NoticeScreen'

const meta = {
  title: 'Screens/Notice',
  component: NoticeScreen,
  parameters: {
    layout: 'fullscreen',
    spec: '2.32',
    // Refused input takes the focus: each story has its own frame.
    docs: { story: { inline: false, height: '900px' } },
  },
  args: { onSend: fn(), onAnother: fn() },
} satisfies Meta<typeof NoticeScreen>

export default meta
type Story = StoryObj<typeof meta>

const typed = {
  'Address of the post': ' https://hearth.example/posts/1 ',
  'Why is it illegal?': 'The images are mine.',
  'Your name': 'Maria Silva',
  'Your email': 'Maria@Example.org',
}

export const Ready: Story = { parameters: screenshots.all }

export const SendsTheNotice: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, step }) => {
    await step('every part is judged', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send notice' }))
      const post = canvas.getByLabelText('Address of the post')
      await waitFor(() => expect(post).toHaveFocus())
      for (const message of [
        'Enter the address of the post',
        'Explain it in 10 characters or more',
        'Enter your name',
        'Enter a valid email address',
      ]) {
        await expect(canvas.getByText(message)).toBecomeVisible()
      }
      await expect(args.onSend).not.toHaveBeenCalled()
    })
    await step('the notice is sent', async () => {
      for (const [label, words] of Object.entries(typed)) {
        await userEvent.type(canvas.getByLabelText(label), words)
      }
      await userEvent.click(canvas.getByRole('button', { name: 'Send notice' }))
      const sent = {
        post: 'https://hearth.example/posts/1',
        explanation: 'The images are mine.',
        name: 'Maria Silva',
        email: 'maria@example.org',
        about: '',
      }
      await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(sent))
    })
  },
}

export const WithoutName: Story = {
  tags: ['!autodocs'],
  args: { post: 'https://hearth.example/posts/1' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Why is it illegal?'), 'It shows a child.')
    const childAbuse = canvas.getByRole('button', { name: /sexual abuse of children/ })
    await userEvent.click(childAbuse)
    await expect(childAbuse).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText(/You can leave out your name/)).toBecomeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send notice' }))
    const sent = expect.objectContaining({ name: '', email: '', about: 'childAbuse' })
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(sent))
  },
}

export const Busy: Story = { args: { submission: sending } }

export const Failed: Story = {
  args: { submission: refused({ message: 'Something went wrong' }) },
}

/** The connection was lost: the form keeps what was typed. */
export const KeepsTheWords: Story = {
  tags: ['!autodocs'],
  render: function Render(args) {
    const [isFailed, setFailed] = useState(false)
    return (
      <NoticeScreen
        {...args}
        submission={isFailed ? refused({ message: 'Something went wrong' }) : undefined}
        onSend={() => setFailed(true)}
      />
    )
  },
  play: async ({ canvas }) => {
    for (const [label, words] of Object.entries(typed)) {
      await userEvent.type(canvas.getByLabelText(label), words)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Send notice' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong')
    for (const [label, words] of Object.entries(typed)) {
      await expect(canvas.getByLabelText(label)).toHaveValue(words)
    }
  },
}

/** The page broke, and the person has tried again. */
export const KeepsTheNotice: Story = {
  tags: ['!autodocs'],
  render: function Render(args) {
    const { brand } = useHearth()
    const [drafts] = useState(mockDrafts)
    const [page, setPage] = useState(1)
    return (
      <HearthProvider key={page} brand={brand} navigate={() => {}} drafts={drafts}>
        <NoticeScreen {...args} />
        <button
          type="button"
          onClick={() => {
            drafts.keep()
            setPage(2)
          }}
        >
          Break
        </button>
      </HearthProvider>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Why is it illegal?'), 'The images are mine.')
    await userEvent.click(canvas.getByText('Break'))
    await expect(canvas.getByLabelText('Why is it illegal?')).toHaveValue('The images are mine.')
  },
}

export const FieldErrors: Story = {
  args: {
    submission: refused({
      fieldErrors: [{ field: 'post', message: "This address isn't of this community" }],
    }),
  },
  play: async ({ canvas }) => {
    const post = canvas.getByLabelText('Address of the post')
    await waitFor(() => expect(post).toHaveFocus())
    await expect(post).toHaveAccessibleDescription(/This address isn't of this community/)
  },
}

export const Sent: Story = {
  parameters: screenshots.all,
  args: { sent: { reference: '5E8F-7A6B-4C01', email: 'maria.silva@example.org' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('5E8F-7A6B-4C01')).toBecomeVisible()
    await expect(canvas.getByText('maria.silva@example.org')).toBecomeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send another notice' }))
    await expect(args.onAnother).toHaveBeenCalledOnce()
  },
}

export const SentWithoutEmail: Story = {
  args: { sent: { reference: '5E8F-7A6B-4C01', email: '' } },
}

export const LongContent: Story = {
  args: {
    sent: { reference: '5E8F-7A6B-4C01', email: `${'maria.silva.'.repeat(12)}@example.org` },
  },
  globals: { viewport: { value: 'small' } },
  play: fits,
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: fits }

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } }, play: fits }

export const LargeText: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: fits,
}
