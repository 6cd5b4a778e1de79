import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { choose } from '../../storybook/choose'
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

type Sheet = Awaited<ReturnType<typeof opened>>

const fieldsIn = (sheet: Sheet) =>
  sheet.queryAllByRole<HTMLInputElement>('textbox', { name: 'Reason' })
const reasonsIn = (sheet: Sheet) => fieldsIn(sheet).map(({ value }) => value)

/** Adds a row and types its reason. Returns the field. */
const add = async (sheet: Sheet, typed: string) => {
  await userEvent.click(sheet.getByRole('button', { name: 'Add reason' }))
  const field = fieldsIn(sheet).at(-1)
  await waitFor(() => expect(field).toHaveFocus())
  if (!field) throw new Error('No row was added')
  await userEvent.type(field, typed)
  return field
}

export const Default: Story = {
  parameters: screenshots.all,
  play: async () => {
    const sheet = await opened()
    await expect(reasonsIn(sheet)).toEqual(['Spam or advertising', 'Abusive toward members'])
    await expect(sheet.queryByRole('textbox', { name: /Rule/ })).toBeNull()
    await userEvent.click(sheet.getByRole('button', { name: /Question/ }))
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    await expect(options).toEqual([
      'Ban (2)',
      'Unban (0)',
      'Delete a member (0)',
      'Reject a citizenship request (1)',
      'Delete a post (0)',
    ])
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
    const sheet = await opened()
    const [field] = fieldsIn(sheet)
    await expect(field?.offsetWidth, 'the field has the width of the phone').toBeGreaterThan(230)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Edits: Story = {
  tags: ['!autodocs'],
  play: async ({ args, step }) => {
    const sheet = await opened()
    const save = sheet.getByRole('button', { name: 'Save reasons' })
    await step('a reason that stands there twice is one too many', async () => {
      const twice = await add(sheet, ' Spam or advertising ')
      await userEvent.click(save)
      await waitFor(() => expect(twice).toHaveAccessibleDescription('This reason is listed twice'))
      await waitFor(() => expect(twice).toHaveFocus())
      await expect(args.onSave).not.toHaveBeenCalled()
    })
    await step('a fault keeps what was typed', async () => {
      const [, , third] = fieldsIn(sheet)
      if (third) await userEvent.clear(third)
      if (third) await userEvent.type(third, 'Fake account')
      mocked(args.onSave).mockRejectedValueOnce(new RefusedError({ message: 'Out of order' }))
      await userEvent.click(save)
      await expect(await sheet.findByRole('alert')).toHaveTextContent('Out of order')
      await expect(reasonsIn(sheet)).toEqual([
        'Spam or advertising',
        'Abusive toward members',
        'Fake account',
      ])
      await expect(args.onClose).not.toHaveBeenCalled()
    })
    await step('and the next try saves all of them; nothing is typed meanwhile', async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      mocked(args.onSave).mockReturnValueOnce(promise)
      await userEvent.click(save)
      await waitFor(() => expect(fieldsIn(sheet)[0]).toHaveAttribute('readonly'))
      resolve()
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
      await expect(args.onSave).toHaveBeenLastCalledWith(
        [...templates.slice(0, 2), { kind: 'ban', text: 'Fake account' }, templates[2]],
        { etag: '1', data: templates },
      )
    })
  },
}

export const OrdersAndRemoves: Story = {
  tags: ['!autodocs'],
  play: async ({ step }) => {
    const sheet = await opened()
    await add(sheet, 'Fake account')
    await step('a row moves with the focus on its button', async () => {
      sheet.getByRole('button', { name: 'Move reason 3 up' }).focus()
      await userEvent.keyboard('{Enter}{Enter}')
      await expect(reasonsIn(sheet)).toEqual([
        'Fake account',
        'Spam or advertising',
        'Abusive toward members',
      ])
      await waitFor(() =>
        expect(sheet.getByRole('button', { name: 'Move reason 1 up' })).toHaveFocus(),
      )
    })
    await step('the focus stays in the list when a row is removed', async () => {
      sheet.getByRole('button', { name: 'Remove reason 3' }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() =>
        expect(sheet.getByRole('button', { name: 'Remove reason 2' })).toHaveFocus(),
      )
      await userEvent.keyboard('{Enter}{Enter}')
      await expect(reasonsIn(sheet)).toEqual([])
      await waitFor(() => expect(sheet.getByRole('button', { name: 'Add reason' })).toHaveFocus())
    })
  },
}

/** A mistake in a question that is not in view opens that question. */
export const ShowsAHiddenMistake: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const sheet = await opened()
    await add(sheet, 'Spam or advertising')
    await choose(sheet.getByRole('button', { name: /Question/ }), 'Unban (0)')
    await add(sheet, 'It was a mistake')
    await userEvent.click(sheet.getByRole('button', { name: 'Save reasons' }))
    await waitFor(() => expect(fieldsIn(sheet)[2]).toHaveFocus())
    await expect(fieldsIn(sheet)[2]).toBeInvalid()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

const theirs: ReasonList = {
  data: [
    { kind: 'ban', text: 'Spam' },
    { kind: 'reject', text: 'Passport expired' },
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
  await add(sheet, 'Fake account')
  await userEvent.click(sheet.getByRole('button', { name: 'Save reasons' }))
  await expect(await sheet.findByRole('button', { name: 'Take theirs' })).toBecomeVisible()
  return sheet
}

/** Shows both versions and lets the person choose, so that no typed text is lost. */
export const ChangedByAnother: Story = {
  parameters: screenshots.one,
  render: (args) => <Elsewhere {...args} />,
  play: async ({ args }) => {
    const sheet = await saveTooLate()
    await expect(sheet.getByText('Ana Duarte has changed the reasons.')).toBecomeVisible()
    await expect(reasonsIn(sheet)).toContain('Fake account')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** Keeps the other steward's reasons for actions that the person did not edit. */
export const KeepsTheOwnVersion: Story = {
  tags: ['!autodocs'],
  render: (args) => <Elsewhere {...args} />,
  play: async ({ args }) => {
    const sheet = await saveTooLate()
    await userEvent.click(sheet.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(args.onSave).toHaveBeenLastCalledWith(
      [
        { kind: 'ban', text: 'Spam or advertising' },
        { kind: 'ban', text: 'Abusive toward members' },
        { kind: 'ban', text: 'Fake account' },
        { kind: 'reject', text: 'Passport expired' },
      ],
      theirs,
    )
  },
}

export const TakesTheOtherVersion: Story = {
  tags: ['!autodocs'],
  render: (args) => <Elsewhere {...args} />,
  play: async () => {
    const sheet = await saveTooLate()
    await userEvent.click(sheet.getByRole('button', { name: 'Take theirs' }))
    await expect(reasonsIn(sheet)).toEqual(['Spam'])
    await expect(sheet.queryByRole('button', { name: 'Take theirs' })).toBeNull()
  },
}

export const AsksBeforeADraftIsLost: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const sheet = await opened()
    await add(sheet, 'Fake account')
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
    await choose(sheet.getByRole('button', { name: /Question/ }), 'Decline a newcomer (2)')
    const rules = () => sheet.getAllByRole('textbox', { name: 'Rule (optional)' })
    await step('each reason has its rule', async () => {
      await expect(rules()[0]).toHaveValue('Rule 2: one name everywhere.')
      await expect(rules()[1]).toHaveValue('')
    })
    await step('a rule needs a reason', async () => {
      const [, second] = fieldsIn(sheet)
      if (second) await userEvent.clear(second)
      await userEvent.type(rules()[1] as HTMLElement, 'Rule 1:{Enter}adults only.')
      await userEvent.click(sheet.getByRole('button', { name: 'Save reasons' }))
      await waitFor(() => expect(second).toHaveAccessibleDescription(/before its rule/))
      if (second) await userEvent.type(second, 'Too young')
    })
    await step('both are saved', async () => {
      await userEvent.click(sheet.getByRole('button', { name: 'Save reasons' }))
      await waitFor(() =>
        expect(args.onSave).toHaveBeenLastCalledWith(
          [
            { kind: 'decline', text: 'Name does not match', rule: 'Rule 2: one name everywhere.' },
            { kind: 'decline', text: 'Too young', rule: 'Rule 1: adults only.' },
          ],
          expect.anything(),
        ),
      )
    })
  },
}
