import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ban, ChevronLeft, ChevronRight, Plus, RefreshCw, Trash2 } from 'lucide-react'
import { createRef, useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Avatar } from '../../components/Avatar/Avatar'
import { Badge } from '../../components/Badge/Badge'
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb'
import { Button } from '../../components/Button/Button'
import { IconButton } from '../../components/IconButton/IconButton'
import { Inline } from '../../layout/Inline/Inline'
import { screenshots } from '../../storybook/modes'
import { PageHeader, PageTools } from './PageHeader'

const actions = (
  <>
    <Button icon={<RefreshCw />}>Sync</Button>
    <Button variant="primary" icon={<Plus />}>
      Create
    </Button>
  </>
)

const onExport = fn()

const heading = createRef<HTMLHeadingElement>()

const meta = {
  title: 'Patterns/PageHeader',
  component: PageHeader,
  args: { title: 'Announcements', subtitle: 'Create and manage community announcements', actions },
  argTypes: {
    breadcrumb: { control: false },
    neighbours: { control: false },
    image: { control: false },
    title: { control: 'text' },
    subtitle: { control: 'text' },
    actions: { control: false },
    content: { control: false },
  },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: screenshots.all }

export const TitleOnly: Story = {
  render: () => <PageHeader title="Users" />,
}

/** The page of a person. */
export const WithImage: Story = {
  parameters: screenshots.one,
  args: {
    image: <Avatar size="large" name="Maria Silveira" />,
    title: 'Maria Silveira',
    subtitle: <Badge tone="positive">Verified</Badge>,
  },
}

/** A record of a list: the way up, and to the records beside it. */
export const OfARecord: Story = {
  parameters: screenshots.all,
  args: {
    ...WithImage.args,
    breadcrumb: (
      <Breadcrumb steps={[{ label: 'Users', href: '/users' }]} current="Member details" />
    ),
    neighbours: (
      <Inline space="1" wrap="nowrap">
        <IconButton size="small" label="Previous member" icon={<ChevronLeft />} />
        <IconButton size="small" label="Next member" icon={<ChevronRight />} />
      </Inline>
    ),
  },
}

const middleOf = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return (top + bottom) / 2
}

export const HasTitleAndActionsInOneLine: Story = {
  tags: ['!autodocs'],
  ...OfARecord,
  play: async ({ canvas }) => {
    const title = middleOf(canvas.getByRole('heading', { level: 1 }))
    const action = middleOf(canvas.getByRole('button', { name: 'Create' }))
    await expect(Math.abs(title - action)).toBeLessThanOrEqual(1)
    const next = canvas.getByRole('button', { name: 'Next member' })
    await expect(
      Math.abs(middleOf(next) - middleOf(canvas.getByRole('navigation'))),
    ).toBeLessThanOrEqual(1)
    await expect(title).toBeGreaterThan(middleOf(next))
  },
}

export const WithNotes: Story = {
  args: {
    content: { status: 'ready', data: [], stale: { since: new Date('2026-06-15T09:22:00Z') } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Updated .+ retrying/)).toBecomeVisible()
  },
}

export const LongContent: Story = {
  args: {
    title: `Invites of ${'Wolfeschlegelsteinhausenbergerdorff '.repeat(4)}`,
    subtitle: 'A subtitle that says in very many words what this page is for. '.repeat(4),
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** A long title takes a whole line, and the actions move below it. */
export const Phone: Story = {
  args: { title: 'Announcements of the whole house' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    const action = canvas.getByRole('button', { name: 'Create' }).getBoundingClientRect()
    await expect(action.top - title.bottom).toBeGreaterThanOrEqual(8)
  },
}

export const SmallPhone: Story = {
  args: { title: 'Invites of Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren' },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Create' })).toBecomeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const ReachesItsActionsByTab: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Sync' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Create' })).toHaveFocus()
  },
}

export const TakesFocusAfterANavigation: Story = {
  tags: ['!autodocs'],
  args: { ref: heading },
  play: async ({ canvas }) => {
    heading.current?.focus()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Announcements' })).toHaveFocus()
    // From there Tab continues into the page.
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Sync' })).toHaveFocus()
  },
}

/** Its record arrives by a press that leaves the focus where it is. */
function Arriving() {
  const [isThere, setThere] = useState(false)
  const record = isThere && {
    breadcrumb: <Breadcrumb steps={[{ label: 'Users', href: '/users' }]} current="Maria Silva" />,
    image: <Avatar name="Maria Silva" />,
    subtitle: 'A member since 2021',
    actions,
  }
  return (
    <>
      <PageHeader title={isThere ? 'Maria Silva' : 'User details'} {...record} />
      <Button onPress={() => setThere(true)}>Receive</Button>
    </>
  )
}

export const KeepsTheFocusWhenItsRecordArrives: Story = {
  tags: ['!autodocs'],
  render: () => <Arriving />,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'User details' })
    title.focus()
    canvas.getByRole('button', { name: 'Receive' }).click()
    await expect(await canvas.findByRole('button', { name: 'Create' })).toBecomeVisible()
    await expect(title).toHaveAccessibleName('Maria Silva')
    await expect(title).toHaveFocus()
  },
}

/** The application can save the list of the page: its button comes first. */
export const WithExport: Story = {
  parameters: screenshots.one,
  decorators: [
    (Header) => (
      <PageTools value={{ onExport }}>
        <Header />
      </PageTools>
    ),
  ],
  play: async ({ canvas }) => {
    onExport.mockClear()
    const buttons = canvas.getAllByRole('button')
    const [button] = buttons
    await expect(button).toHaveAccessibleName('Export')
    const title = middleOf(canvas.getByRole('heading', { level: 1 }))
    await expect(Math.abs(title - middleOf(button as HTMLElement))).toBeLessThanOrEqual(4)
    await userEvent.click(button as HTMLElement)
    await expect(onExport).toHaveBeenCalledOnce()
  },
}

/** On a phone it stands on the line of the title, and the actions below. */
export const WithExportOnAPhone: Story = {
  ...WithExport,
  globals: { viewport: { value: 'phone' } },
  parameters: {},
}

/** The actions on a record come last, at the end of the line. */
export const WithActionsInTheMenu: Story = {
  ...WithExport,
  args: {
    ...WithImage.args,
    menu: {
      label: 'Actions for Maria Silveira',
      items: [
        { id: 'ban', label: 'Ban', icon: <Ban />, onAction: fn() },
        { id: 'delete', label: 'Delete', icon: <Trash2 />, tone: 'critical', onAction: fn() },
      ],
    },
  },
  parameters: {},
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Actions for Maria Silveira' })
    await expect(canvas.getAllByRole('button').at(-1)).toBe(more)
    const header = canvas.getByRole('banner').getBoundingClientRect()
    await expect(more.getBoundingClientRect().right).toBeGreaterThanOrEqual(header.right - 1)
    await userEvent.click(more)
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map(({ textContent }) => textContent)).toEqual(['Ban', 'Delete'])
  },
}
