import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { drafted } from '../../storybook/fields'
import { screenshots } from '../../storybook/modes'
import { Retried } from '../../storybook/Retried'
import { type PreviewedEmail, ReasonField } from './ReasonField'

const email: PreviewedEmail = {
  subject: 'Your account was banned',
  text: 'Hello,\n\nAn administrator banned your account.\n\nReason:\n\n    Spam\n',
}

const given = (reason: string, notify = false) => ({ reason, notify })

const meta = {
  title: 'Product/ReasonField',
  component: ReasonField,
  args: {
    value: undefined,
    onChange: fn(),
    templates: {
      status: 'ready',
      data: [
        { text: 'Spam', rule: 'Rule 3: no advertising.' },
        { text: 'Abusive toward members' },
        { text: 'Requested by the member' },
      ],
    },
    preview: { status: 'ready', data: email },
  },
  argTypes: { templates: { control: false }, preview: { control: false } },
  render: (args) => drafted(ReasonField)(args),
} satisfies Meta<typeof ReasonField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: screenshots.both }

export const WithoutTemplates: Story = {
  args: { templates: { status: 'ready', data: [] }, preview: undefined },
}

/** Those who reported a post only get the outcome: there is no preview. */
export const ForReporters: Story = {
  args: { value: given('', true), recipients: 'reporters', preview: undefined, isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Email those who reported it' })).toBeChecked()
    await expect(canvas.queryByText('Preview of the email')).toBeNull()
  },
}

/** Who sent a notice gets the outcome, whatever the switch says. */
export const ForSendersOfNotices: Story = {
  args: { ...ForReporters.args, value: given('', false), noticeSenders: 2 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('2 senders of notices get the outcome by email.'),
    ).toBecomeVisible()
  },
}

/** A ban of the author has the email of every ban. */
export const ForReportersAndTheAuthor: Story = {
  args: { value: given('Spam', false), recipients: 'reporters', isRequired: true },
  play: async ({ canvas, args }) => {
    const author = canvas.getByRole('switch', { name: 'Email the author' })
    await userEvent.click(author)
    await expect(args.onChange).toHaveBeenLastCalledWith({
      reason: 'Spam',
      notify: false,
      notifyAuthor: true,
    })
    await expect(canvas.getByRole('region', { name: 'Preview of the email' })).toBecomeVisible()
    await expect(
      canvas.getByRole('switch', { name: 'Email those who reported it' }),
    ).not.toBeChecked()
  },
}

export const Busy: Story = { args: { value: given('Spam', true), isDisabled: true } }

/** Shows the number of characters only near the limit. */
export const NearTheEnd: Story = {
  args: { value: given('Because. '.repeat(55).trim()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('494 of 500')).toBecomeVisible()
  },
}

/** The reason is never cut, because the member may get it by email. */
export const TooLong: Story = {
  args: { value: given('', true) },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Reason (optional)' })
    const pasted = 'Because. '.repeat(80).trim()
    await step('what is pasted stays whole, and no email shows', async () => {
      await userEvent.click(field)
      await userEvent.paste(pasted)
      await expect(field).toHaveValue(pasted)
      await expect(field).toHaveAccessibleDescription(/At most 500 characters/)
      await expect(canvas.getByText('219 characters too many')).toBecomeVisible()
      await expect(canvas.queryByRole('region', { name: 'Preview of the email' })).toBeNull()
    })
    await step('so does a common reason', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Spam' }))
      await expect(field).toHaveValue(`${pasted}\nSpam`)
    })
    await step('a shorter one is valid', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'Spam')
      await expect(field).toBeValid()
      await expect(canvas.getByRole('region', { name: 'Preview of the email' })).toBecomeVisible()
    })
  },
}

