import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { Stack } from '../../layout/Stack/Stack'
import { choose, hasFocusInside } from '../../storybook/choose'
import { opensNothing } from '../../storybook/opensNothing'
import { openRowMenu } from '../../storybook/rowMenu'
import { twoFrames } from '../../storybook/twoFrames'
import { DataTable, type DataTableProps } from './DataTable'
import { columns, type Member, members, onBan, onDelete, rowActions } from './dataTableFixture'
import type { TableColumn } from './tableModel'

const meta = {
  title: 'Patterns/DataTable interactions',
  component: DataTable<Member>,
  tags: ['!autodocs'],
  args: {
    label: 'Members',
    columns,
    rows: members.slice(0, 12),
    rowName: ({ name }) => name,
    rowActions,
  },
  beforeEach: () => {
    onBan.mockClear()
    onDelete.mockClear()
  },
} satisfies Meta<typeof DataTable<Member>>

export default meta
type Story = StoryObj<typeof meta>

/** An action gives one row other values, and takes another row away. */
function Changed(args: DataTableProps<Member>) {
  const [rows, setRows] = useState(args.rows)
  return (
    <Stack space="4">
      <Button onPress={() => setRows(rows.map((row) => ({ ...row, isVerified: true })))}>
        Verify all
      </Button>
      <Button onPress={() => setRows(rows.toSpliced(1, 1))}>Delete the longest</Button>
      <Button onPress={() => setRows(args.rows)}>Undo</Button>
      <DataTable {...args} rows={rows} />
    </Stack>
  )
}

/** The badge of the first rows and the date of the second are the longest values of their columns. */
export const KeepsItsColumnsAfterAnAction: Story = {
  args: {
    columns: columns.map((column) =>
      column.id === 'verified'
        ? {
            ...column,
            render: ({ isVerified }: Member) => (isVerified ? 'Yes' : 'Waits for verification'),
          }
        : column,
    ),
    rows: members
      .slice(0, 8)
      .map((row, at) => (at === 1 ? { ...row, joined: '2026-09-20T12:00:00Z' } : row)),
  },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <Changed {...args} />,
  play: async ({ canvas }) => {
    const starts = () =>
      canvas.getAllByRole('columnheader').map((head) => head.getBoundingClientRect().left)
    const press = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name }))
      await twoFrames()
    }
    await waitFor(() => expect(canvas.getAllByText('Waits for verification')).toHaveLength(3))
    await twoFrames()
    const before = starts()
    await press('Verify all')
    await expect(canvas.queryByText('Waits for verification')).toBeNull()
    await expect(starts()).toEqual(before)
    await press('Delete the longest')
    await expect(starts()).toEqual(before)
    await press('Undo')
    await expect(starts()).toEqual(before)
  },
}

/** The spinner takes the place of an icon, so that it covers no value and moves no button. */
export const ShowsABusyRowInItsButton: Story = {
  args: { busyIds: new Set(['m2']) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const boxOf = (name: string) =>
      canvas.getByRole('button', { name: `Actions for ${name}` }).getBoundingClientRect()
    const busy = canvas.getByRole('button', { name: 'Actions for Jonas Lindqvist' })
    const spinner = busy.querySelector('svg')?.getBoundingClientRect()
    const box = boxOf('Jonas Lindqvist')
    await expect(spinner?.left).toBeGreaterThanOrEqual(box.left)
    await expect(spinner?.right).toBeLessThanOrEqual(box.right)
    await expect(box.left).toBe(boxOf('Maria Silva').left)
    await expect(box.width).toBe(boxOf('Maria Silva').width)
  },
}

/** Presses before the table has been painted: a screen of its rows is there. */
function PressedAtOnce(props: DataTableProps<Member>) {
  useEffect(() => {
    document.querySelector<HTMLElement>('[aria-label="Select all on this page"]')?.click()
  }, [])
  return <DataTable {...props} />
}

