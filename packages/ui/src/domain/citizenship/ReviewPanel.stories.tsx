import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { Dialog } from '../../components/Dialog/Dialog'
import { Select } from '../../components/Select/Select'
import { GuardedDocument } from '../../patterns/GuardedDocument/GuardedDocument'
import { passportImage } from '../../patterns/GuardedDocument/guardedDocumentFixture'
import { screenshots, viewports } from '../../storybook/modes'
import { mediaBeside } from '../../theme/media'
import { type DocumentSlots, isImageFile } from '../members/members'
import { approval } from '../record/conflictNoticeFixture'
import { ConflictNotice } from '../record/record'
import { badgeDecisions } from './badgeDecisions'
import { ReviewPanel } from './ReviewPanel'
import { banned, hostile, notVerified, rightToLeft, waiting } from './reviewPanelFixture'

const ready = (data: typeof waiting) => ({ status: 'ready', data }) as const

const meta = {
  title: 'Product/ReviewPanel',
  component: ReviewPanel,
  args: {
    id: 'r1',
    name: 'Tomás Quintela',
    status: 'pending',
    position: { at: 3, total: 40 },
    previousId: 'r0',
    nextId: 'r2',
    isAsking: false,
    onReview: fn(),
    onClose: fn(),
    decisions: badgeDecisions({ onApprove: async () => {}, onReject: async () => {} }),
    onAsk: fn(),
    member: ready(waiting),
    singleKeys: true,
    onSingleKeysChange: fn(),
  },
  argTypes: {
    status: { control: 'inline-radio', options: ['loading', 'pending', 'decided', 'none'] },
    member: { control: false },
    decisions: { control: false },
  },
  parameters: { docs: { story: { inline: false, height: '46rem' } } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ReviewPanel>

export default meta
type Story = StoryObj<typeof meta>

/** The panel: the frames of the docs are too narrow to have it beside something. */
const panelOf = async (name: string) =>
  within(await screen.findByRole(matchMedia(mediaBeside).matches ? 'region' : 'dialog', { name }))

export const Default: Story = {
  play: async () => {
    const panel = await panelOf('Tomás Quintela')
    const facts = panel.getAllByRole('term').map((term) => term.textContent)
    await expect(facts).toEqual([
      'Email',
      'Phone',
      'Country',
      'Date of Birth',
      'Status',
      'Citizenship Status',
      'Devices',
      'Invitees',
    ])
    await expect(panel.getByText('Verified')).toBecomeVisible()
    await expect(panel.getByText('Pending')).toBecomeVisible()
    await expect(panel.getByRole('link', { name: 'Open member page' })).toHaveAttribute(
      'href',
      '/users/r1',
    )
    await expect(panel.getByRole('link', { name: 'Download passport' })).toHaveAttribute(
      'download',
      'Tomás Quintela passport.jpg',
    )
    await expect(panel.queryByText(/banned|not verified/)).toBeNull()
  },
}

const whyNot = 'This member is banned. Lift the ban first, or reject the request.'

/** The list says that the server would refuse the approval. */
export const Refused: Story = {
  args: { disabledReasons: { approve: whyNot } },
  play: async () => {
    const panel = await panelOf('Tomás Quintela')
    await expect(panel.getByText(whyNot)).toBecomeVisible()
    const approve = panel.getByRole('button', { name: 'Approve' })
    await expect(approve).toHaveAttribute('aria-disabled', 'true')
  },
}

/** One sentence, the strongest, with the way to what helps. */
export const RefusedAsBanned: Story = {
  args: {
    member: ready(banned),
    refusal: { code: 'banned', message: 'In the words of the server' },
  },
  play: async () => {
    const panel = await panelOf('Tomás Quintela')
    await expect(panel.getByText(whyNot)).toBecomeVisible()
    await expect(panel.queryByText('This member is banned.')).toBeNull()
    await expect(panel.queryByText("This member isn't verified.")).toBeNull()
    await expect(panel.getByRole('link', { name: 'Lift ban' })).toHaveAttribute('href', '/users/r1')
    await expect(panel.getByRole('button', { name: 'Approve' })).toHaveAccessibleDescription(whyNot)
  },
}

export const Loading: Story = {
  args: { member: { status: 'loading' } },
  play: async () => {
    const panel = await panelOf('Tomás Quintela')
    await expect(panel.getByText('Loading')).toBeInTheDocument()
    await expect(panel.getByRole('button', { name: 'Approve' })).toBeEnabled()
  },
}

/** The member has arrived before the list. */
export const ListLoading: Story = {
  args: { status: 'loading', name: undefined, nextId: undefined, previousId: undefined },
  play: async ({ args }) => {
    const approve = (await panelOf('Tomás Quintela')).getByRole('button', { name: 'Approve' })
    await expect(approve).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('a')
    await expect(args.onAsk).not.toHaveBeenCalled()
  },
}

const onRetry = fn()

export const Failed: Story = {
  args: { member: { status: 'failed', onRetry } },
  play: async () => {
    const panel = await panelOf('Tomás Quintela')
    await expect(panel.getByRole('alert')).toHaveTextContent(
      'User not found or some error occurred while fetching data',
    )
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    await expect(panel.getByRole('heading', { level: 2 })).toHaveFocus()
  },
}

export const Banned: Story = {
  parameters: screenshots.all,
  args: { member: ready(banned) },
  play: async ({ args }) => {
    const panel = await panelOf('Tomás Quintela')
    await expect(panel.getByText('This member is banned.')).toBecomeVisible()
    await userEvent.keyboard('a')
    await expect(args.onAsk).toHaveBeenCalledWith(
      'approve',
      expect.objectContaining({ initialFocus: 'cancel' }),
    )
  },
}

export const NotVerified: Story = {
  args: { member: ready(notVerified) },
  play: async () => {
    const panel = await panelOf('Tomás Quintela')
    await expect(panel.getByText("This member isn't verified.")).toBecomeVisible()
    await expect(panel.getByText('Pending verification')).toBecomeVisible()
  },
}

/** Somebody else was faster, or the address is old. */
export const Decided: Story = {
  args: { status: 'decided', name: undefined, previousId: undefined },
  play: async ({ args }) => {
    const panel = await panelOf('Tomás Quintela')
    await expect(panel.getByText(/^This request is no longer pending/)).toBecomeVisible()
    const approve = panel.getByRole('button', { name: 'Approve' })
    await expect(approve).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('ar')
    await expect(args.onAsk).not.toHaveBeenCalled()
    await userEvent.keyboard('j')
    await expect(args.onReview).toHaveBeenCalledWith('r2')
  },
}

/** The record knows who it was. */
export const DecidedBySomeone: Story = {
  parameters: screenshots.one,
  args: {
    status: 'decided',
    member: ready({ ...waiting, badgeRequestStatus: 2 }),
    decision: (otherwise) => (
      <ConflictNotice entries={{ status: 'ready', data: [approval] }} otherwise={otherwise} />
    ),
  },
  play: async () => {
    const panel = await panelOf('Tomás Quintela')
    await expect(panel.getByText(/^Ana Duarte approved .+'s citizenship/)).toBecomeVisible()
    await expect(panel.getByRole('link', { name: /^See the record/ })).toBecomeVisible()
    await expect(panel.queryByText(/^This request is no longer pending/)).toBeNull()
  },
}

export const NoneLeft: Story = {
  args: { status: 'none', name: undefined, previousId: undefined, nextId: undefined },
  play: async () => {
    const panel = await panelOf('No more requests')
    await expect(panel.getByText('No citizenship requests are waiting.')).toBecomeVisible()
    await expect(panel.queryByRole('button', { name: 'Approve' })).toBeNull()
  },
}

export const LongContent: Story = {
  args: { member: ready(hostile), name: hostile.fullName ?? undefined },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('<img src=x')
    await expect(document.querySelector('img[src="x"]')).toBeNull()
    await expect(screen.queryByRole('link', { name: 'Download passport' })).toBeNull()
    const page = document.documentElement
    await waitFor(() => expect(page.scrollWidth).toBe(page.clientWidth))
  },
}

export const RightToLeft: Story = {
  args: { member: ready(rightToLeft), name: rightToLeft.fullName ?? undefined },
  globals: { direction: 'rtl' },
}

const onAPhone = async () => {
  const sheet = await screen.findByRole('dialog', { name: 'Tomás Quintela' })
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true))
  return sheet
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, step }) => {
    const sheet = await onAPhone()
    await step('it says which of how many it is', async () => {
      await expect(within(sheet).getByText(/^\d+ of \d+$/)).toBecomeVisible()
    })
    await step('it is as high as the window, with the decision at its bottom', async () => {
      await expect(sheet.getBoundingClientRect().height).toBe(window.innerHeight)
      const approve = within(sheet).getByRole('button', { name: 'Approve' })
      const fromBottom = window.innerHeight - approve.getBoundingClientRect().bottom
      await expect(fromBottom).toBeLessThan(viewports.phone.height / 10)
      await userEvent.click(approve)
      await expect(args.onAsk).toHaveBeenCalledWith(
        'approve',
        expect.objectContaining({ initialFocus: 'confirm' }),
      )
    })
    await step('keys of a connected keyboard work, and Escape closes', async () => {
      await userEvent.keyboard('j')
      await expect(args.onReview).toHaveBeenCalledWith('r2')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    })
  },
}

