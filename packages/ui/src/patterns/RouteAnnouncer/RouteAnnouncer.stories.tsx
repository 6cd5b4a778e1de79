import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { Text } from '../../components/Text/Text'
import { TextField } from '../../components/TextField/TextField'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { PageHeader } from '../PageHeader/PageHeader'
import { RouteAnnouncer, type RouteAnnouncerProps } from './RouteAnnouncer'

const places = {
  Dashboard: { address: '/', title: 'Dashboard' },
  Users: { address: '/users', title: 'Users' },
  'Page 2 of users': { address: '/users?page=2', title: 'Users' },
  'Maria Silva': { address: '/users/1', title: 'User' },
  'Ana Costa': { address: '/users/2', title: 'User' },
}

/** An application of a few pages. */
function Panel(start: RouteAnnouncerProps) {
  const [place, setPageRequest] = useState({ address: start.path, title: start.title })
  return (
    <Stack>
      <RouteAnnouncer path={place.address.split('?')[0] ?? ''} title={place.title} />
      <PageHeader title={place.title} subtitle={place.address} />
      <Inline>
        {Object.entries(places).map(([name, next]) => (
          <Button key={name} onPress={() => setPageRequest(next)}>
            {name}
          </Button>
        ))}
        <Button onPress={() => setPageRequest({ ...place, title: 'Maria Silva' })}>
          The name has arrived
        </Button>
      </Inline>
      <Text tone="muted">What is read out cannot be seen; the title takes the focus.</Text>
    </Stack>
  )
}

const meta = {
  title: 'Patterns/RouteAnnouncer',
  component: RouteAnnouncer,
  args: { path: '/', title: 'Dashboard' },
  beforeEach: () => {
    const before = document.title
    return () => {
      document.title = before
    }
  },
  render: (args) => <Panel {...args} />,
} satisfies Meta<typeof RouteAnnouncer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const SmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Users' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

const said = (root: HTMLElement) => root.querySelector('[aria-live=polite]')?.textContent

export const SaysNothingAtFirst: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(document.title).toBe('Dashboard · Hearth'))
    await expect(said(canvasElement)).toBe('')
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus()
  },
}

export const NamesANewPageAndFocusesItsTitle: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Users' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Users' })).toHaveFocus(),
    )
    await expect(said(canvasElement)).toBe('Users')
    await expect(document.title).toBe('Users · Hearth')
    // Tab continues from the title into the new page.
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dashboard' })).toHaveFocus()
  },
}

/** A page that begins with a field, as the page of a code does. */
export const LeavesTheFocusToAFieldOfTheNewPage: Story = {
  tags: ['!autodocs'],
  render: function Render() {
    const [isNext, setNext] = useState(false)
    return (
      <main>
        <RouteAnnouncer path={isNext ? '/2fa' : '/login'} title={isNext ? 'Code' : 'Login'} />
        <PageHeader title={isNext ? 'Code' : 'Login'} />
        {isNext ? <TextField label="Code" value="" onChange={() => {}} autoFocus /> : null}
        <Button onPress={() => setNext(true)}>Go on</Button>
      </main>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await waitFor(() => expect(said(canvasElement)).toBe('Code'))
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus()
  },
}

export const LeavesTheFocusWhenOnlyTheSearchChanges: Story = {
  tags: ['!autodocs'],
  args: { path: '/users', title: 'Users' },
  play: async ({ canvas, canvasElement }) => {
    const next = canvas.getByRole('button', { name: 'Page 2 of users' })
    await userEvent.click(next)
    await expect(await canvas.findByText('/users?page=2')).toBecomeVisible()
    await expect(next).toHaveFocus()
    await expect(said(canvasElement)).toBe('')
  },
}

export const SaysANameThatArrivesLate: Story = {
  tags: ['!autodocs'],
  args: { path: '/users/1', title: 'User' },
  play: async ({ canvas, canvasElement }) => {
    const arrival = canvas.getByRole('button', { name: 'The name has arrived' })
    await userEvent.click(arrival)
    await waitFor(() => expect(document.title).toBe('Maria Silva · Hearth'))
    await expect(said(canvasElement)).toBe('Maria Silva')
    await expect(arrival).toHaveFocus()
  },
}

export const SaysAPageOfTheSameNameAgain: Story = {
  tags: ['!autodocs'],
  args: { path: '/users', title: 'Users' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maria Silva' }))
    const heading = () => canvas.getByRole('heading', { level: 1, name: 'User' })
    await waitFor(() => expect(heading()).toHaveFocus())
    const first = canvasElement.querySelector('[aria-live=polite] p')
    await userEvent.click(canvas.getByRole('button', { name: 'Ana Costa' }))
    await waitFor(() => expect(heading()).toHaveFocus())
    await expect(said(canvasElement)).toBe('User')
    await expect(first).not.toBeInTheDocument()
  },
}
