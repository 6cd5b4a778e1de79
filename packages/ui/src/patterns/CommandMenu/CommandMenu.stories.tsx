import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { acceptComposed, compose } from '../../storybook/composing'
import { screenshots } from '../../storybook/modes'
import { type CommandGroup, CommandMenu, type CommandMenuProps } from './CommandMenu'
import {
  actions,
  failure,
  found,
  member,
  onBan,
  onCopy,
  onRetry,
  onSignOut,
  pages,
  pending,
} from './commandMenuFixture'

/** A button opens it, and the text is kept, as in the application. */
function Live(props: CommandMenuProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  const [value, setValue] = useState(props.value)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Search</Button>
      <CommandMenu
        {...props}
        isOpen={isOpen}
        onOpenChange={(open) => {
          setOpen(open)
          props.onOpenChange(open)
        }}
        value={value}
        onChange={(typed) => {
          setValue(typed)
          props.onChange(typed)
        }}
      />
    </>
  )
}

const meta = {
  title: 'Patterns/CommandMenu',
  component: CommandMenu,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Command menu',
    placeholder: 'Search members, pages and actions',
    value: '',
    onChange: fn(),
    groups: [pages, actions],
    onNavigate: fn(),
  },
  argTypes: { groups: { control: false } },
  parameters: { docs: { story: { inline: false, height: '34rem' } } },
  beforeEach: () => {
    onSignOut.mockClear()
    onRetry.mockClear()
    onBan.mockClear()
    onCopy.mockClear()
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof CommandMenu>

export default meta
type Story = StoryObj<typeof meta>

const tags = ['!autodocs']

/** The input, once it has the focus: an earlier key press would reach the page. */
async function entered() {
  const input = await screen.findByRole('combobox', { name: 'Command menu' })
  await waitFor(() => expect(input).toHaveFocus())
  return input
}
const marked = () => screen.queryByRole('option', { selected: true })
const isMarked = (name: RegExp) => waitFor(() => expect(marked()).toHaveAccessibleName(name))
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const hasNoSidewaysScroll = async () => {
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

export const Default: Story = {
  play: async () => {
    await entered()
    await isMarked(/Dashboard/)
  },
}

/** Every kind of command, under a typed text. */
export const Matrix: Story = {
  parameters: screenshots.both,
  args: { value: 'd', groups: [pages, found, actions] },
  play: async () => {
    await entered()
    await isMarked(/Dashboard/)
    await expect(screen.getByText('4 results')).toBeInTheDocument()
  },
}

export const Loading: Story = {
  args: { value: 'simo', groups: [pages, pending, actions] },
  play: async () => {
    await entered()
    await expect(marked()).toBeNull()
    await expect(screen.getByText('Searching')).toBeInTheDocument()
  },
}

/** The members found for the previous text stay while the next ones load. */
export const Refreshing: Story = {
  args: { value: 'simon', groups: [pages, { ...found, isPending: true }, actions] },
  play: async () => {
    await entered()
    await expect(screen.getByRole('option', { name: /Simone Weber/ })).toBecomeVisible()
    await expect(marked()).toBeNull()
  },
}

export const Failed: Story = {
  args: { value: 'simon', groups: [pages, { ...found, failure }, actions] },
  play: async () => {
    const input = await entered()
    await isMarked(/Try again.*Couldn't search members/)
    await userEvent.keyboard('{Enter}')
    await expect(onRetry).toHaveBeenCalledOnce()
    await expect(input).toHaveValue('simon')
    await expect(input).toHaveFocus()
    await expect(screen.getByRole('option', { name: /Simão Duarte/ })).toBecomeVisible()
  },
}

export const Empty: Story = {
  args: { value: 'nobody', groups: [pages, { ...found, items: [] }, actions] },
  play: async () => {
    await entered()
    await expect(screen.getAllByText('Nothing found for “nobody”.')[0]).toBecomeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(screen.getByRole('dialog')).toBecomeVisible()
  },
}

const long: CommandGroup = {
  ...found,
  items: [
    member(
      '3',
      'Maria Antonietta Bartolomea Schwarzenberger-Featherstonehaugh de la Torre y Mendoza',
      'maria.antonietta.schwarzenberger-featherstonehaugh@administration.hearth.example',
    ),
  ],
}

export const LongContent: Story = {
  args: { value: 'maria', groups: [long] },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await entered()
    await hasNoSidewaysScroll()
  },
}

export const RightToLeft: Story = {
  args: {
    value: 'محمد',
    groups: [{ ...found, items: [member('4', 'محمد الأمين', 'mohamed@post.example')] }],
  },
  globals: { direction: 'rtl' },
  play: async () => {
    await entered()
    await isMarked(/محمد/)
  },
}

export const Phone: Story = {
  args: { value: 'si', groups: [pages, found, actions] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await entered()
    const { width } = screen.getByRole('dialog').getBoundingClientRect()
    await expect(width).toBe(window.innerWidth)
    await hasNoSidewaysScroll()
  },
}

export const LargeText: Story = {
  args: { value: 'si', groups: [pages, found, actions] },
  globals: { textSize: '200', viewport: { value: 'small' } },
  play: async () => {
    await entered()
    await hasNoSidewaysScroll()
  },
}

export const FiltersByEachWord: Story = {
  tags,
  play: async ({ args }) => {
    await entered()
    await userEvent.keyboard('MEMBER creaté')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(args.onNavigate).toHaveBeenCalledWith('/memberships/create')
    await isGone()
  },
}

export const FindsByHiddenWords: Story = {
  tags,
  play: async () => {
    await entered()
    await userEvent.keyboard('manage')
    await isMarked(/Users/)
  },
}

export const MovesByArrows: Story = {
  tags,
  play: async ({ args }) => {
    const input = await entered()
    await isMarked(/Dashboard/)
    await userEvent.keyboard('{ArrowUp}')
    await isMarked(/Sign out/)
    await expect(input).toHaveAttribute('aria-activedescendant', marked()?.id)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await isMarked(/Users/)
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/users')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

/** There, Enter accepts a word: Chinese and Japanese are typed that way. */
export const LeavesEnterToAnInputMethod: Story = {
  tags,
  play: async ({ args }) => {
    const input = await entered()
    await isMarked(/Dashboard/)
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    // Safari says so only by the key code.
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })
    await expect(args.onNavigate).not.toHaveBeenCalled()
    await expect(screen.getByRole('dialog')).toBeInTheDocument()
    compose(input, 'p', 'po', 'pos')
    await expect(args.onChange).not.toHaveBeenCalled()
    acceptComposed(input)
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('pos')
  },
}

export const DoesAnAction: Story = {
  tags,
  play: async ({ args }) => {
    await entered()
    await userEvent.click(screen.getByRole('option', { name: 'Sign out' }))
    await expect(onSignOut).toHaveBeenCalledOnce()
    await expect(args.onNavigate).not.toHaveBeenCalled()
    await isGone()
  },
}

export const KeepsFocusUnderThePointer: Story = {
  tags,
  play: async () => {
    const input = await entered()
    await userEvent.hover(screen.getByRole('option', { name: 'Dark theme' }))
    await isMarked(/Dark theme/)
    await expect(input).toHaveFocus()
  },
}

export const ReturnsFocus: Story = {
  tags,
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Search' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await entered()
    await userEvent.keyboard('us{Escape}')
    await isGone()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const ClosesByItsButton: Story = {
  tags,
  play: async () => {
    await entered()
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
    await isGone()
  },
}

/** The answer to a search comes with an event. */
function LateAnswer(props: CommandMenuProps) {
  const [hasAnswer, setHasAnswer] = useState(false)
  useEffect(() => {
    const answer = () => setHasAnswer(true)
    addEventListener('answer', answer)
    return () => removeEventListener('answer', answer)
  }, [])
  return <Live {...props} groups={[pages, hasAnswer ? found : pending, actions]} />
}

/** Enter before the answer neither signs out nor is lost. */
export const WaitsForTheAnswer: Story = {
  tags,
  render: (args) => <LateAnswer {...args} />,
  play: async ({ args }) => {
    await entered()
    await userEvent.keyboard('si{Enter}')
    await expect(screen.getByRole('option', { name: 'Sign out' })).toBecomeVisible()
    await expect(screen.getByRole('dialog')).toBecomeVisible()
    dispatchEvent(new Event('answer'))
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/users/1'))
    await expect(onSignOut).not.toHaveBeenCalled()
    await isGone()
  },
}

export const MarksAMemberAndCopies: Story = {
  tags,
  args: { value: 'simo', groups: [found, actions] },
  play: async ({ args, step }) => {
    const input = await entered()
    await isMarked(/Simão Duarte/)
    await step('the mark belongs to the name of the item', async () => {
      await expect(screen.getByRole('option', { name: /Simone Weber.*Banned/ })).toBecomeVisible()
    })
    await step('a key that is held down does nothing', async () => {
      fireEvent.keyDown(input, { key: 'Enter', altKey: true, repeat: true })
      await expect(onCopy).not.toHaveBeenCalled()
    })
    await step('Alt with Enter does what the foot says, and goes nowhere', async () => {
      await expect(screen.getByText('Copy email')).toBecomeVisible()
      await userEvent.keyboard('{Alt>}{Enter}{/Alt}')
      await expect(onCopy).toHaveBeenCalledOnce()
      await expect(args.onNavigate).not.toHaveBeenCalled()
      await isGone()
    })
  },
}

export const OffersNothingElseForOthers: Story = {
  tags,
  play: async () => {
    await entered()
    await isMarked(/Dashboard/)
    await expect(screen.queryByText('Copy email')).toBeNull()
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}')
    await expect(screen.getByRole('dialog')).toBeInTheDocument()
  },
}

/** The arrow after the typed text shows what can be done with a member. */
export const ShowsTheActionsOfAMember: Story = {
  args: { value: 'simo', groups: [found, actions] },
  play: async ({ args, step }) => {
    const input = await entered()
    await isMarked(/Simão Duarte/)
    const ofMember = () => screen.findByRole('combobox', { name: 'Simão Duarte' })
    await step('only from the end of the text', async () => {
      await userEvent.keyboard('{Home}{ArrowRight}')
      await expect(screen.queryByRole('option', { name: 'Ban…' })).toBeNull()
      await userEvent.keyboard('{End}{ArrowRight}')
      await expect(await ofMember()).toHaveFocus()
      await isMarked(/^Ban…/)
      await expect(screen.queryByRole('option', { name: 'Sign out' })).toBeNull()
    })
    await step('Escape leads back to the list, with its text and its mark', async () => {
      await userEvent.keyboard('copy')
      await isMarked(/^Copy email/)
      await userEvent.keyboard('{Escape}')
      await expect(input).toHaveValue('simo')
      await isMarked(/Simão Duarte/)
      await expect(args.onOpenChange).not.toHaveBeenCalled()
    })
    await step('an action closes the menu', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await ofMember()
      await userEvent.keyboard('{Enter}')
      await expect(onBan).toHaveBeenCalledOnce()
      await isGone()
    })
  },
}

/** On a phone the arrow at the end of the row does it. */
export const ShowsTheActionsByPointer: Story = {
  tags,
  args: { value: 'simo', groups: [found] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    await entered()
    const row = screen.getByRole('option', { name: /Simone Weber/ })
    await userEvent.click(row.querySelector('[data-opens-actions]') ?? row)
    await isMarked(/^Ban…/)
    await expect(args.onNavigate).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await isMarked(/Simone Weber/)
    await hasNoSidewaysScroll()
  },
}