export const SelectsRowsThatAreYetToShow: Story = {
  args: {
    rows: members.slice(0, 50),
    selection: { selectedKeys: new Set(), onSelectionChange: fn() },
  },
  render: (args) => <PressedAtOnce {...args} />,
  play: async ({ args }) => {
    const calls = mocked(args.selection?.onSelectionChange)?.mock.calls
    await waitFor(() => expect(calls?.map(([keys]) => keys.size)).toEqual([50]))
  },
}

export const WalksThePages: Story = {
  args: { rows: members },
  play: async ({ canvas }) => {
    const rows = () => canvas.getAllByRole('row').length - 1
    await waitFor(() => expect(rows()).toBe(50))
    await expect(canvas.getByText('Page 1 of 3')).toBecomeVisible()
    await expect(canvas.getByText('1–50 of 120')).toBecomeVisible()
    const next = canvas.getByRole('button', { name: 'Next page' })
    await expect(canvas.getByRole('button', { name: 'First page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(next)
    await userEvent.click(next)
    await expect(canvas.getByText('Page 3 of 3')).toBecomeVisible()
    await waitFor(() => expect(rows()).toBe(20))
    // On the last page the button keeps the focus, and its tooltip gives the reason.
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await expect(canvas.getByText('Page 3 of 3')).toBecomeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await expect(canvas.getByText('Page 2 of 3')).toBecomeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'First page' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }))
    await expect(canvas.getByText('Page 3 of 3')).toBecomeVisible()
  },
}

export const GoesToPageOneWithANewPageSize: Story = {
  args: { rows: members },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }))
    await choose(canvas.getByRole('button', { name: /Rows per page/ }), '25')
    await waitFor(() => expect(canvas.getByText('Page 1 of 5')).toBecomeVisible())
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(26))
  },
}

/** The rows of one filter. */
function Filtered(args: DataTableProps<Member>) {
  const [search, setSearch] = useState('')
  const [rows, setRows] = useState(args.rows)
  return (
    <Stack space="4">
      <Button onPress={() => setSearch('9')}>Search for 9</Button>
      <Button onPress={() => setSearch('')}>Clear</Button>
      <Button onPress={() => setRows(rows.slice(1))}>Delete a row</Button>
      <DataTable
        {...args}
        rows={rows.filter(({ email }) => email.includes(search))}
        pagination={{ kind: 'client', defaultPageSize: 10, filterKey: search }}
      />
    </Stack>
  )
}

/** Another filter shows its first rows; a row that goes leaves people where they are. */
export const GoesToPageOneWithAnotherFilter: Story = {
  args: { rows: members },
  render: (args) => <Filtered {...args} />,
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const isOn = async (page: string) => expect(await canvas.findByText(page)).toBecomeVisible()
    await press('Last page')
    await isOn('Page 12 of 12')
    await press('Delete a row')
    await isOn('111–119 of 119')
    await isOn('Page 12 of 12')
    await press('Search for 9')
    await isOn('Page 1 of 3')
    await press('Last page')
    await isOn('Page 3 of 3')
    await press('Clear')
    await isOn('Page 1 of 12')
  },
}

/** A press must not wait for the rows that it asks for. */
export const ShowsThePageBeforeItsRows: Story = {
  args: { rows: members },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(51))
    const page = canvas.getByText('Page 1 of 3')
    const changed: ('page' | 'rows')[] = []
    const changes = new MutationObserver((records) => {
      for (const { target, type } of records) {
        if (page.contains(target)) changed.push('page')
        else if (type === 'childList' && target.nodeName === 'TBODY') changed.push('rows')
      }
    })
    changes.observe(canvasElement, { childList: true, characterData: true, subtree: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(changed).toContain('rows'))
    changes.disconnect()
    // In a single render the rows would change first, because they come before the page number.
    await expect(changed[0]).toBe('page')
  },
}

function Later(args: DataTableProps<Member>) {
  const [isShown, show] = useState(false)
  return isShown ? <DataTable {...args} /> : <Button onPress={() => show(true)}>Show</Button>
}