export const PhoneLongContent: Story = {
  ...LongContent,
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async () => {
    const page = document.documentElement
    await expect(await screen.findByRole('dialog')).toBecomeVisible()
    await waitFor(() => expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth))
  },
}

/** A name in Persian, on a page in English. */
export const Dark: Story = {
  args: { member: ready(rightToLeft), name: 'امیرحسین گلبرگ '.repeat(5) },
  globals: { theme: 'dark' },
  play: async () => {
    const lines = document.createRange()
    lines.selectNodeContents(await screen.findByRole('heading', { level: 2 }))
    const starts = [...lines.getClientRects()].map(({ left }) => left)
    await expect(starts.length).toBeGreaterThan(1)
    await expect(Math.max(...starts) - Math.min(...starts)).toBeLessThan(10)
  },
}

/** As the application does, with code that it loads with the panel. */
const documents: DocumentSlots = {
  view: (document, beside) =>
    isImageFile(document) ? (
      <GuardedDocument
        {...beside}
        name={document.name}
        watermark="ana.duarte@example.org"
        load={() => passportImage()}
      />
    ) : undefined,
}

export const PassportShown: Story = {
  parameters: screenshots.both,
  args: { documents },
  play: async () => {
    const panel = await panelOf('Tomás Quintela')
    await expect(panel.getByRole('link', { name: 'Download passport' })).toBecomeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Show passport' }))
    const layer = within(await screen.findByRole('dialog', { name: 'Passport' }))
    await expect(await layer.findByRole('img', { name: 'Passport' })).toBecomeVisible()
    await userEvent.click(layer.getByRole('button', { name: 'Show clearly' }))
    const facts = layer.getAllByRole('term').map((term) => term.textContent)
    await expect(facts.slice(0, 3)).toEqual(['Full Name', 'Date of Birth', 'Country'])
  },
}

