import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack'
import { drafted } from '../../storybook/fields'
import { screenshots } from '../../storybook/modes'
import { TextField } from '../TextField/TextField'
import { Disclosure, type DisclosureProps } from './Disclosure'

const Draft = drafted(TextField)
const imageUrl = <Draft label="Image URL" value="" onChange={fn()} />

const states = {
  closed: {},
  open: { defaultExpanded: true },
  description: { description: 'Date, image and publish time' },
  'forced open': { isForcedOpen: true },
} satisfies Record<string, Partial<DisclosureProps>>

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: { title: 'Advanced', children: imageUrl, onExpandedChange: fn() },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Expanded: Story = { args: states.open }

export const Description: Story = { args: states.description }

export const ForcedOpen: Story = {
  args: {
    isForcedOpen: true,
    children: (
      <TextField
        label="Image URL"
        value="example"
        errorMessage="Image URL must be a valid URL"
        onChange={fn()}
      />
    ),
  },
}

export const Level: Story = {
  render: (args) => (
    <Stack space="0">
      {([2, 3, 4] as const).map((level) => (
        <Disclosure key={level} {...args} level={level} title={`Heading of level ${level}`} />
      ))}
    </Stack>
  ),
}

export const Matrix: Story = {
  parameters: screenshots.both,
  render: (args) => (
    <Stack>
      {Object.entries(states).map(([state, props]) => (
        <Disclosure key={state} {...args} {...props} title={state} />
      ))}
    </Stack>
  ),
}

export const LongContent: Story = {
  args: {
    defaultExpanded: true,
    title: 'What most people who write an announcement do not need, though some of them do',
    description:
      'The date that it bears, the address of an image, and the moment from which it is shown',
    children: <p>{'Wolfeschlegelsteinhausenbergerdorff '.repeat(6)}</p>,
  },
  globals: { viewport: { value: 'small' } },
}

export const LargeText: Story = { ...LongContent, globals: { textSize: '200' } }

export const RightToLeft: Story = {
  args: {
    title: 'מתקדם',
    description: 'תאריך, תמונה ומועד פרסום',
    defaultExpanded: true,
    children: <TextField label="כתובת התמונה" value="" onChange={fn()} />,
  },
  globals: { direction: 'rtl' },
}

export const OpensAndClosesByKeyboard: Story = {
  tags: ['!autodocs'],
  args: states.description,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Advanced' })).toBecomeVisible()
    const button = canvas.getByRole('button', { name: 'Advanced', expanded: false })
    await expect(button).toHaveAccessibleDescription('Date, image and publish time')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Image URL')).not.toHaveFocus()
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true)
    await waitFor(() => expect(canvas.getByLabelText('Image URL')).toBecomeVisible())
    await userEvent.tab()
    await expect(canvas.getByLabelText('Image URL')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
  },
}

export const KeepsTypedText: Story = {
  tags: ['!autodocs'],
  args: states.open,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Image URL' }), 'https://a.example')
    const button = canvas.getByRole('button', { name: 'Advanced' })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    await userEvent.click(button)
    await expect(await canvas.findByRole('textbox', { name: 'Image URL' })).toHaveValue(
      'https://a.example',
    )
  },
}

/** A form with an invalid value in its closed part. */
function Checked(props: DisclosureProps) {
  const [url, setUrl] = useState('example')
  const [error, setError] = useState<string>()
  return (
    <form
      aria-label="Announcement"
      onSubmit={(event) => {
        event.preventDefault()
        setError('Image URL must be a valid URL')
      }}
    >
      <Disclosure {...props} isForcedOpen={error !== undefined}>
        <TextField
          label="Image URL"
          value={url}
          errorMessage={error}
          onChange={(value) => {
            setUrl(value)
            setError(undefined)
          }}
        />
      </Disclosure>
      <button type="submit">Save</button>
    </form>
  )
}

/** Opens for the error, cannot be closed while it is there, and stays open afterwards. */
export const OpensForAnInvalidField: Story = {
  tags: ['!autodocs'],
  render: (args) => <Checked {...args} />,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Advanced', expanded: false })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const field = await canvas.findByRole('textbox', { name: 'Image URL' })
    await expect(field).toBeInvalid()
    await expect(args.onExpandedChange).toHaveBeenCalledOnce()
    await expect(args.onExpandedChange).toHaveBeenCalledWith(true)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(args.onExpandedChange).toHaveBeenCalledOnce()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.type(field, '.org')
    await expect(field).toBeValid()
    await expect(field).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(button).not.toHaveAttribute('aria-disabled')
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
  },
}

export const LeavesItsStateToTheOwner: Story = {
  tags: ['!autodocs'],
  args: { isExpanded: false },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Advanced' })
    await userEvent.click(button)
    await expect(args.onExpandedChange).toHaveBeenCalledOnce()
    await expect(args.onExpandedChange).toHaveBeenCalledWith(true)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}