/** The server takes 500 of them: JavaScript's `length` would be 1,000. */
export const CountsAnEmojiAsOneCharacter: Story = {
  tags: ['!autodocs'],
  args: { value: given('😀'.repeat(500)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('500 of 500')).toBecomeVisible()
    await expect(canvas.getByRole('textbox')).toBeValid()
  },
}

export const WritesATemplate: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Reason (optional)' })
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await step('a template replaces another', async () => {
      await press('Spam')
      await expect(field).toHaveValue('Spam')
      await press('Requested by the member')
      await expect(field).toHaveValue('Requested by the member')
    })
    await step('and follows what was typed', async () => {
      await userEvent.type(field, ' twice')
      await press('Spam')
      await expect(field).toHaveValue('Requested by the member twice\nSpam')
    })
  },
}

export const LongContent: Story = {
  args: {
    value: given('unbroken'.repeat(40), true),
    templates: {
      status: 'ready',
      data: [{ text: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3) }],
    },
    preview: {
      status: 'ready',
      data: {
        subject: '<b>subject</b>'.repeat(20),
        text: `<script>alert(1)</script>${'unbroken'.repeat(50)}\n\u202Edesrever`,
      },
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, b')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { value: given('هرزنامه', true) },
}

const onRetry = fn()

/** Templates and email preview fail to load. A reason can still be typed. */
export const Failed: Story = {
  parameters: screenshots.one,
  args: {
    templates: { status: 'failed', onRetry },
    preview: { status: 'failed', onRetry },
    value: given('', true),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Couldn't load common reasons\./)).toBecomeVisible()
    await expect(canvas.getByText(/^Couldn't load the preview\./)).toBecomeVisible()
    for (const again of canvas.getAllByRole('button', { name: 'Try again' })) {
      await userEvent.click(again)
    }
    await expect(onRetry).toHaveBeenCalledTimes(2)
    await userEvent.type(canvas.getByRole('textbox'), 'S')
    await expect(args.onChange).toHaveBeenLastCalledWith(given('S', true))
  },
}

/** The focus stays where 'Try again' was. */
export const TriesAgainByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { value: given('', true) },
  render: ({ value, onChange }) => (
    <Retried>
      {(templates) => (
        <Retried>
          {(preview) => <ReasonField {...{ value, onChange, templates, preview }} />}
        </Retried>
      )}
    </Retried>
  ),
  play: async ({ canvas, step }) => {
    const [templates, preview] = canvas.getAllByRole('button', { name: 'Try again' })
    await step('beside the field', async () => {
      templates?.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(templates).not.toBeInTheDocument())
      await userEvent.tab()
      await expect(canvas.getByRole('textbox')).toHaveFocus()
    })
    await step('in place of the email', async () => {
      preview?.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(preview).not.toBeInTheDocument())
      await expect(canvas.getByRole('region', { name: 'Preview of the email' })).toHaveFocus()
    })
  },
}

export const Loading: Story = {
  args: {
    templates: { status: 'loading' },
    preview: { status: 'loading' },
    value: given('', true),
  },
}

export const TellsTheMember: Story = {
  parameters: screenshots.both,
  play: async ({ args, canvas, step }) => {
    const preview = () => canvas.queryByRole('region', { name: 'Preview of the email' })
    await step('no email by default', async () => {
      await expect(preview()).toBeNull()
      await expect(canvas.getByText('No email will be sent.')).toBecomeVisible()
    })
    await step('and the email shows before it is sent', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Email the member' }))
      await expect(preview()).toHaveTextContent('Your account was banned')
      await expect(canvas.getByText(/It can't be unsent\.$/)).toBecomeVisible()
      await expect(args.onChange).toHaveBeenLastCalledWith(given('', true))
    })
    await step('nothing given is no reason', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Email the member' }))
      await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    })
  },
}

/** The rule of a chosen reason shows below it. */
export const ShowsTheRule: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Rule 3: no advertising.')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Spam' }))
    await expect(await canvas.findByText('Rule 3: no advertising.')).toBecomeVisible()
  },
}
