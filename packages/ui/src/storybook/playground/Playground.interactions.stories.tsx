import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Playground } from './Playground'
import { Compose } from './Playground.stories'

const meta = {
  title: 'Playground interactions',
  component: Playground,
  tags: ['!autodocs', '!manifest'],
} satisfies Meta<typeof Playground>
export default meta

type Story = StoryObj<typeof meta>

const leaveNoCode = () =>
  history.replaceState(history.state, '', location.pathname + location.search)

export const KeepsState: Story = {
  args: Compose.args,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Ana')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Invite Ana' })).toBeEnabled())
    leaveNoCode()
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
    leaveNoCode()
  },
}

/** As the docs page of a component copies it. */
export const RendersTheCodeOfAStory: Story = {
  args: { code: 'const Default = () => <Button onPress={fn()}>Save</Button>;' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save' })).toBecomeVisible()
    leaveNoCode()
  },
}

export const RendersElementsInARow: Story = {
  args: { code: '<Button>Save</Button>\n<Button>Cancel</Button>' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save' })).toBecomeVisible()
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBecomeVisible()
    leaveNoCode()
  },
}

export const ShowsAnError: Story = {
  args: { code: '<Button>Publish' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/SyntaxError/)).toBecomeVisible()
    leaveNoCode()
  },
}
