import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Loadable } from '../../loadable'
import { choose, chooseSeveral } from '../../storybook/choose'
import { fits } from '../../storybook/fits'
import { onAStoppedClock } from '../../storybook/freezeClock'
import { screenshots } from '../../storybook/modes'
import { Retried } from '../../storybook/Retried'
import {
  type FoundMember,
  NO_RECORD_FILTERS,
  type RecordEntry,
  RecordScreen,
  type RecordScreenProps,
} from './RecordScreen'
import { batchEntries, hostileEntries, recordEntries } from './recordFixture'

const ready = (data: readonly RecordEntry[]): Loadable<readonly RecordEntry[]> => ({
  status: 'ready',
  data,
})

const found: readonly FoundMember[] = [
  { id: 'u7', fullName: 'Maria Silva', email: 'maria.silva@mail.example' },
  { id: 'u8', fullName: null, email: 'maria.silveira@mail.example' },
]

const meta = {
  title: 'Screens/Record',
  component: RecordScreen,
  parameters: { spec: '2.22' },
  args: {
    entries: ready(recordEntries),
    filters: NO_RECORD_FILTERS,
    onFiltersChange: fn(),
    actors: [
      { id: 'a1', name: 'Ana Duarte' },
      { id: 'a2', name: 'Rui Matos' },
    ],
    member: undefined,
    memberSearch: { value: '', onChange: fn(), found: undefined },
    onLoadMore: fn() as RecordScreenProps['onLoadMore'],
    onUndo: fn(),
    timeZone: 'UTC',
  },
} satisfies Meta<typeof RecordScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: screenshots.all,
}

/** The decision says what has become of its appeal; the entry about the appeal says it by itself. */
export const Appealed: Story = {
  tags: ['!autodocs'],
  args: {
    entries: ready(
      ['open', 'upheld', 'overturned'].flatMap((state, at) => [
        { ...(recordEntries[0] as RecordEntry), id: `d${at}`, appeal: { id: 'l1', state } },
        {
          ...(recordEntries[0] as RecordEntry),
          id: `o${at}`,
          action: 'appeal.uphold',
          reason: null,
          appeal: { id: 'l1', state },
        },
      ]),
    ),
  },
  play: async ({ canvas }) => {
    for (const words of [
      'Appeal waiting',
      'Upheld after an appeal',
      'Overturned after an appeal',
    ]) {
      await expect(canvas.getAllByText(words)).toHaveLength(1)
    }
  },
}

export const Loading: Story = { args: { entries: { status: 'loading' } } }

export const Empty: Story = { args: { entries: ready([]), onLoadMore: undefined } }

export const EmptySearch: Story = {
  args: {
    entries: ready([]),
    onLoadMore: undefined,
    filters: { ...NO_RECORD_FILTERS, kinds: ['bans'], member: 'u7' },
    member: found[0],
  },
  play: async ({ args, canvas }) => {
    const [clear] = canvas.getAllByRole('button', { name: 'Clear filters' })
    await userEvent.click(clear as HTMLElement)
    await expect(args.onFiltersChange).toHaveBeenCalledWith(NO_RECORD_FILTERS)
  },
}

const onRetry = fn()

