import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ban, Download, Ellipsis, ExternalLink, Monitor, Moon, Sun, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { screenshots } from '../../storybook/modes'
import { Button } from '../Button/Button'
import { IconButton } from '../IconButton/IconButton'
import { Menu, type MenuProps } from './Menu'

const onBan = fn()
const onVerify = fn()
const onTheme = fn()

/** Keeps the choice, as the application would. */
function Live({ choices = [], ...props }: MenuProps) {
  const [values, setValues] = useState<Record<string, string>>({})
  return (
    <Menu
      {...props}
      choices={choices.map((choice) => ({
        ...choice,
        value: values[choice.title] ?? choice.value,
        onChange: (chosen) => {
          setValues({ ...values, [choice.title]: chosen })
          choice.onChange(chosen)
        },
      }))}
    />
  )
}

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    trigger: <IconButton label="Actions for Maria Silva" icon={<Ellipsis />} />,
    items: [
      { id: 'open', label: 'View invites', icon: <ExternalLink />, href: '/users/1' },
      {
        id: 'passport',
        label: 'Download passport',
        icon: <Download />,
        href: '/files/passport.pdf',
        download: 'Maria Silva.pdf',
      },
      { id: 'ban', label: 'Ban', icon: <Ban />, onAction: onBan },
      {
        id: 'verify',
        label: 'Verify',
        icon: <Sun />,
        disabledReason: 'Awaiting Email Verification',
        onAction: onVerify,
      },
      { id: 'delete', label: 'Delete', icon: <Trash2 />, tone: 'critical', onAction: fn() },
    ],
  },
  argTypes: {
    trigger: { control: false },
    header: { control: false },
    placement: { control: 'select', options: ['bottom end', 'bottom start', 'top start'] },
  },
  beforeEach: () => {
    onBan.mockClear()
    onVerify.mockClear()
    onTheme.mockClear()
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

const open = async () => {
  await userEvent.click(screen.getByRole('button'))
  return screen.findByRole('menu')
}

const isAt = (name: string) =>
  waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus())

/** `aria-expanded` changes at once, and the menu disappears a moment later. */
const staysOpen = () =>
  expect(screen.getByRole('button', { hidden: true, expanded: true })).toBeInTheDocument()

export const Default: Story = {}

export const Open: Story = {
  play: async () => {
    await expect(await open()).toHaveAccessibleName('Actions for Maria Silva')
  },
}

export const Placement: Story = { ...Open, args: { placement: 'bottom start' } }

export const WithChoiceAndHeader: Story = {
  args: {
    trigger: <Button>Ana Duarte</Button>,
    placement: 'bottom start',
    header: 'ana.duarte@hearth.example',
    choices: [
      {
        title: 'Theme',
        value: 'system',
        onChange: onTheme,
        options: [
          { value: 'system', label: 'System', icon: <Monitor /> },
          { value: 'light', label: 'Light', icon: <Sun /> },
          { value: 'dark', label: 'Dark', icon: <Moon /> },
        ],
      },
    ],
    items: [{ id: 'sign-out', label: 'Sign out', onAction: fn() }],
  },
  play: async () => {
    await open()
  },
}

/** Every kind of item, in one open menu. */
export const Matrix: Story = {
  parameters: screenshots.both,
  args: {
    ...WithChoiceAndHeader.args,
    items: [
      { id: 'open', label: 'View invites', icon: <ExternalLink />, href: '/users/1' },
      { id: 'plain', label: 'Plain', onAction: fn() },
      {
        id: 'verify',
        label: 'Verify',
        icon: <Sun />,
        disabledReason: 'Awaiting Email Verification',
        onAction: onVerify,
      },
      { id: 'delete', label: 'Delete', icon: <Trash2 />, tone: 'critical', onAction: fn() },
    ],
  },
  play: async () => {
    await open()
  },
}

export const RightToLeft: Story = {
  args: {
    trigger: <IconButton label="إجراءات محمد" icon={<Ellipsis />} />,
    placement: 'bottom start',
    items: [
      { id: 'open', label: 'عرض الدعوات', icon: <ExternalLink />, href: '/users/1' },
      { id: 'delete', label: 'حذف', icon: <Trash2 />, tone: 'critical', onAction: fn() },
    ],
  },
  globals: { direction: 'rtl' },
  play: async () => {
    await open()
  },
}

export const LongContent: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    items: [
      {
        id: 'long',
        label:
          'Download the certificate of Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren',
        icon: <Download />,
        disabledReason: 'There is no certificate, because the request has not been decided yet',
        onAction: fn(),
      },
    ],
  },
  play: async () => {
    await open()
  },
}

export const ActsByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const trigger = screen.getByRole('button')
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('menu')
    await isAt('View invites')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(onBan).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}

export const StaysClosedWhileItsButtonIsBusy: Story = {
  tags: ['!autodocs'],
  args: { trigger: <Button isPending>Busy</Button> },
  play: async () => {
    const trigger = screen.getByRole('button')
    trigger.focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowUp}')
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  },
}

export const JumpsToItsEnds: Story = {
  tags: ['!autodocs'],
  play: async () => {
    screen.getByRole('button').focus()
    await userEvent.keyboard('{ArrowUp}')
    await isAt('Delete')
    await userEvent.keyboard('{Home}')
    await isAt('View invites')
    await userEvent.keyboard('{ArrowUp}')
    await isAt('Delete')
    await userEvent.keyboard('{ArrowDown}')
    await isAt('View invites')
    await userEvent.keyboard('{End}')
    await isAt('Delete')
  },
}

export const FindsByTyping: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await open()
    await userEvent.keyboard('del')
    await isAt('Delete')
  },
}

export const GivesTheReasonAndDoesNothing: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const menu = await open()
    await userEvent.keyboard('ver')
    const item = screen.getByRole('menuitem', { name: /Verify.*Awaiting Email Verification/ })
    await expect(item).toHaveFocus()
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(item)
    await expect(onVerify).not.toHaveBeenCalled()
    await staysOpen()
    await expect(menu).toBecomeVisible()
  },
}

export const ClosesOnEscape: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus())
  },
}

export const KeepsFilesAsLinks: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await open()
    const file = screen.getByRole('menuitem', { name: 'Download passport' })
    await expect(file).toHaveAttribute('href', '/files/passport.pdf')
    await expect(file).toHaveAttribute('download', 'Maria Silva.pdf')
  },
}

export const ChoosesOne: Story = {
  tags: ['!autodocs'],
  ...WithChoiceAndHeader,
  play: async () => {
    await open()
    const dark = screen.getByRole('menuitemradio', { name: 'Dark' })
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(dark).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(onTheme).toHaveBeenCalledWith('dark')
    await expect(dark).toBeChecked()
    // Choosing the selected option changes nothing.
    await userEvent.click(dark)
    await expect(onTheme).toHaveBeenCalledOnce()
    await staysOpen()
    await expect(screen.getByRole('menu')).toBecomeVisible()
  },
}