/** A page does not wait for rows below the screen, and has its height before they are there. */
export const ShowsAScreenOfRowsFirst: Story = {
  args: { rows: members.slice(0, 100), pagination: 'none' },
  render: (args) => <Later {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const seen: { rows: number; height: number; end: number }[] = []
    const changes = new MutationObserver(() => {
      const rows = [...canvasElement.querySelectorAll('[data-row-id]')]
      const { height } = canvasElement.getBoundingClientRect()
      const end = rows.at(-1)?.getBoundingClientRect().bottom ?? 0
      if (seen.at(-1)?.rows !== rows.length) seen.push({ rows: rows.length, height, end })
    })
    changes.observe(canvasElement, { childList: true, subtree: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(seen.at(-1)?.rows).toBe(100))
    changes.disconnect()
    const [first, all] = seen
    await expect(seen).toHaveLength(2)
    await expect(first?.rows).toBeLessThan(50)
    await expect(first?.end).toBeGreaterThanOrEqual(innerHeight)
    await expect(first?.height).toBeGreaterThanOrEqual(all?.height ?? Number.NaN)
  },
}

/** Rows that are lower than usual leave no gap: more follow before the first paint. */
export const FillsTheScreenWithLowRows: Story = {
  ...ShowsAScreenOfRowsFirst,
  render: (args) => (
    <div className="low-rows">
      <style>{'.low-rows :is(td, th) { padding-block: 0; block-size: 0; line-height: 1 }'}</style>
      <Later {...args} />
    </div>
  ),
}

const onChange = fn()

export const AsksTheServerForAPage: Story = {
  args: {
    rows: members.slice(0, 10),
    pagination: { kind: 'server', page: 3, pageSize: 10, totalPages: 205, total: 2_048, onChange },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21–30 of 2,048')).toBecomeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(onChange).toHaveBeenLastCalledWith({ page: 4, pageSize: 10 })
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }))
    await expect(onChange).toHaveBeenLastCalledWith({ page: 205, pageSize: 10 })
  },
}

export const NamesItsActions: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Members' })).toBecomeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Maria Silva' })).toBecomeVisible()
    const ban = canvas.getByRole('button', { name: 'Ban Jonas Lindqvist' })
    ban.focus()
    await userEvent.keyboard('{Enter}')
    await expect(onBan).toHaveBeenCalledWith(members[1])
    const waiting = canvas.getByRole('button', { name: 'Ban Maria Silva' })
    await userEvent.click(waiting)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Awaiting Email Verification',
    )
    await expect(onBan).toHaveBeenCalledOnce()
    const menu = within(await openRowMenu('Jonas Lindqvist'))
    await expect(menu.getByRole('menuitem', { name: 'Download passport' })).toHaveAttribute(
      'download',
      'Jonas Lindqvist.pdf',
    )
  },
}

export const ExplainsItsActions: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Actions for Jonas Lindqvist' })
    await userEvent.hover(menu)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Actions')
    // The next tooltip replaces it, and Escape hides it (WCAG 1.4.13).
    await userEvent.hover(canvas.getByRole('button', { name: 'Ban Maria Silva' }))
    await waitFor(() =>
      expect(screen.getByRole('tooltip')).toHaveTextContent('Awaiting Email Verification'),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(
      canvas.getByRole('button', { name: 'Ban Maria Silva' }),
    ).toHaveAccessibleDescription('Awaiting Email Verification')
    // Tooltips also show by keyboard. A button with visible text has none.
    canvas.getByRole('link', { name: 'Maria Silva' }).focus()
    for (const tip of ['Awaiting', 'Actions']) {
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(tip))
    }
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Ban Jonas Lindqvist' })).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

