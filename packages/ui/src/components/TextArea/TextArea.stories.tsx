import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { drafted, FieldMatrix, fieldStates } from '../../storybook/fields'
import { onAStoppedClock } from '../../storybook/freezeClock'
import { screenshots } from '../../storybook/modes'
import { twoFrames } from '../../storybook/twoFrames'
import { TextArea, type TextAreaProps } from './TextArea'

const email =
  'The summer meeting starts at ten in the old reading room.\nBring a chair, and something to share.'

const states = {
  ...fieldStates({
    filled: email,
    wrong: ' ',
    errorMessage: 'Description is required',
    description: 'Every member sees it under the title.',
  }),
  placeholder: { placeholder: 'What should everybody know?' },
  counted: { value: email, characterLimit: 2_000 },
  tooLong: {
    value: email,
    characterLimit: 80,
    errorMessage: 'Description must be less than 80 characters',
  },
} satisfies Record<string, Partial<TextAreaProps>>

const Draft = drafted(TextArea)

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Description', value: '', onChange: fn() },
  argTypes: { ref: { control: false } },
  render: (args) => <Draft {...args} />,
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Rows: Story = { args: { rows: 2, description: 'Two lines at first.' } }

export const CharacterLimit: Story = { args: states.counted }

export const Description: Story = { args: states.description }

export const Invalid: Story = { args: states.tooLong }

export const ReadOnly: Story = { args: states.readOnly }

export const Disabled: Story = { args: states.disabled }

export const Matrix: Story = {
  parameters: screenshots.both,
  render: (args) => <FieldMatrix field={Draft} args={args} states={states} />,
}

export const LongContent: Story = {
  args: {
    value: `${email}\n${'Wolfeschlegelsteinhausenbergerdorff'.repeat(8)}\n`.repeat(6),
    characterLimit: 2_000,
    errorMessage: 'Description must be less than 2000 characters',
    description:
      'Every member sees it under the title, on the list and in the notification that goes out.',
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Description' })
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const RightToLeft: Story = {
  args: { label: 'توضیحات', value: 'نشست تابستانی ساعت ده آغاز می‌شود.', characterLimit: 2_000 },
  globals: { direction: 'rtl' },
}

export const GrowsWithItsText: Story = {
  tags: ['!autodocs'],
  args: { rows: 2, maxRows: 5 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Description' })
    const low = area.clientHeight
    await userEvent.tab()
    await userEvent.keyboard('one{Enter}two')
    await expect(area.clientHeight).toBe(low)
    await userEvent.keyboard('{Enter}three{Enter}four')
    await expect(area.clientHeight).toBeGreaterThan(low)
    await expect(area.scrollHeight).toBe(area.clientHeight)
    await userEvent.keyboard('{Enter}five')
    const high = area.clientHeight
    await userEvent.keyboard('{Enter}six{Enter}seven')
    await expect(area.clientHeight).toBe(high)
    await expect(area.scrollHeight).toBeGreaterThan(high)
    await userEvent.clear(area)
    await expect(area.clientHeight).toBe(low)
  },
}

export const KeepsTextBeyondTheLimit: Story = {
  tags: ['!autodocs'],
  args: { characterLimit: 20 },
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole('textbox', { name: 'Description' })
    await expect(area).toHaveAccessibleDescription('Up to 20 characters')
    await userEvent.click(area)
    await userEvent.paste('Nobody wants to lose half')
    await expect(area).toHaveValue('Nobody wants to lose half')
    await expect(args.onChange).toHaveBeenLastCalledWith('Nobody wants to lose half')
    await expect(canvas.getByText('5 characters too many')).toBecomeVisible()
  },
}

/** JavaScript's `length` of this emoji is 2. */
export const CountsAnEmojiAsOneCharacter: Story = {
  tags: ['!autodocs'],
  args: { value: '😀'.repeat(11), characterLimit: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11 of 20')).toBecomeVisible()
  },
}

export const ReadsTheCountNearTheLimit: Story = {
  tags: ['!autodocs'],
  args: { value: 'Sunny and war', characterLimit: 20 },
  play: onAStoppedClock(async (clock, { canvas }) => {
    const status = canvas.getByRole('status')
    const says = async (words: string) => {
      await clock.waitForTimer(1_000)
      clock.pass(1_000)
      await waitFor(() => expect(status).toHaveTextContent(words))
    }
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'm')
    await expect(canvas.getByText('14 of 20')).toBecomeVisible()
    // No announcement is due, so no timer runs.
    clock.pass(1_000)
    await twoFrames()
    await expect(status).toBeEmptyDOMElement()
    await userEvent.keyboard(', yes')
    await says('1 character left')
    await userEvent.keyboard('!!')
    await says('1 character too many')
  }),
}

export const StartsANewLineOnEnter: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <form aria-label="Announcement" onSubmit={fn()}>
      <Draft {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Description'))
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveFocus()
    await userEvent.keyboard('one{Enter}two')
    await expect(args.onChange).toHaveBeenLastCalledWith('one\ntwo')
  },
}