const withKey: DocumentSlots = {
  view: (document, beside) => (
    <GuardedDocument
      {...beside}
      name={document.name}
      watermark="ana.duarte@example.org"
      load={() => passportImage()}
      singleKey="d"
    />
  ),
  passportKey: 'd',
}

const passportLayer = () => within(screen.getByRole('dialog', { name: 'Passport' }))

const keysOf = (panel: Awaited<ReturnType<typeof panelOf>>) =>
  panel.getAllByText(/./, { selector: 'kbd' }).map((key) => key.textContent)

export const PassportByKey: Story = {
  args: { documents: withKey },
  play: async ({ args, step }) => {
    const panel = await panelOf('Tomás Quintela')
    await expect(keysOf(panel)).toEqual(['A', 'R', 'D', 'S', 'J', 'K', 'Enter', '?'])
    await userEvent.keyboard('d')
    await screen.findByRole('img', { name: 'Passport' })
    await userEvent.keyboard('d')
    await expect(screen.getByText('Passport: shown, 100%')).toBeInTheDocument()
    await step('the decision is made beside the passport', async () => {
      await userEvent.keyboard('a')
      await expect(args.onAsk).toHaveBeenCalledWith('approve', expect.anything())
      await userEvent.keyboard('r')
      await expect(args.onAsk).toHaveBeenCalledWith('reject', expect.anything())
      await userEvent.click(passportLayer().getByRole('button', { name: 'Approve' }))
      await expect(args.onAsk).toHaveBeenCalledTimes(3)
    })
    await step('keys of the list wait until it is closed', async () => {
      await userEvent.keyboard('j')
      await expect(args.onReview).not.toHaveBeenCalled()
    })
    await step('one more press closes it, and the focus returns', async () => {
      await userEvent.keyboard('d')
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Passport' })).toBeNull())
      await waitFor(() =>
        expect(panel.getByRole('button', { name: 'Show passport' })).toHaveFocus(),
      )
    })
  },
}

