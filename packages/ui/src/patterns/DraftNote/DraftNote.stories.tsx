import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import * as z from 'zod/mini'
import { Button } from '../../components/Button/Button'
import { Form } from '../../components/Form/Form'
import { TextField } from '../../components/TextField/TextField'
import { useDraftForm } from '../../form/useDraftForm'
import { HearthProvider } from '../../provider/HearthProvider'
import { mockDrafts } from '../../storybook/drafts'
import { screenshots } from '../../storybook/modes'
import { DraftNote } from './DraftNote'

const meta = {
  title: 'Patterns/DraftNote',
  component: DraftNote,
  args: { isShown: true },
} satisfies Meta<typeof DraftNote>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: screenshots.all,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      "We kept what you typed. It hasn't been saved yet.",
    )
  },
}

export const OtherWords: Story = {
  args: { message: "We kept what you typed. It hasn't been sent yet." },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

const schema = z.object({ name: z.string(), place: z.string() })

/** A form of a record that has changed in the meantime. */
function TierForm() {
  const form = useDraftForm({
    schema,
    initial: { name: 'Gold', place: 'Harbour' },
    draft: 'tier 7',
    onSubmit: () => {},
  })
  return (
    <Form {...form.formProps}>
      <DraftNote isShown={form.isRestored} />
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('place')} label="PageRequest" />
    </Form>
  )
}

/** A page where a session can end: it unmounts and mounts again. */
function Returning() {
  const [drafts] = useState(mockDrafts)
  const [isThere, setThere] = useState(true)
  return (
    <HearthProvider brand={{ productName: 'Hearth' }} navigate={() => {}} drafts={drafts}>
      <Button
        onPress={() => {
          drafts.keep()
          setThere(!isThere)
        }}
      >
        {isThere ? 'End the session' : 'Come back'}
      </Button>
      <Button onPress={() => setThere(!isThere)}>{isThere ? 'Leave' : 'Return'}</Button>
      {isThere && <TierForm />}
    </HearthProvider>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const field = (name: string) => screen.getByRole('textbox', { name })

export const BringsBackWhatWasTyped: Story = {
  tags: ['!autodocs'],
  render: () => <Returning />,
  play: async ({ step }) => {
    await step('what was changed is back, and says so', async () => {
      await expect(screen.queryByRole('status')).toBeNull()
      await userEvent.type(field('Name'), ' card')
      await press('End the session')
      await press('Come back')
      await expect(field('Name')).toHaveValue('Gold card')
      await expect(field('PageRequest')).toHaveValue('Harbour')
      await expect(screen.getByRole('status')).toHaveTextContent('We kept what you typed')
    })
    await step('taken back, there is nothing to say', async () => {
      await userEvent.type(field('Name'), '{Backspace>5/}')
      await expect(screen.queryByRole('status')).toBeNull()
    })
    await step('what is typed from now on was never kept', async () => {
      await userEvent.type(field('Name'), '!')
      await expect(screen.queryByRole('status')).toBeNull()
    })
    await step('to leave it forgets it', async () => {
      await press('Leave')
      await press('Return')
      await expect(field('Name')).toHaveValue('Gold')
      await expect(screen.queryByRole('status')).toBeNull()
    })
  },
}