export const Failed: Story = {
  args: { entries: { status: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

/** An action is being undone. */
export const Busy: Story = {
  args: { busyIds: new Set(['e1']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Undo “banned Maria Silva”' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** Undo happens without a question, as it can itself be undone. */
export const UndoesByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const undo = canvas.getByRole('button', { name: 'Undo “banned Maria Silva”' })
    undo.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onUndo).toHaveBeenCalledOnce()
    await expect(args.onUndo).toHaveBeenCalledWith('e1')
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(undo).toHaveFocus()
  },
}

/** One action on many is one line, which opens into its rows. */
export const ActionOnMany: Story = {
  parameters: screenshots.one,
  args: {
    entries: { status: 'ready', data: [...batchEntries, ...recordEntries] },
    onUndoMany: fn(),
  },
  play: async ({ args, canvas }) => {
    const words = 'approved 3 citizenship requests'
    await userEvent.click(canvas.getByRole('button', { name: `Undo “${words}”` }))
    await expect(args.onUndoMany).toHaveBeenCalledWith(['b0', 'b1', 'b2'])
    const [line] = canvas.getAllByRole('listitem')
    if (!line) throw new Error('The record has entries')
    await expect(line).toHaveTextContent(`Ana Duarte ${words}`)
    await userEvent.click(within(line).getByRole('button', { name: 'Details' }))
    const rows = within(within(line).getByRole('list', { name: words })).getAllByRole('listitem')
    await expect(rows).toHaveLength(3)
    const undo = canvas.getByRole('button', {
      name: "Undo “approved Tomás Quintela's citizenship”",
    })
    await userEvent.click(undo)
    await expect(args.onUndo).toHaveBeenCalledWith('b1')
  },
}

/** The server did not undo it, because somebody else has changed the same. */
export const UndoRefused: Story = {
  parameters: screenshots.all,
  args: {
    refusals: new Map([
      ['e1', 'Ana Duarte has lifted the ban since, today at 09:12. Nothing was undone.'],
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ana Duarte has lifted the ban since')
    await expect(
      canvas.getByRole('button', { name: 'Undo “banned Maria Silva”' }),
    ).toBecomeVisible()
  },
}

export const Erased: Story = {
  args: {
    entries: ready(
      recordEntries.slice(0, 3).map((entry) => ({
        ...entry,
        reason: null,
        isErased: true,
        changes: entry.changes?.map((change) =>
          change.field === 'title' ? { ...change, before: null, after: null } : change,
        ),
        undo: { state: 'never' as const },
      })),
    ),
  },
  play: async ({ canvas }) => {
    const entry = within(canvas.getAllByRole('listitem')[2] as HTMLElement)
    await expect(entry.getByText('These words were erased.')).toBecomeVisible()
    await expect(entry.queryByRole('button', { name: 'Undo' })).toBeNull()
    await userEvent.click(entry.getByRole('button', { name: 'Details' }))
    await expect(entry.getByRole('row', { name: 'Title Erased Erased' })).toBecomeVisible()
    await expect(entry.getByRole('row', { name: 'Pinned No Yes' })).toBecomeVisible()
  },
}

export const Filtered: Story = {
  parameters: screenshots.one,
  args: {
    filters: {
      actor: 'a1',
      kinds: ['bans'],
      member: 'u7',
      from: '2026-06-01T00:00:00.000Z',
      to: '2026-06-30T00:00:00.000Z',
    },
    member: found[0],
    entries: ready(recordEntries.slice(0, 1)),
    onLoadMore: undefined,
  },
  play: async ({ args, canvas }) => {
    for (const name of ['Who: Ana Duarte', 'Bans', 'Member: Maria Silva']) {
      await expect(canvas.getByRole('row', { name })).toBecomeVisible()
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Bans' }))
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...args.filters, kinds: [] })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Member: Maria Silva' }))
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...args.filters, member: '' })
  },
}

export const FindsAMember: Story = {
  args: {
    memberSearch: { value: 'maria', onChange: fn(), found: { status: 'ready', data: found } },
  },
  play: async ({ args, canvas }) => {
    const matches = within(canvas.getByRole('region', { name: 'Found members' }))
    await userEvent.click(matches.getByRole('button', { name: 'maria.silveira@mail.example' }))
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...NO_RECORD_FILTERS, member: 'u8' })
    await expect(args.memberSearch.onChange).toHaveBeenCalledWith('')
  },
}

export const FindsNoMember: Story = {
  args: { memberSearch: { value: 'xyzzy', onChange: fn(), found: { status: 'ready', data: [] } } },
}

export const MemberSearchFailed: Story = {
  args: {
    memberSearch: { value: 'maria', onChange: fn(), found: { status: 'failed', onRetry: fn() } },
  },
}

/** The focus stays between the filters and the list. */
export const SearchesAgainByKeyboard: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <Retried>
      {(found) => (
        <RecordScreen {...args} memberSearch={{ value: 'maria', onChange: fn(), found }} />
      )}
    </Retried>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull())
    await expect(document.body).not.toHaveFocus()
    await expect(document.activeElement).toHaveTextContent(/^Loading$/)
  },
}

/** The app's part: the filters are in the address. */
function Live({ onFiltersChange, ...props }: RecordScreenProps) {
  const [filters, setFilters] = useState(props.filters)
  return (
    <RecordScreen
      {...props}
      filters={filters}
      onFiltersChange={(next) => {
        onFiltersChange(next)
        setFilters(next)
      }}
    />
  )
}

export const FiltersByAll: Story = {
  tags: ['!autodocs'],
  render: (args) => <Live {...args} />,
  play: async ({ args, canvas, step }) => {
    const last = () => mocked(args.onFiltersChange).mock.lastCall?.[0]
    await step('who and what', async () => {
      await userEvent.type(canvas.getByRole('combobox', { name: 'Who' }), 'rui')
      await userEvent.click(await screen.findByRole('option', { name: 'Rui Matos' }))
      await chooseSeveral(canvas.getByRole('button', { name: /What/ }), 'Deletions', 'Exports')
      await expect(last()).toMatchObject({ actor: 'a2', kinds: ['deletions', 'exports'] })
    })
    await step('a period that has not ended', async () => {
      await choose(canvas.getByRole('button', { name: /When/ }), 'Last 7 days')
      await expect(last()).toMatchObject({ from: expect.stringMatching(/T00:00:00.000Z$/), to: '' })
    })
    await step('half a date is no filter', async () => {
      await choose(canvas.getByRole('button', { name: /When/ }), 'Any time')
      await choose(canvas.getByRole('button', { name: /When/ }), 'Custom')
      const from = canvas.getByRole('group', { name: 'From' })
      const [first] = within(from).getAllByRole('spinbutton')
      const calls = mocked(args.onFiltersChange).mock.calls.length
      await userEvent.click(first as HTMLElement)
      await userEvent.keyboard('06')
      await expect(args.onFiltersChange).toHaveBeenCalledTimes(calls)
      await userEvent.keyboard('1420260800')
      await waitFor(() => expect(last()?.from).toMatch(/^2026-06-1[345]T/))
    })
    await step('all go at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
      await expect(last()).toEqual(NO_RECORD_FILTERS)
    })
  },
}

