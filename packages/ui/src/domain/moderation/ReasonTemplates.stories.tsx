import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenshots } from '../../storybook/modes'
import { RefusedError, sending, useStorySubmission } from '../../storybook/submissions'
import {
  type ReasonList,
  type ReasonTemplate,
  ReasonTemplates,
  type ReasonTemplatesProps,
} from './ReasonTemplates'

const templates: readonly ReasonTemplate[] = [
  { kind: 'ban', text: 'Spam or advertising' },
  { kind: 'ban', text: 'Abusive toward members' },
  { kind: 'reject', text: "Passport isn't legible" },
]

/** Stands for the app: provides the outcome of each save. */
function Live({ onSave, ...props }: ReasonTemplatesProps) {
  const [save, submission] = useStorySubmission(onSave)
  return <ReasonTemplates submission={submission} {...props} onSave={save} />
}

const meta = {
  title: 'Product/ReasonTemplates',
  component: ReasonTemplates,
  args: {
    templates: { status: 'ready', data: { etag: '1', data: templates } },
    onSave: fn(async () => {}),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof ReasonTemplates>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog', { name: 'Common reasons' }))

export const Default: Story = {
  parameters: screenshots.all,
  play: async () => {
    const sheet = await opened()
    await expect(sheet.getByRole('textbox', { name: 'Ban' })).toHaveValue(
      'Spam or advertising\nAbusive toward members',
    )
    await expect(sheet.getByRole('textbox', { name: 'Delete a post' })).toHaveValue('')
    await expect(sheet.queryByRole('textbox', { name: 'Decline a newcomer' })).toBeNull()
  },
}

export const Loading: Story = { args: { templates: { status: 'loading' } } }

export const Failed: Story = { args: { templates: { status: 'failed', onRetry: fn() } } }

export const Busy: Story = { args: { submission: sending } }

export const LongContent: Story = {
  args: {
    templates: {
      status: 'ready',
      data: {
        etag: '1',
        data: [
          {
            kind: 'ban',
            text: `<img src=x onerror="alert(1)">${'unbroken'.repeat(50)}\n\u202Edesrever`,
          },
        ],
      },
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await opened()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Edits: Story = {
  tags: ['!autodocs'],
  play: async ({ args, step }) => {
    const sheet = await opened()
    const ban = sheet.getByRole('textbox', { name: 'Ban' })
    const save = sheet.getByRole('button', { name: 'Save reasons' })
    await step('a reason that stands there twice is one too many', async () => {
      await userEvent.type(ban, '\n Spam or advertising ')
      await userEvent.click(save)
      await waitFor(() => expect(ban).toHaveAccessibleDescription(/This reason is listed twice/))
      await expect(args.onSave).not.toHaveBeenCalled()
    })
    await step('one is too long; an emoji is one character', async () => {
      await userEvent.clear(ban)
      await userEvent.paste('😀'.repeat(501))
      await userEvent.click(save)
      await waitFor(() =>
        expect(ban).toHaveAccessibleDescription(/At most 500 characters per reason/),
      )
      await userEvent.clear(ban)
      await userEvent.paste('😀'.repeat(500))
      await waitFor(() => expect(ban).toBeValid())
      await expect(args.onSave).not.toHaveBeenCalled()
    })
    await step('a fault keeps what was typed', async () => {
      await userEvent.clear(ban)
      await userEvent.type(ban, 'Spam\n\n  Insults')
      mocked(args.onSave).mockRejectedValueOnce(new RefusedError({ message: 'Out of order' }))
      await userEvent.click(save)
      await expect(await sheet.findByRole('alert')).toHaveTextContent('Out of order')
      await expect(ban).toHaveValue('Spam\n\n  Insults')
      await expect(args.onClose).not.toHaveBeenCalled()
    })
    await step('and the next try saves all of them; nothing is typed meanwhile', async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      mocked(args.onSave).mockReturnValueOnce(promise)
      await userEvent.click(save)
      await waitFor(() => expect(ban).toHaveAttribute('readonly'))
      resolve()
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
      await expect(args.onSave).toHaveBeenLastCalledWith(
        [
          { kind: 'ban', text: 'Spam' },
          { kind: 'ban', text: 'Insults' },
          { kind: 'reject', text: "Passport isn't legible" },
        ],
        { etag: '1', data: templates },
      )
    })
  },
}

const theirs: ReasonList = {
  data: [
    { kind: 'ban', text: 'Spam' },
    { kind: 'reject', text: 'The passport has expired' },
  ],
  etag: '2',
}

/** A backend that refuses the first save, because another steward has saved since. */
function Elsewhere(props: ReasonTemplatesProps) {
  const [list, setList] = useState<ReasonList>({ data: templates, etag: '1' })
  return (
    <Live
      {...props}
      templates={{ status: 'ready', data: list }}
      onSave={async (all, seen) => {
        await props.onSave(all, seen)
        if (seen.etag === '2') return
        setList(theirs)
        throw new RefusedError({ message: 'Ana Duarte has changed the reasons.' })
      }}
    />
  )
}

/** Types and saves after another steward has changed the list. */
const saveTooLate = async () => {
  const sheet = await opened()
  const ban = sheet.getByRole('textbox', { name: 'Ban' })
  await userEvent.type(ban, '\nFake account')
  await userEvent.click(sheet.getByRole('button', { name: 'Save reasons' }))
  await expect(await sheet.findByRole('button', { name: 'Take theirs' })).toBecomeVisible()
  return { sheet, ban }
}

/** Shows both versions and lets the person choose, so that no typed text is lost. */
export const ChangedByAnother: Story = {
  parameters: screenshots.one,
  render: (args) => <Elsewhere {...args} />,
  play: async ({ args }) => {
    const { sheet, ban } = await saveTooLate()
    await expect(sheet.getByText('Ana Duarte has changed the reasons.')).toBecomeVisible()
    await expect(ban).toHaveValue('Spam or advertising\nAbusive toward members\nFake account')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** Keeps the other steward's reasons for actions that the person did not edit. */
export const KeepsTheOwnVersion: Story = {
  tags: ['!autodocs'],
  render: (args) => <Elsewhere {...args} />,
  play: async ({ args }) => {
    const { sheet } = await saveTooLate()
    await userEvent.click(sheet.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(args.onSave).toHaveBeenLastCalledWith(
      [
        { kind: 'ban', text: 'Spam or advertising' },
        { kind: 'ban', text: 'Abusive toward members' },
        { kind: 'ban', text: 'Fake account' },
        { kind: 'reject', text: 'The passport has expired' },
      ],
      theirs,
    )
  },
}

export const TakesTheOtherVersion: Story = {
  tags: ['!autodocs'],
  render: (args) => <Elsewhere {...args} />,
  play: async () => {
    const { sheet, ban } = await saveTooLate()
    await userEvent.click(sheet.getByRole('button', { name: 'Take theirs' }))
    await expect(ban).toHaveValue('Spam')
    await expect(sheet.queryByRole('button', { name: 'Take theirs' })).toBeNull()
  },
}

export const AsksBeforeADraftIsLost: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const sheet = await opened()
    await userEvent.type(sheet.getByRole('textbox', { name: 'Ban' }), '\nFake account')
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }))
    const asked = within(await screen.findByRole('alertdialog'))
    await userEvent.click(asked.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** With the desk a reason can name a rule. */
export const WithRules: Story = {
  args: {
    hasDesk: true,
    templates: {
      status: 'ready',
      data: {
        etag: '1',
        data: [
          { kind: 'decline', text: 'Name does not match', rule: 'Rule 2: one name everywhere.' },
          { kind: 'decline', text: 'Not legible', rule: null },
        ],
      },
    },
  },
  play: async ({ args, step }) => {
    const sheet = await opened()
    const field = sheet.getByRole('textbox', { name: 'Decline a newcomer' })
    await step('each rule is a line below its reason', async () => {
      await expect(field).toHaveValue(
        'Name does not match\n> Rule 2: one name everywhere.\nNot legible',
      )
    })
    await step('a rule needs a reason', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '> Rule 1')
      await userEvent.click(sheet.getByRole('button', { name: 'Save reasons' }))
      await waitFor(() => expect(field).toBeInvalid())
      await waitFor(() => expect(field).toHaveAccessibleDescription(/before its rule/))
    })
    await step('both are saved', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'Too young{Enter}> Rule 1:{Enter}> adults only.')
      await userEvent.click(sheet.getByRole('button', { name: 'Save reasons' }))
      await waitFor(() =>
        expect(args.onSave).toHaveBeenLastCalledWith(
          [{ kind: 'decline', text: 'Too young', rule: 'Rule 1: adults only.' }],
          expect.anything(),
        ),
      )
    })
  },
}
