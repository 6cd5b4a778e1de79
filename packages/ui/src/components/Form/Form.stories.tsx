import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod/mini'
import { useForm } from '../../form/useForm'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { screenshots } from '../../storybook/modes'
import { refused, sending } from '../../storybook/submissions'
import { IDLE, type Refusal, type Submission } from '../../submission'
import { Button } from '../Button/Button'
import { DateTimeField } from '../DateTimeField/DateTimeField'
import { Text } from '../Text/Text'
import { TextArea } from '../TextArea/TextArea'
import { TextField } from '../TextField/TextField'
import { Form, type FormProps } from './Form'

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Title is required')),
  seats: z.string().check(z.trim(), z.minLength(1, 'Seats is required')),
  description: z.string().check(z.trim(), z.minLength(1, 'Description is required')),
  startsAt: z.iso.datetime('Fill in the date and the time'),
})

type Draft = z.input<typeof schema>

const blank: Draft = { name: '', seats: '', description: '', startsAt: '' }

const summer: Draft = {
  name: 'Summer meeting',
  seats: '40',
  description: 'Bring a chair, and something to share.',
  startsAt: '2026-06-20T10:00:00.000Z',
}

const onSave = fn()

interface MeetingFormProps {
  initial?: Draft
  submission?: Submission
  onSave?: () => void
}

/** A form as in a screen: useForm holds the draft, Form is the frame. */
function MeetingForm({ initial = blank, submission, ...to }: MeetingFormProps) {
  const form = useForm({
    schema,
    initial,
    submission,
    onSubmit: (meeting) => {
      onSave(meeting)
      to.onSave?.()
    },
  })
  return (
    <Form {...form.formProps} aria-label="Meeting">
      <TextField {...form.field('name')} label="Title" isRequired />
      <TextField {...form.field('seats')} label="Seats" inputMode="numeric" isRequired />
      <TextArea {...form.field('description')} label="Description" rows={3} isRequired />
      <DateTimeField {...form.field('startsAt')} label="Starts at" timeZone="UTC" isRequired />
      <Inline justify="end">
        {form.isDirty && (
          <Text size="small" tone="muted">
            Not saved yet
          </Text>
        )}
        <Button {...form.submitProps} variant="primary" pendingLabel="Saving...">
          Save
        </Button>
      </Inline>
    </Form>
  )
}

/** The same with a server that answers each submission alike, after a moment. */
function AnsweredForm({ answer }: { answer: () => Refusal }) {
  const [submission, setSubmission] = useState(IDLE)
  const send = () => {
    setSubmission(sending)
    setTimeout(() => setSubmission(refused(answer())))
  }
  return <MeetingForm initial={summer} submission={submission} onSave={send} />
}

/** Storybook's clock is frozen. */
const now = Date.parse('2026-06-15T09:30:00Z')

/** The errors that a form needs in order to show these props. */
const submissionOf = ({ isPending, errorMessage, openAt, wait }: FormProps): Submission => {
  if (isPending) return sending
  const retryAt = wait ? new Date(now + wait * 1_000) : undefined
  return errorMessage || retryAt ? refused({ message: errorMessage, openAt, retryAt }) : IDLE
}

const meta = {
  title: 'Components/Form',
  component: Form,
  args: { children: null, onSubmit: fn((event) => event.preventDefault()) },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    onSave.mockClear()
  },
  render: (args) => <MeetingForm initial={summer} submission={submissionOf(args)} />,
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Busy: Story = { args: { isPending: true } }

/** The server accepts no changes from the address at which the panel was opened. */
export const WrongAddress: Story = {
  args: {
    errorMessage: "This panel doesn't work at this address.",
    openAt: 'https://panel.example',
  },
  play: async ({ canvas }) => {
    const link = within(canvas.getByRole('alert')).getByRole('link')
    await expect(link).toHaveAccessibleName('Open this panel at https://panel.example')
    await expect(link).toHaveAttribute('href', 'https://panel.example')
  },
}

export const Refused: Story = {
  args: { errorMessage: 'There is a meeting on that day already' },
  parameters: screenshots.both,
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('alert')
    await expect(notice).toHaveTextContent('There is a meeting on that day already')
    await waitFor(() => expect(notice.parentElement).toHaveFocus())
  },
}

/** The server accepts no other attempt yet: the seconds count down, and Enter submits nothing. */
export const Wait: Story = {
  args: { errorMessage: 'Too many attempts', wait: 65 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('You can try again in 1:05.')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '{Enter}')
    await expect(onSave).not.toHaveBeenCalled()
  },
}

