import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { HearthProvider } from '../../provider/HearthProvider'
import { screenshots } from '../../storybook/modes'
import { Timeline } from './Timeline'
import { entries } from './timelineFixture'

const meta = {
  title: 'Patterns/Timeline',
  component: Timeline,
  args: { label: 'Library', entries, onUndo: fn(), onLoadMore: fn(), timeZone: 'UTC' },
  argTypes: {
    entries: { control: false },
    busyIds: { control: false },
    refusals: { control: false },
  },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const entry = (canvas: Canvas, text: RegExp) => {
  const found = canvas.getAllByRole('listitem').find((row) => text.test(row.textContent ?? ''))
  return within(found as HTMLElement)
}

const middleOf = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return (top + bottom) / 2
}

export const Default: Story = { parameters: screenshots.all }

/** Notes between the actions, in rows of their own. */
export const OwnRows: Story = {
  args: {
    entries: entries.flatMap((each, at) =>
      at === 1
        ? [
            {
              id: 'n1',
              at: '2026-06-14T19:00:00Z',
              row: (
                <li key="n1" data-row-id="n1">
                  Rui Matos noted: looked everywhere.
                </li>
              ),
            },
            each,
          ]
        : [each],
    ),
  },
  play: async ({ canvas }) => {
    const day = within(canvas.getByRole('region', { name: /Jun 14/ }))
    const rows = day.getAllByRole('listitem').map((row) => row.textContent)
    await expect(rows[0]).toContain('looked everywhere')
    await expect(rows).toHaveLength(3)
  },
}

/** One for each state: possible, done, over, never. */
export const UndoStates: Story = {
  play: async ({ canvas }) => {
    const undo = canvas.getAllByRole('button', { name: /^Undo/ })
    await expect(undo).toHaveLength(2)
    await expect(undo[0]).toHaveAccessibleName('Undo “lent Atlas of rivers to Maria Silva”')
    await expect(undo[1]).toHaveAttribute('aria-disabled', 'true')
    await expect(undo[1]).toHaveAccessibleDescription('Rui Matos has changed it since')
    const details = canvas.getAllByText('Details').map(middleOf)
    const times = canvas.getAllByRole('time').map(middleOf)
    for (const [at, middle] of details.entries())
      await expect(Math.abs(middle - (times[at] ?? 0)), 'on the line of the time').toBeLessThan(1)
    await expect(canvas.getAllByText('Undone by Ana Duarte')[0]).toBecomeVisible()
    const never = entry(canvas, /sent a reminder/)
    await expect(never.queryByRole('button', { name: /^Undo/ })).toBeNull()
    await userEvent.click(never.getByRole('button', { name: 'Details' }))
    await expect(never.getByText(/This can't be undone\./)).toBecomeVisible()
  },
}

/** The button of an entry that undid another one says Redo. */
export const Redo: Story = {
  args: {
    entries: entries
      .slice(0, 1)
      .map((one) => ({ ...one, undo: { state: 'possible', isRedo: true } })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Redo/ })).toBecomeVisible()
  },
}

export const Expanded: Story = {
  parameters: screenshots.both,
  play: async ({ canvas }) => {
    const row = entry(canvas, /lent/)
    const details = row.getByRole('button', { name: 'Details' })
    await expect(details).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(details)
    await expect(details).toHaveAttribute('aria-expanded', 'true')
    const changes = within(row.getByRole('table', { name: 'What changed' }))
    await expect(changes.getAllByRole('row').map((each) => each.textContent)).toEqual([
      'FieldBeforeAfter',
      'Lent toNoneMaria Silva',
      'Back onNoneJun 29, 2026',
    ])
    await expect(
      row.getByText('Jun 15, 2026, 08:40 UTC. Can be undone until Jun 22, 2026, 08:40.'),
    ).toBecomeVisible()
  },
}

export const Undoing: Story = { args: { busyIds: new Set(['t1']) } }

export const UndoRefused: Story = {
  args: { refusals: new Map([['t1', 'Rui Matos has lent it to somebody else since, at 09:12.']]) },
  play: async ({ canvas }) => {
    await expect(entry(canvas, /lent Atlas/).getByRole('alert')).toHaveTextContent(
      'Rui Matos has lent it to somebody else since, at 09:12.',
    )
  },
}

