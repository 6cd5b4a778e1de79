import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { LostProperty } from './caseQueueFixture'

const meta = {
  title: 'Patterns/CaseQueue',
  component: LostProperty,
  args: { onDecide: fn(async () => {}) },
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof LostProperty>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithOpenCase: Story = { args: { openId: 'f1' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { args: { openId: 'f1' }, globals: { direction: 'rtl' } }

/** The rows are the first ones of a longer queue. */
export const CountsTheWholeQueue: Story = {
  tags: ['!autodocs'],
  args: { openId: 'f2', total: 500 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 500')).toBecomeVisible()
    await expect(canvas.getByText('1–3 of the first 3 (500 in all)')).toBecomeVisible()
  },
}

/** A row that moves up into the listed ones is not new, and each decision counts once. */
export const CountsEachDecisionOnce: Story = {
  tags: ['!autodocs'],
  args: { openId: 'f1', listed: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 3')).toBecomeVisible()
    await userEvent.keyboard('a')
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('a')
    await screen.findByRole('heading', { level: 2, name: 'A green umbrella' })
    await waitFor(() => expect(canvas.getByText('1 of 2')).toBecomeVisible())
    await expect(canvas.getByRole('link', { name: 'One glove' })).toBecomeVisible()
    await expect(canvas.queryByRole('button', { name: /^Show/ })).toBeNull()
  },
}

/** Each case opens once more after its decision failed, and says so. */
export const ReturnsWhenNotSaved: Story = {
  tags: ['!autodocs'],
  args: {
    openId: 'f1',
    onDecide: fn(async (_: string, id: string) => {
      if (id === 'f1') throw new Error('offline')
    }),
  },
  play: async ({ args, canvas, step }) => {
    const opened = (name: string) => screen.findByRole('heading', { level: 2, name })
    await opened('A lost key')
    await step('it comes back', async () => {
      await userEvent.keyboard('a')
      await screen.findByRole('alertdialog')
      await userEvent.keyboard('a')
      await expect(
        await canvas.findByText("Your decision wasn't saved. Decide again."),
      ).toBecomeVisible()
      await opened('A lost key')
    })
    await step('the next one says nothing of it, and is decided', async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await userEvent.keyboard('j')
      await opened('A green umbrella')
      await expect(canvas.queryByText(/wasn't saved/)).toBeNull()
      await userEvent.keyboard('r')
      const asked = within(await screen.findByRole('alertdialog'))
      await userEvent.click(asked.getByRole('button', { name: 'Return' }))
      await expect(args.onDecide).toHaveBeenLastCalledWith('return', 'f2')
      await opened('One glove')
    })
  },
}

/** While a question is open, someone else decides the next case: it is passed over. */
export const OpensTheNextThatWaits: Story = {
  tags: ['!autodocs'],
  args: { openId: 'f1' },
  render: function Render(args) {
    const [goneIds, setGoneIds] = useState<string[]>([])
    return (
      <>
        <LostProperty {...args} goneIds={goneIds} />
        <button type="button" onClick={() => setGoneIds(['f2'])}>
          Poll
        </button>
      </>
    )
  },
  play: async ({ canvas }) => {
    await screen.findByRole('heading', { level: 2, name: 'A lost key' })
    await userEvent.keyboard('r')
    const asked = within(await screen.findByRole('alertdialog'))
    canvas.getByText('Poll').click()
    await userEvent.click(asked.getByRole('button', { name: 'Return' }))
    await screen.findByRole('heading', { level: 2, name: 'One glove' })
  },
}