export const LongContent: Story = {
  args: {
    errorMessage: `The server could not be reached. ${'What you typed is still here. '.repeat(5)}`,
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = { ...Refused, parameters: {}, globals: { direction: 'rtl' } }

/** Each invalid field says its error in words (WCAG 3.3.1), which name what to enter (WCAG 3.3.3). */
export const NamesTheInvalidFields: Story = {
  tags: ['!autodocs'],
  render: () => <MeetingForm />,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' })
    const seats = canvas.getByRole('textbox', { name: 'Seats' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(title).toHaveFocus()
    await expect(title).toHaveAccessibleDescription('Title is required')
    await expect(seats).toHaveAccessibleDescription('Seats is required')
    await expect(canvas.getByText('Fill in the date and the time')).toBecomeVisible()

    await userEvent.keyboard('Fair')
    await expect(title).toBeValid()
    await userEvent.keyboard('{Enter}')
    await expect(seats).toHaveFocus()
    await userEvent.keyboard('40{Enter}')
    const description = canvas.getByRole('textbox', { name: 'Description' })
    await expect(description).toHaveFocus()
    await userEvent.keyboard('Come!')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveFocus()
    await userEvent.keyboard('062020261000')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(onSave).toHaveBeenCalledOnce()
    await expect(onSave).toHaveBeenCalledWith({ ...summer, name: 'Fair', description: 'Come!' })
  },
}

export const RejectsAnIncompleteDate: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Starts at'))
    await userEvent.keyboard('{Backspace}{Backspace}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(onSave).not.toHaveBeenCalled()
    await expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveFocus()
    await expect(canvas.getByText('Fill in the date and the time')).toBecomeVisible()
  },
}

export const ShowsTheServersFieldErrors: Story = {
  tags: ['!autodocs'],
  render: () => (
    <AnsweredForm
      answer={() => ({
        message: 'The meeting was not saved',
        fieldErrors: [
          { field: 'description', message: 'Description is too short' },
          { field: 'seats', message: 'The room holds 30' },
        ],
      })}
    />
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' })
    const seats = canvas.getByRole('textbox', { name: 'Seats' })
    await userEvent.type(title, ' 2026{Enter}')
    // Focus the invalid field, not the notice: the correction starts there.
    await waitFor(() => expect(seats).toHaveFocus())
    await expect(canvas.getByRole('alert')).toHaveTextContent('The meeting was not saved')
    await expect(seats).toHaveAccessibleDescription('The room holds 30')
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toBeInvalid()
    await expect(title).toHaveValue('Summer meeting 2026')
    await userEvent.clear(seats)
    await userEvent.keyboard('30')
    await userEvent.tab()
    await expect(seats).toBeValid()
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toBeInvalid()
  },
}

export const AnnouncesARepeatedErrorAgain: Story = {
  tags: ['!autodocs'],
  render: () => <AnsweredForm answer={() => ({ message: 'The server could not be reached' })} />,
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    const focused = () => expect(canvas.getByRole('alert').parentElement).toHaveFocus()
    await waitFor(focused)
    await userEvent.click(save)
    await expect(onSave).toHaveBeenCalledTimes(2)
    await waitFor(focused)
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Summer meeting')
  },
}

export const KnowsWhetherItWasChanged: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const note = () => canvas.queryByText('Not saved yet')
    await expect(note()).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!')
    await expect(note()).toBecomeVisible()
    await userEvent.keyboard('{Backspace}')
    await expect(note()).toBeNull()
  },
}

export const IsSentFromOutside: Story = {
  tags: ['!autodocs'],
  args: { id: 'meeting', errorMessage: 'The server could not be reached' },
  render: (args) => (
    <Stack>
      <Form {...args}>
        <TextField label="Title" value="Summer meeting" onChange={fn()} />
      </Form>
      <Button type="submit" form="meeting">
        Save
      </Button>
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('alert').parentElement).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const IgnoresASecondSubmission: Story = {
  tags: ['!autodocs'],
  args: { isPending: true, 'aria-label': 'Meeting' },
  render: (args) => (
    <Form {...args}>
      <TextField label="Title" value="Summer meeting" onChange={fn()} />
      <Button type="submit">Save</Button>
    </Form>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('form', { name: 'Meeting' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const KeepsTypedTextWhilePending: Story = {
  tags: ['!autodocs'],
  args: { isPending: true },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' })
    await userEvent.type(title, '!{Enter}')
    await expect(title).toHaveValue('Summer meeting!')
    await expect(title).toHaveFocus()
    await expect(onSave).not.toHaveBeenCalled()
  },
}