/** One action on two books: each part is undone by itself, and a refusal stays below its part. */
export const UndoesAPart: Story = {
  args: {
    entries: [
      {
        id: 'b1',
        at: '2026-06-15T08:50:00Z',
        actor: { name: 'Ana Duarte' },
        action: 'lent 2 books',
        actionText: 'lent 2 books',
        undo: { state: 'never' },
        parts: ['Atlas of rivers', 'Birds'].map((book) => ({
          id: book,
          at: '2026-06-15T08:50:00Z',
          actor: { name: 'Ana Duarte' },
          action: `lent ${book}`,
          actionText: `lent ${book}`,
          undo: { state: 'possible' },
        })),
      },
    ],
    busyIds: new Set(['Birds']),
    refusals: new Map([['Atlas of rivers', 'Rui Matos has lent it since.']]),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }))
    const part = (book: string) =>
      within(canvas.getByText(`lent ${book}`).closest('li') as HTMLElement)
    const undoOf = (book: string) => part(book).getByRole('button', { name: /Undo/ })
    await expect(part('Atlas of rivers').getByRole('alert')).toHaveTextContent(
      'Rui Matos has lent it since.',
    )
    await expect(undoOf('Atlas of rivers')).not.toHaveAttribute('aria-disabled')
    await expect(undoOf('Birds')).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Only to read. */
export const WithoutUndo: Story = {
  render: ({ label, entries: of, timeZone }) => (
    <Timeline label={label} entries={of} timeZone={timeZone} />
  ),
}

export const Refreshing: Story = { args: { isRefreshing: true } }

export const LoadingMore: Story = { args: { loadMoreStatus: 'loading' } }

export const LoadMoreFailed: Story = {
  args: { loadMoreStatus: 'failed' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("Couldn't load older entries.")
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
}

/** The day is the reader's: two actions of one UTC day are on two. */
export const DaysOfTheReader: Story = {
  tags: ['!autodocs'],
  args: { timeZone: 'Asia/Tokyo' },
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
    await expect(days).toEqual(['Today Jun 15, 2026', 'Yesterday Jun 14, 2026', 'May 2, 2026'])
    const time = entry(canvas, /Tides/).getByText('03:20')
    await expect(time).toHaveAttribute('datetime', expect.stringMatching(/^2026-06-14T18:20/))
  },
}

const at = (moment: string) => ({
  id: moment,
  at: moment,
  actor: { name: 'Ana Duarte' },
  action: 'counted the books',
  actionText: 'counted the books',
})

/** The 29th has 23 hours in Berlin: 24 hours before half past midnight it is the 28th. */
export const NamesADayThatLacksAnHour: Story = {
  tags: ['!autodocs'],
  args: {
    timeZone: 'Europe/Berlin',
    entries: [at('2026-03-29T22:10:00Z'), at('2026-03-29T10:00:00Z'), at('2026-03-28T10:00:00Z')],
  },
  decorators: [
    (Story) => (
      <HearthProvider
        brand={{ productName: 'Hearth' }}
        navigate={() => {}}
        now={() => new Date('2026-03-29T22:30:00Z')}
      >
        <Story />
      </HearthProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
    await expect(days).toEqual(['Today Mar 30, 2026', 'Yesterday Mar 29, 2026', 'Mar 28, 2026'])
  },
}

export const UndoesByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const row = entry(canvas, /lent Atlas/)
    row.getByRole('button', { name: /^Undo/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onUndo).toHaveBeenCalledOnce()
    await expect(args.onUndo).toHaveBeenCalledWith('t1')
  },
}

export const LongContent: Story = {
  args: {
    entries: entries.map((each) => ({
      ...each,
      actor: { name: 'Maximiliana-Theodora '.repeat(10).trim() },
      action: `returned ${'Wolfeschlegelsteinhausenbergerdorff'.repeat(8)}`,
      reason: `<script>alert(1)</script>\n${'unbroken'.repeat(60)}`,
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, parameters: screenshots.one }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const SmallPhone: Story = {
  ...LongContent,
  globals: { viewport: { value: 'small' }, textSize: '200' },
}