export const DoesEverythingOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const cards = canvas.getByRole('list', { name: 'Members' })
    await expect(within(cards).getAllByRole('listitem')).toHaveLength(12)
    const trigger = canvas.getByRole('button', { name: 'Actions for Jonas Lindqvist' })
    await userEvent.click(trigger)
    await hasFocusInside(await screen.findByRole('menu'))
    await expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'View invites',
      'Download passport',
      'Delete',
    ])
    await userEvent.keyboard('d')
    await userEvent.keyboard('{End}{Enter}')
    await expect(onDelete).toHaveBeenCalledWith(members[1])
    await waitFor(() => expect(trigger).toHaveFocus())
    // The one labelled action is on the card, above the link that fills it.
    onBan.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Ban Jonas Lindqvist' }))
    await expect(onBan).toHaveBeenCalledWith(members[1])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}

/** Each row is one stop, however many links and buttons it has. */
export const IsOneTabStopPerRow: Story = {
  globals: { viewport: { value: 'wide' } },
  args: { rows: members.slice(0, 3), sorting: { kind: 'client' } },
  play: async ({ canvas }) => {
    const walk = async (names: readonly (string | RegExp)[]) => {
      for (const name of names) {
        await userEvent.tab()
        await expect(document.activeElement).toHaveAccessibleName(name)
      }
    }
    await walk(['Name', 'Email', 'Verified', 'Joined'])
    await walk(['Maria Silva', 'Jonas Lindqvist', 'مریم رضایی', /Rows per page/])
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('link', { name: 'مریم رضایی' })).toHaveFocus()
  },
}

const walksBy = async (...steps: readonly [keys: string, name: string][]) => {
  for (const [keys, name] of steps) {
    await userEvent.keyboard(keys)
    await expect(document.activeElement).toHaveAccessibleName(name)
  }
}

export const WalksARowByTheArrows: Story = {
  globals: { viewport: { value: 'wide' } },
  args: { rows: members.slice(0, 2) },
  play: async ({ canvas, step }) => {
    const [maria, jonas] = ['Maria Silva', 'Jonas Lindqvist']
    await step('within a row, and no further than its ends', async () => {
      canvas.getByRole('link', { name: maria }).focus()
      await walksBy(
        // With Shift it extends a selection of text.
        ['{Shift>}{ArrowRight}{/Shift}', maria],
        ['{ArrowRight}', `Ban ${maria}`],
        ['{ArrowRight}', `Actions for ${maria}`],
        ['{ArrowRight}', `Actions for ${maria}`],
        ['{Home}', maria],
        ['{ArrowLeft}', maria],
        ['{End}', `Actions for ${maria}`],
      )
    })
    await step('to the same thing of the next row, where a menu does not open', async () => {
      await walksBy(
        ['{ArrowUp}', `Actions for ${maria}`],
        ['{ArrowDown}', `Actions for ${jonas}`],
        ['{ArrowDown}', `Actions for ${jonas}`],
        ['{ArrowLeft}', `Ban ${jonas}`],
        ['{ArrowUp}', `Ban ${maria}`],
      )
      await opensNothing('menu')
    })
    await step('a row remembers where the focus was', async () => {
      await userEvent.tab({ shift: true })
      await userEvent.tab()
      await expect(document.activeElement).toHaveAccessibleName(`Ban ${maria}`)
      await userEvent.tab()
      await expect(document.activeElement).toHaveAccessibleName(`Ban ${jonas}`)
    })
    await step('a press with the pointer is remembered too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Ban ${maria}` }))
      await userEvent.click(canvas.getByRole('button', { name: `Ban ${jonas}` }))
      await walksBy(['{ArrowLeft}', jonas])
    })
  },
}

export const WalksFromRightToLeft: Story = {
  globals: { viewport: { value: 'wide' }, direction: 'rtl' },
  args: { rows: members.slice(0, 2) },
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Maria Silva' }).focus()
    await walksBy(['{ArrowLeft}', 'Ban Maria Silva'], ['{ArrowRight}', 'Maria Silva'])
  },
}

