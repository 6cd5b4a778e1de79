import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ban, Check, X } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Loadable } from '../../loadable'
import { mediaBeside } from '../../theme/media'
import { type Ticket, TicketCase } from './caseViewFixture'

const content: Loadable<Ticket> = {
  status: 'ready',
  data: { name: 'A lost key', words: 'Found near the harbour, with a red ribbon.' },
}

const meta = {
  title: 'Patterns/CaseView',
  component: TicketCase,
  args: {
    id: 't1',
    name: undefined,
    content,
    status: 'pending',
    position: { at: 1, total: 12 },
    previousId: undefined,
    nextId: 't2',
    isAsking: false,
    decisions: [
      { id: 'keep', label: 'Keep', icon: <Check />, singleKey: 'a', isPrimary: true },
      { id: 'return', label: 'Return', icon: <X />, singleKey: 'r' },
      { id: 'destroy', label: 'Destroy', icon: <Ban />, singleKey: 'b' },
    ],
    onAsk: fn(),
    onReview: fn(),
    onClose: fn(),
    words: {
      title: 'Found thing',
      isFirst: 'This is the first one',
      isLast: 'This is the last one',
      noneLeft: 'Nothing left',
      none: 'Every found thing has a decision.',
      failed: 'Some error occurred while fetching data',
      decided: 'No longer waiting',
      decidedNotice: 'Someone else has decided this one.',
    },
    singleKeys: true,
    onSingleKeysChange: fn(),
  },
  argTypes: { decisions: { control: false }, content: { control: false } },
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof TicketCase>

export default meta
type Story = StoryObj<typeof meta>

/** The case: the frames of the docs are too narrow to have it beside something. */
const caseOf = async (name: string) =>
  within(await screen.findByRole(matchMedia(mediaBeside).matches ? 'region' : 'dialog', { name }))

export const Default: Story = {}

/** Each reason stands at its button. */
export const NotPossible: Story = {
  args: { disabledReasons: { keep: 'Nobody has asked for it yet.' } },
  play: async ({ args }) => {
    const shown = await caseOf('A lost key')
    const keep = shown.getByRole('button', { name: 'Keep' })
    await expect(keep).toHaveAccessibleDescription('Nobody has asked for it yet.')
    await userEvent.keyboard('a')
    await expect(args.onAsk).not.toHaveBeenCalled()
  },
}

/** The decision was refused, or its answer never came. */
export const NotSaved: Story = { args: { isReturned: true } }

export const MayNotDecide: Story = {
  args: { decisions: [] },
  play: async () => {
    const shown = await caseOf('A lost key')
    await expect(shown.queryByRole('button', { name: 'Keep' })).toBeNull()
  },
}

export const LongContent: Story = {
  args: {
    content: { status: 'ready', data: { name: 'Unbroken'.repeat(30), words: 'x'.repeat(400) } },
  },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async () => {
    const page = document.documentElement
    await waitFor(() => expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth))
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const AsksByKeys: Story = {
  tags: ['!autodocs'],
  play: async ({ args, step }) => {
    await caseOf('A lost key')
    await step('the key of each decision, and which key confirms it', async () => {
      await userEvent.keyboard('a')
      await expect(args.onAsk).toHaveBeenLastCalledWith(
        'keep',
        expect.objectContaining({ initialFocus: 'cancel', confirmKey: 'a' }),
      )
      await userEvent.keyboard('b')
      await expect(args.onAsk).toHaveBeenLastCalledWith(
        'destroy',
        expect.not.objectContaining({ confirmKey: expect.anything() }),
      )
    })
  },
}
