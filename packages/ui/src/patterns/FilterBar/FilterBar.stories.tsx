import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { TextField } from '../../components/TextField/TextField'
import { choose, chooseByKeyboard } from '../../storybook/choose'
import { screenshots } from '../../storybook/modes'
import { FilterBar, type FilterBarProps } from './FilterBar'

const status = {
  label: 'User Status',
  neutral: 'all',
  value: 'all',
  options: [
    { value: 'all', label: 'All' },
    { value: 'verified', label: 'Verified' },
    { value: 'banned', label: 'Banned' },
  ],
  onChange: fn(),
}

/** Keeps what the address would keep. */
function Live(props: FilterBarProps) {
  const start = { search: props.search?.value ?? '', values: props.filters?.map((f) => f.value) }
  const [state, setState] = useState(start)
  return (
    <FilterBar
      {...props}
      {...(props.search && {
        search: {
          ...props.search,
          value: state.search,
          onChange: (search: string) => {
            setState({ ...state, search })
            props.search?.onChange(search)
          },
        },
      })}
      filters={(props.filters ?? []).map((filter, at) => ({
        ...filter,
        value: state.values?.[at] ?? filter.value,
        onChange: (value: string) => {
          setState({ ...state, values: state.values?.map((old, i) => (i === at ? value : old)) })
          filter.onChange(value)
        },
      }))}
      onClear={() => {
        setState({ search: '', values: props.filters?.map(({ neutral }) => neutral) })
        props.onClear()
      }}
    />
  )
}

const meta = {
  title: 'Patterns/FilterBar',
  component: FilterBar,
  args: {
    label: 'Filter members',
    search: {
      label: 'Search members',
      placeholder: 'Search name, email or phone',
      value: '',
      onChange: fn(),
    },
    filters: [
      status,
      {
        label: 'Citizenship Status',
        neutral: 'all',
        value: 'all',
        options: [
          { value: 'all', label: 'All' },
          { value: 'approved', label: 'Approved' },
          { value: 'pending', label: 'Pending' },
        ],
        onChange: fn(),
      },
    ],
    onClear: fn(),
    summary: '2,048 members',
  },
  argTypes: { filters: { control: false }, search: { control: false }, fields: { control: false } },
  parameters: { spec: '2.15' },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj<typeof meta>

const filtered = {
  search: { ...meta.args.search, value: 'ana' },
  filters: [{ ...status, value: 'banned' }, ...meta.args.filters.slice(1)],
  summary: '3 members',
}

export const Default: Story = {}

export const Filtered: Story = { args: filtered, parameters: screenshots.all }

export const SearchOnly: Story = { args: { filters: [] } }

export const FiltersOnly: Story = {
  render: ({ search: _, ...args }) => <Live {...args} />,
}

/** Fields of another kind, after the selects. */
export const Fields: Story = {
  args: {
    fields: <TextField label="Joined after" value="2026" onChange={fn()} />,
    setFields: 1,
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

export const Tablet: Story = { args: filtered, globals: { viewport: { value: 'tablet' } } }

/** All filters but the search are behind one button, which shows how many are set. */
export const Phone: Story = {
  args: filtered,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filters 1' })).toBecomeVisible()
    await expect(canvas.queryByRole('button', { name: /User Status/ })).toBeNull()
    await expect(canvas.getByRole('status')).toHaveTextContent('3 members')
  },
}

/** The filters of a phone, open. */
export const PhoneSheet: Story = {
  args: filtered,
  globals: { viewport: { value: 'phone' } },
  parameters: screenshots.one,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters 1' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter members' }))
    await expect(sheet.getByRole('button', { name: /User Status/ })).toBecomeVisible()
    await expect(sheet.getByText('3 members')).toBecomeVisible()
  },
}

export const PhoneSheetRightToLeft: Story = {
  ...PhoneSheet,
  tags: ['!autodocs'],
  parameters: {},
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
}

export const RightToLeft: Story = { args: filtered, globals: { direction: 'rtl' } }

const fits: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /^Filters/ })).toBecomeVisible()
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

export const SmallPhone: Story = {
  args: filtered,
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: fits,
}

export const LongContent: Story = {
  play: fits,
  args: {
    search: { ...meta.args.search, value: 'Donaudampfschifffahrtsgesellschaft '.repeat(4) },
    filters: [
      {
        ...status,
        options: [{ value: 'all', label: 'Everybody who has ever asked to join this community' }],
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
}

export const ClearsEverythingAtOnce: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull()
    const field = canvas.getByRole('searchbox', { name: 'Search members' })
    await userEvent.type(field, 'ana')
    await expect(args.search?.onChange).toHaveBeenLastCalledWith('ana')
    await choose(canvas.getByRole('button', { name: /User Status/ }), 'Banned')
    await expect(status.onChange).toHaveBeenLastCalledWith('banned')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await expect(field).toHaveValue('')
    await expect(canvas.getByRole('button', { name: /User Status/ })).toHaveTextContent('All')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull())
    // The button is gone, but the focus must not get lost.
    await expect(field.closest('search')).toHaveFocus()
  },
}

export const FiltersOnAPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Filters' })
    await userEvent.click(button)
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter members' }))
    await choose(sheet.getByRole('button', { name: /User Status/ }), 'Banned')
    await expect(status.onChange).toHaveBeenLastCalledWith('banned')
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveAccessibleName('Filters 1')
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveAccessibleName('Filters'))
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const NarrowsAndClearsByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox', { name: 'Search members' })).toHaveFocus()
    await userEvent.keyboard('ana')
    await expect(args.search?.onChange).toHaveBeenLastCalledWith('ana')
    await userEvent.tab()
    await chooseByKeyboard(canvas.getByRole('button', { name: /User Status/ }), '{End}{Enter}')
    await expect(status.onChange).toHaveBeenLastCalledWith('banned')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Citizenship Status/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClear).toHaveBeenCalledOnce()
    const field = canvas.getByRole('searchbox')
    await expect(field.closest('search')).toHaveFocus()
    // From the bar, Tab starts with its first control again.
    await userEvent.tab()
    await expect(field).toHaveFocus()
  },
}

export const ReadsOutWhatIsLeft: Story = {
  tags: ['!autodocs'],
  args: filtered,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 members')
  },
}