export const FiltersByAMomentOnceItIsTyped: Story = {
  tags: ['!autodocs'],
  args: { filters: { ...NO_RECORD_FILTERS, from: '2026-06-15T09:30:00.000Z' } },
  render: (args) => <Live {...args} />,
  play: onAStoppedClock(async (clock, { args, canvas, step }) => {
    const from = canvas.getByRole('group', { name: 'From' })
    const part = (name: RegExp) => within(from).getByRole('spinbutton', { name })
    const reported = () =>
      mocked(args.onFiltersChange).mock.calls.map(([filters]) => filters.from.slice(0, 10))
    await step('not for each digit', async () => {
      await userEvent.click(part(/^year/))
      await userEvent.keyboard('2025')
      await expect(args.onFiltersChange).not.toHaveBeenCalled()
      await clock.waitForTimer(1_000)
      clock.pass(1_000)
      await waitFor(() => expect(reported()).toEqual(['2025-06-15']))
    })
    await step('at once when the field is left', async () => {
      await userEvent.click(part(/^year/))
      await userEvent.keyboard('2024')
      await userEvent.click(canvas.getByRole('searchbox'))
      await waitFor(() => expect(reported()).toEqual(['2025-06-15', '2024-06-15']))
      await expect(part(/^year/)).toBeValid()
    })
    await step('half a date, left, is no filter and says so', async () => {
      await userEvent.click(part(/^day/))
      await userEvent.keyboard('{Backspace}{Backspace}')
      await expect(part(/^day/)).toBeValid()
      await userEvent.click(canvas.getByRole('searchbox'))
      await waitFor(() => expect(reported().at(-1)).toBe(''))
      await expect(part(/^year/)).toHaveTextContent('2024')
      await expect(from).toHaveAccessibleDescription(/Enter a full date and time/)
    })
    await step('nor is a year before the record', async () => {
      await userEvent.click(part(/^day/))
      await userEvent.keyboard('15')
      await userEvent.click(part(/^year/))
      await userEvent.keyboard('1025')
      await userEvent.click(canvas.getByRole('searchbox'))
      await expect(from).toHaveAccessibleDescription(/1970 or later$/)
      await userEvent.click(part(/^year/))
      await userEvent.keyboard('2026')
      await userEvent.click(canvas.getByRole('searchbox'))
      await waitFor(() => expect(reported().at(-1)).toBe('2026-06-15'))
      await expect(part(/^year/)).toBeValid()
    })
  }),
}

export const LoadingMore: Story = { args: { loadMoreStatus: 'loading' } }

export const LongContent: Story = {
  args: { entries: ready(hostileEntries) },
  play: async ({ canvas, canvasElement, step }) => {
    await step('markup shows as text', async () => {
      await expect(canvas.getByText('<img src=x onerror="alert(1)">')).toBecomeVisible()
      await expect(canvasElement.querySelector('img, script, section b')).toBeNull()
    })
    await step('an action that the panel does not know shows as it is', async () => {
      await expect(canvas.getByText(/an\.unknown\.action/)).toBecomeVisible()
      await expect(canvas.getByText('Unknown date')).toBecomeVisible()
    })
    await step('what it changed does not push the page', async () => {
      for (const details of canvas.getAllByRole('button', { name: 'Details' })) {
        await userEvent.click(details)
      }
      await fits()
    })
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, parameters: screenshots.one }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: fits }

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'small' } } }

export const LargeText: Story = { globals: { textSize: '200' }, play: fits }

/** Exact times are not tab stops: arrow keys move from one to the next. */
export const WalksToItsTimes: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll<HTMLElement>('[data-row-id]')]
    const stopsOf = (row: HTMLElement) =>
      [...row.querySelectorAll<HTMLElement>('a, button, time')].filter(
        ({ tabIndex }) => tabIndex === 0,
      )
    await expect(rows.map((row) => stopsOf(row).length)).toEqual(rows.map(() => 1))
    await expect(rows.flatMap(stopsOf).filter((stop) => stop.matches('time'))).toEqual([])

    const timeOf = (row = 0) => rows[row]?.querySelector('time')
    rows.flatMap(stopsOf)[0]?.focus()
    await userEvent.keyboard('{Home}')
    await expect(timeOf()).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(timeOf(1)).toHaveFocus()
    await expect(timeOf(1)).toHaveAttribute('data-moment')
  },
}
