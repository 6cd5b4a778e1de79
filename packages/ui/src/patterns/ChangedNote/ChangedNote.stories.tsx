import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { TextField } from '../../components/TextField/TextField'
import { Stack } from '../../layout/Stack/Stack'
import { pictures } from '../../workshop/modes'
import { ChangedNote } from './ChangedNote'
import { guide } from './ChangedNote.guide'
import { useChanged } from './useChanged'

const meta = {
  title: 'Patterns/ChangedNote',
  component: ChangedNote,
  args: { isShown: true },
  parameters: { guide },
} satisfies Meta<typeof ChangedNote>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: pictures.all,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Somebody else has changed this/)).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** A form of a name that the button changes elsewhere. */
function NameForm() {
  const [saved, setSaved] = useState({ name: 'Gold' })
  const [name, setName] = useState(saved.name)
  const isChanged = useChanged(saved, { name })
  return (
    <Stack>
      <ChangedNote isShown={isChanged} />
      <TextField label="Name" value={name} onChange={setName} />
      <Button onPress={() => setSaved({ name: 'Silver' })}>Change it elsewhere</Button>
    </Stack>
  )
}

export const SpeaksUpWhenTheRecordChanges: Story = {
  tags: ['!autodocs'],
  render: () => <NameForm />,
  play: async ({ canvas, step }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    const note = () => canvas.queryByText(/^Somebody else has changed this/)
    await userEvent.type(name, ' card')
    await expect(note()).toBeNull()
    await step('what is typed stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change it elsewhere' }))
      await expect(note()).toBeVisible()
      await expect(name).toHaveValue('Gold card')
    })
    await step('typed alike, there is nothing to say', async () => {
      await userEvent.clear(name)
      await userEvent.type(name, 'Silver')
      await expect(note()).toBeNull()
    })
  },
}