export const OpensFromTheWholeCard: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { rows: members.slice(0, 2) },
  play: async ({ canvas }) => {
    const [card] = await canvas.findAllByRole('listitem')
    const { left, right, top, bottom } = (card as HTMLElement).getBoundingClientRect()
    const at = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('a, button')
    const link = canvas.getByRole('link', { name: 'Maria Silva' })
    for (const [x, y] of [
      [left + 4, top + 4],
      [left + 4, bottom - 4],
      [right - 4, bottom - 4],
    ] as const) {
      await expect(at(x, y)).toBe(link)
    }
    const menu = canvas.getByRole('button', { name: 'Actions for Maria Silva' })
    const button = menu.getBoundingClientRect()
    await expect(at(button.x + button.width / 2, button.y + button.height / 2)).toBe(menu)
  },
}

export const WalksCardsByTheArrows: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { rows: members.slice(0, 2) },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Maria Silva' })
    link.focus()
    await walksBy(
      ['{ArrowDown}', 'Jonas Lindqvist'],
      ['{ArrowRight}', 'Actions for Jonas Lindqvist'],
      ['{ArrowUp}', 'Actions for Maria Silva'],
    )
  },
}

function Shrinking(props: DataTableProps<Member>) {
  const [rows, setRows] = useState(props.rows)
  return (
    <DataTable
      {...props}
      rows={rows}
      rowActions={(row) => [
        {
          id: 'delete',
          label: 'Delete',
          icon: <Trash2 />,
          display: 'bin',
          onPress: () => setRows(rows.filter(({ id }) => id !== row.id)),
        },
      ]}
    />
  )
}

export const FocusesTheNextRowWhenOneGoes: Story = {
  args: { rows: members.slice(0, 3), remaining: '2 members left' },
  render: (args) => <Shrinking {...args} />,
  play: async ({ canvas, step }) => {
    const bin = (at: number) => canvas.getByRole('button', { name: `Delete ${members[at]?.name}` })
    await step('the same action of the next row', async () => {
      bin(1).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(bin(2)).toHaveFocus())
      await expect(await canvas.findByText('2 members left')).toBeInTheDocument()
    })
    await step('of the previous one, where there is no next', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(bin(0)).toHaveFocus())
    })
    await step('the empty state at last', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByText('No data available')).toHaveFocus())
    })
  },
}

/** The rows that slide, by their ids. */
const sliding = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-row-id]')]
    .filter((row) =>
      row.getAnimations().some(({ effect }) => {
        const [first] = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
        return first?.translate !== undefined
      }),
    )
    .map(({ dataset }) => dataset.rowId)

/** Sets durations of the theme: stories are tested under reduced motion. */
const lasting = (durations: Record<'exit' | 'move', string>) => () => {
  const { style } = document.documentElement
  for (const [name, value] of Object.entries(durations)) {
    style.setProperty(`--hearth-motion-${name}`, value)
  }
  return () => {
    for (const name of Object.keys(durations)) style.removeProperty(`--hearth-motion-${name}`)
  }
}

const fading = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('tr[inert]').length

export const FadesARowThatGoes: Story = {
  args: { rows: members.slice(0, 4) },
  render: (args) => <Shrinking {...args} />,
  beforeEach: lasting({ exit: '60000ms', move: '60000ms' }),
  play: async ({ canvas, canvasElement }) => {
    const next = canvas.getByRole('button', { name: `Delete ${members[2]?.name}` })
    const { top } = next.getBoundingClientRect()
    const name = `Delete ${members[1]?.name}`
    await userEvent.click(canvas.getByRole('button', { name }))
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull())
    await expect(fading(canvasElement)).toBe(1)
    await expect(next.getBoundingClientRect().top).toBe(top)
    await expect(sliding(canvasElement)).toEqual([])
    await expect(next).toHaveFocus()
  },
}