/** Nothing to show: no key is listed. */
export const NoPassportNoKey: Story = {
  tags: ['!autodocs'],
  args: { documents: withKey, member: ready({ ...waiting, passport: null }) },
  play: async () => {
    const panel = await panelOf('Tomás Quintela')
    await expect(keysOf(panel)).toEqual(['A', 'R', 'S', 'J', 'K', 'Enter', '?'])
  },
}

/** Nothing of one member's document may show beside another member. */
export const ClosesThePassportWithItsCase: Story = {
  tags: ['!autodocs'],
  args: { documents },
  render: function Render(args) {
    const [isNext, setNext] = useState(false)
    const person = isNext ? { ...waiting, id: 'r2', fullName: 'Ngozi Ogunleye' } : waiting
    return (
      <ReviewPanel
        {...args}
        id={person.id}
        name={person.fullName ?? undefined}
        member={ready(person)}
        onAsk={() => setNext(true)}
      />
    )
  },
  play: async () => {
    const panel = await panelOf('Tomás Quintela')
    await userEvent.click(panel.getByRole('button', { name: 'Show passport' }))
    await screen.findByRole('img', { name: 'Passport' })
    await userEvent.click(passportLayer().getByRole('button', { name: 'Approve' }))
    const next = await panelOf('Ngozi Ogunleye')
    await expect(next.getByRole('button', { name: 'Show passport' })).toBecomeVisible()
    await expect(screen.queryByRole('img', { name: 'Passport' })).toBeNull()
    await expect(screen.queryByRole('dialog', { name: 'Passport' })).toBeNull()
    await waitFor(() => expect(next.getByRole('heading', { level: 2 })).toHaveFocus())
  },
}

/** Keys of a document are not those of the panel. */
export const KeepsTheKeysOfADocument: Story = {
  tags: ['!autodocs'],
  args: { documents },
  play: async ({ args }) => {
    const panel = await panelOf('Tomás Quintela')
    await userEvent.click(panel.getByRole('button', { name: 'Show passport' }))
    await screen.findByRole('img', { name: 'Passport' })
    await userEvent.click(screen.getByRole('button', { name: 'Show clearly' }))
    await userEvent.keyboard('+]')
    await expect(screen.getByText('Passport: shown, 150%')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Passport' })).toBeNull())
    await userEvent.keyboard('j')
    await expect(args.onReview).toHaveBeenCalledWith('r2')
  },
}

/** The application decides what can be seen in place. */
export const DoesNotShowOtherFiles: Story = {
  tags: ['!autodocs'],
  args: { documents, member: ready({ ...waiting, passport: '/api/documents/passport/2.pdf' }) },
  play: async () => {
    const panel = await panelOf('Tomás Quintela')
    await expect(panel.getByText('PDF')).toBecomeVisible()
    await expect(panel.getByRole('link', { name: 'Download passport' })).toBecomeVisible()
    await expect(panel.queryByRole('button', { name: /passport$/ })).toBeNull()
  },
}

const onDownload = fn()

export const AsksBeforeADownload: Story = {
  tags: ['!autodocs'],
  args: { documents: { ...documents, onDownload } },
  play: async () => {
    const panel = await panelOf('Tomás Quintela')
    await expect(panel.queryByRole('link', { name: 'Download passport' })).toBeNull()
    await expect(panel.queryByRole('button', { name: 'Download passport' })).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Actions for Passport' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Download passport' }))
    await expect(onDownload).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'passport', userId: 'r1' }),
    )
  },
}

