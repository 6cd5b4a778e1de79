import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { Button } from '../../components/Button/Button'
import { Form } from '../../components/Form/Form'
import { Link } from '../../components/Link/Link'
import { TextField } from '../../components/TextField/TextField'
import { useDraftForm } from '../../form/useDraftForm'
import { screenshots } from '../../storybook/modes'
import { ChangedNote } from './ChangedNote'
import { type FieldsInWords, useChangedNote } from './useChangedNote'

const meta = {
  title: 'Patterns/ChangedNote',
  component: ChangedNote,
  args: {
    changes: [
      { label: 'Tier Name', theirs: 'Gold', mine: 'Gold card' },
      { label: 'Description', theirs: '', mine: 'For those who want everything.' },
      { label: 'Price', theirs: '12.50' },
    ],
    onTakeTheirs: fn(),
    onKeepMine: fn(),
  },
} satisfies Meta<typeof ChangedNote>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: screenshots.all,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Someone else changed this/)
    await expect(canvas.getByText('Gold card')).toBecomeVisible()
    // The note also lists a field that is empty in one version.
    await expect(canvas.getByText('Nothing')).toBecomeVisible()
    // A field that the person didn't change needs no choice.
    await expect(canvas.getByText('12.50').closest('dl')).toHaveTextContent(/^Theirs12\.50$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }))
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }))
    await expect(args.onKeepMine).toHaveBeenCalledOnce()
  },
}

/** With the record, the note names who saved the other version. */
export const NamesWhoSaved: Story = {
  args: {
    who: (
      <>
        <span>Ana Duarte edited the plan Gold, Jun 15, 10:22.</span>{' '}
        <Link href="/record">See the record</Link>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Someone else changed this.*Ana Duarte edited the plan Gold, Jun 15, 10:22\. See the record$/,
    )
  },
}

export const NothingDiffers: Story = {
  tags: ['!autodocs'],
  args: { changes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

const long = 'For everybody who has carried the community since its very first gathering. '.repeat(
  9,
)

export const LongContent: Story = {
  args: { changes: [{ label: 'Description', theirs: long, mine: `${long}${'x'.repeat(120)}` }] },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Show more' })).toHaveLength(2),
    )
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

interface Tier {
  name: string
  price: string
}

const schema = z.object({ name: z.string(), price: z.string() })
const valuesOf = (tier: Tier) => tier
const inWords: FieldsInWords<Tier> = {
  name: ['Name', ({ name }) => name],
  price: ['Price', ({ price }) => price],
}
const onSave = fn()
const gold: Tier = { name: 'Gold', price: '5' }
const silver: Tier = { name: 'Silver', price: '7' }

/** A form of a tier; the button changes the tier elsewhere. */
function TierForm() {
  const [saved, setSaved] = useState(gold)
  const form = useDraftForm({
    draft: 'tier 7',
    schema,
    initial: saved,
    onSubmit: (draft): unknown => onSave(draft, seen.current),
  })
  const { seen, note } = useChangedNote({
    draft: 'tier 7',
    saved,
    valuesOf,
    inWords,
    form,
  })
  return (
    <Form {...form.formProps}>
      {note}
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('price')} label="Price" />
      <Button type="submit">Save</Button>
      <Button onPress={() => setSaved(silver)}>Change it elsewhere</Button>
    </Form>
  )
}

const live: Story = { tags: ['!autodocs'], render: () => <TierForm /> }

export const SpeaksUpWhenTheRecordChanges: Story = {
  ...live,
  play: async ({ canvas, step }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    const note = () => canvas.queryByText(/^Someone else changed this/)
    await userEvent.type(name, ' card')
    await expect(note()).toBeNull()
    await step('what is typed stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change it elsewhere' }))
      await expect(note()).toBecomeVisible()
      await expect(name).toHaveValue('Gold card')
    })
    await step('to save says which one the person saw', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await expect(onSave).toHaveBeenLastCalledWith({ name: 'Gold card', price: '5' }, gold)
      await expect(note()).toBecomeVisible()
    })
    await step('typed alike, there is nothing to say', async () => {
      await userEvent.clear(name)
      await userEvent.type(name, 'Silver')
      const price = canvas.getByRole('textbox', { name: 'Price' })
      await userEvent.clear(price)
      await userEvent.type(price, '7')
      await expect(note()).toBeNull()
    })
  },
}

export const TakesTheirs: Story = {
  ...live,
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, ' card')
    await userEvent.click(canvas.getByRole('button', { name: 'Change it elsewhere' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }))
    await expect(name).toHaveValue('Silver')
    await expect(name).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Take theirs' })).toBeNull()
  },
}

export const KeepsMine: Story = {
  ...live,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' card')
    await userEvent.click(canvas.getByRole('button', { name: 'Change it elsewhere' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }))
    // The price is theirs: the person never touched it.
    await expect(onSave).toHaveBeenLastCalledWith({ name: 'Gold card', price: '7' }, silver)
    await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveValue('7')
    await expect(canvas.queryByRole('button', { name: 'Keep mine' })).toBeNull()
  },
}