export const ClosesTheGapOfARowThatHasGone: Story = {
  ...FadesARowThatGoes,
  beforeEach: lasting({ exit: '1ms', move: '60000ms' }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${members[1]?.name}` }))
    await waitFor(() => expect(sliding(canvasElement)).toEqual([members[2]?.id, members[3]?.id]))
    await expect(fading(canvasElement)).toBe(0)
  },
}

/** Under reduced motion the rows stand still. */
export const ClosesTheGapAtOnce: Story = {
  ...FadesARowThatGoes,
  beforeEach: () => {},
  play: async ({ canvas, canvasElement }) => {
    const name = `Delete ${members[1]?.name}`
    await userEvent.click(canvas.getByRole('button', { name }))
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull())
    await expect(fading(canvasElement)).toBe(0)
    await expect(sliding(canvasElement)).toEqual([])
  },
}

function Pinned(args: DataTableProps<Member>) {
  const [rows, setRows] = useState(args.rows)
  const pin = (at: number) =>
    setRows([...rows.slice(at, at + 1), ...rows.slice(0, at), ...rows.slice(at + 1)])
  return (
    <>
      <Button onPress={() => pin(2)}>Pin the third</Button>
      <Button onPress={() => setRows(rows.toReversed())}>Turn around</Button>
      <DataTable {...args} rows={rows} />
    </>
  )
}

export const SlidesARowToItsPlace: Story = {
  args: { rows: members.slice(0, 4) },
  render: (args) => <Pinned {...args} />,
  beforeEach: lasting({ exit: '1ms', move: '60000ms' }),
  play: async ({ canvas, canvasElement, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await press('Pin the third')
    await waitFor(() => expect(sliding(canvasElement)).toEqual(['m3', 'm1', 'm2']))
    await step('another order shows at once', async () => {
      for (const animation of document.getAnimations()) animation.finish()
      await press('Turn around')
      await expect(sliding(canvasElement)).toEqual([])
    })
  },
}

export const FocusesWhatComesUpFromTheNextPage: Story = {
  args: { rows: members.slice(0, 12), pagination: { kind: 'client', defaultPageSize: 10 } },
  render: (args) => <Shrinking {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Delete Member 10' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Delete Member 11' })).toHaveFocus(),
    )
  },
}

export const FocusesTheNextCardOnAPhone: Story = {
  args: { rows: members.slice(0, 3) },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Shrinking {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Maria Silva' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Actions for Jonas Lindqvist' })).toHaveFocus(),
    )
  },
}

const renders = fn<(id: string) => void>()

function Counted({ row }: { row: Member }): ReactNode {
  renders(row.id)
  return <span>{row.name}</span>
}

const countedColumns: readonly TableColumn<Member>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, render: (row) => <Counted row={row} /> },
]

/** A screen that creates new handlers on every render, as real screens do. */
function Typing(props: DataTableProps<Member>) {
  const [value, setValue] = useState('')
  const [rows, setRows] = useState(props.rows)
  return (
    <Stack>
      <label>
        <span>Note</span> <input value={value} onChange={(event) => setValue(event.target.value)} />
      </label>
      <Button
        onPress={() => setRows(rows.map((row, at) => (at === 7 ? { ...row, name: 'New' } : row)))}
      >
        Update one
      </Button>
      <DataTable
        {...props}
        columns={countedColumns}
        rows={rows}
        rowActions={(row) => rowActions(row).map((action) => ({ ...action }))}
        pagination={{ kind: 'client', defaultPageSize: 100 }}
      />
    </Stack>
  )
}

export const RendersOnlyTheRowsThatChange: Story = {
  args: { rows: members.slice(0, 100) },
  render: (args) => <Typing {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(101))
    renders.mockClear()
    await userEvent.type(canvas.getByRole('textbox'), 'hearth')
    await expect(renders).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Update one' }))
    await waitFor(() => expect(renders).toHaveBeenCalled())
    await expect(new Set(renders.mock.calls.flat())).toEqual(new Set(['m8']))
  },
}

export const StaysLight: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Maria Silva/ })
    await expect(row.children).toHaveLength(columns.length + 1)
    await expect(within(row).getAllByRole('button')).toHaveLength(2)
    // The row with all its descendants.
    await expect(row.querySelectorAll('*').length + 1).toBeLessThanOrEqual(18)
  },
}
