import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Playground } from './Playground'

const code = `function Example() {
  const [name, setName] = useState('')
  return (
    <Stack space="4">
      <Heading level={2}>Invite a member</Heading>
      <TextField label="Name" value={name} onChange={setName} />
      <Button isDisabled={name === ''}>Invite {name}</Button>
    </Stack>
  )
}`

const meta = {
  title: 'Playground',
  component: Playground,
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
  args: { code },
} satisfies Meta<typeof Playground>
export default meta

type Story = StoryObj<typeof meta>

export const Compose: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Ana')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Invite Ana' })).toBeEnabled())
  },
}

export const RendersWhatIsTyped: Story = {
  args: { code: '<Badge>Draft</Badge>' },
  play: async ({ canvas }) => {
    const editor = canvas.getByRole('textbox', { name: 'JSX' })
    await userEvent.clear(editor)
    await userEvent.type(editor, '<Button>Publish</Button>')
    await expect(await canvas.findByRole('button', { name: 'Publish' })).toBecomeVisible()
    await expect(location.hash).toBe(
      `#${new URLSearchParams({ code: '<Button>Publish</Button>' })}`,
    )
    history.replaceState(history.state, '', location.pathname + location.search)
  },
}

export const ShowsAnError: Story = {
  args: { code: '<Button>Publish' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/SyntaxError/)).toBecomeVisible()
    history.replaceState(history.state, '', location.pathname + location.search)
  },
}