export const ShowsBesideTheList: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Tomás Quintela' }))
    await waitFor(() => expect(panel.getByRole('heading', { level: 2 })).toHaveFocus())
    await expect(panel.getByText('3 of 40')).toBecomeVisible()
  },
}

const orders = [
  { value: 'name', label: 'Name' },
  { value: 'original', label: 'Default order' },
]

export const FollowsSingleKeys: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <input aria-label="Notes" />
      <Select label="Sort by" value="" onChange={() => {}} options={orders} />
      <ReviewPanel {...args} />
    </>
  ),
  play: async ({ args, canvas, step }) => {
    await step('J, K, S, A and R', async () => {
      await userEvent.keyboard('jksaR')
      await expect(mocked(args.onReview).mock.calls).toEqual([['r2'], ['r0'], ['r2']])
      await expect(args.onAsk).toHaveBeenCalledWith(
        'approve',
        expect.objectContaining({ initialFocus: 'confirm' }),
      )
      await expect(args.onAsk).toHaveBeenLastCalledWith('reject', expect.anything())
    })
    await step('not while typing, and not with a modifier', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), 'jar')
      canvas.getByRole('button', { name: /Sort by/ }).focus()
      await userEvent.keyboard('na')
      await userEvent.click(canvas.getByRole('heading', { level: 2 }))
      await userEvent.keyboard('{Control>}a{/Control}{Alt>}j{/Alt}')
      await expect(args.onReview).toHaveBeenCalledTimes(3)
      await expect(args.onAsk).toHaveBeenCalledTimes(2)
    })
    await step('the switch is at hand, and works by keyboard with the keys on', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Single-key shortcuts' }))
      await expect(args.onSingleKeysChange).toHaveBeenCalledWith(false)
      await userEvent.keyboard('j')
      await expect(args.onReview).toHaveBeenCalledTimes(4)
    })
    await step('Escape closes', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
  },
}

export const SaysWhoWasSkipped: Story = {
  tags: ['!autodocs'],
  render: function Render(args) {
    const [id, setId] = useState('r1')
    return (
      <ReviewPanel
        {...args}
        id={id}
        name={id === 'r1' ? 'Tomás Quintela' : 'Ngozi Ogunleye'}
        onReview={setId}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.keyboard('s')
    const next = within(await canvas.findByRole('region', { name: 'Ngozi Ogunleye' }))
    await expect(
      next.getByText('Skipped Tomás Quintela. Ngozi Ogunleye, 3 of 40'),
    ).toBeInTheDocument()
  },
}

export const KeysAreOff: Story = {
  tags: ['!autodocs'],
  args: { singleKeys: false },
  play: async ({ args }) => {
    await userEvent.keyboard('jkasr')
    await expect(args.onReview).not.toHaveBeenCalled()
    await expect(args.onAsk).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const KeysWaitUnderADialog: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <ReviewPanel {...args} />
      <Dialog isOpen onOpenChange={() => {}} title="Question" footer={<Button>OK</Button>}>
        Another question
      </Dialog>
    </>
  ),
  play: async ({ args }) => {
    const opened = await screen.findByRole('dialog', { name: 'Question' })
    within(opened).getByRole('button', { name: 'OK' }).focus()
    await userEvent.keyboard('jkasr{Escape}')
    await expect(args.onReview).not.toHaveBeenCalled()
    await expect(args.onAsk).not.toHaveBeenCalled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
