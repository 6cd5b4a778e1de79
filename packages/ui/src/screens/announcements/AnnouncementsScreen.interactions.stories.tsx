import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { fileInput, holdUpload } from '../../domain/plans/membershipFixture'
import { pngFile } from '../../storybook/image'
import { chooseInRow, pressInRow } from '../../storybook/rowMenu'
import { RefusedError, refused, useStorySubmission } from '../../storybook/submissions'
import { twoFrames } from '../../storybook/twoFrames'
import type { Announcement } from './AnnouncementsScreen'
import {
  announcements,
  hostileAnnouncements,
  manyAnnouncements,
  pageOf,
  stats,
} from './announcementsFixture'
import { WritingScreen, type WritingScreenProps } from './writingFixture'

interface LiveAnnouncementsProps
  extends Pick<
    WritingScreenProps,
    | 'onSearchChange'
    | 'onPageRequestChange'
    | 'onSave'
    | 'onUpload'
    | 'onIntent'
    | 'onDelete'
    | 'onToggleStatus'
    | 'onTogglePinned'
  > {
  all: readonly Announcement[]
  /** When the server accepts the next save, after too many attempts with an earlier draft. */
  retryAt?: Date
  toggleRetryAt?: Date
}

/** The screen on a mocked server and address. */
function LiveAnnouncements({ all, retryAt, toggleRetryAt, ...actions }: LiveAnnouncementsProps) {
  const [kept, setKept] = useState(all)
  const [save, submission] = useStorySubmission(actions.onSave)
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const change = (id: string, next: (before: Announcement) => Announcement) =>
    setKept((before) => before.map((each) => (each.id === id ? next(each) : each)))
  const found = kept
    .filter(({ title }) => title.toLowerCase().includes(search.toLowerCase()))
    .toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned))
  return (
    <WritingScreen
      announcements={{ status: 'ready', data: pageOf(found, page) }}
      stats={{ status: 'ready', data: stats }}
      search={search}
      onSearchChange={(next) => {
        actions.onSearchChange(next)
        setSearch(next)
        setPage(1)
      }}
      onPageRequestChange={(next) => {
        actions.onPageRequestChange(next)
        setPage(next.page)
      }}
      onSave={async (draft, seen) => {
        await save(draft, seen)
        if (!seen) setKept((before) => [{ ...draft, id: 'new' }, ...before])
        else change(seen.id, () => ({ ...draft, id: seen.id }))
      }}
      onUpload={actions.onUpload}
      onIntent={actions.onIntent}
      submission={retryAt ? refused({ retryAt }) : submission}
      onDelete={async (announcement) => {
        await actions.onDelete(announcement)
        setKept((before) => before.filter(({ id }) => id !== announcement.id))
      }}
      onToggleStatus={(announcement) => {
        actions.onToggleStatus(announcement)
        change(announcement.id, (before) => ({ ...before, isActive: !before.isActive }))
      }}
      onTogglePinned={(announcement) => {
        actions.onTogglePinned(announcement)
        change(announcement.id, (before) => ({ ...before, isPinned: !before.isPinned }))
      }}
      toggleRetryAt={toggleRetryAt}
    />
  )
}

const meta = {
  title: 'Screens/Announcements interactions',
  component: LiveAnnouncements,
  tags: ['!autodocs'],
  parameters: { spec: '2.14' },
  args: {
    all: announcements,
    onSearchChange: fn(),
    onPageRequestChange: fn(),
    onSave: fn(async () => {}),
    onUpload: fn(async () => '/api/files/images/a.png'),
    onIntent: fn(),
    onDelete: fn(async () => {}),
    onToggleStatus: fn(),
    onTogglePinned: fn(),
  },
} satisfies Meta<typeof LiveAnnouncements>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const maintenance = 'Planned maintenance on Sunday'

const title = () => screen.getByRole('textbox', { name: /^Title/ })
const description = () => screen.getByRole('textbox', { name: /^Description/ })
const imageUrl = () => screen.getByRole('textbox', { name: 'Image URL' })
const advanced = () => screen.getByRole('button', { name: 'Advanced' })

/** The open dialog, once it has the focus: earlier key presses would go elsewhere. */
const open = async (canvas: Canvas, button = 'Create') => {
  canvas.getByRole('button', { name: button }).focus()
  await userEvent.keyboard('{Enter}')
  const opened = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(title()).toHaveFocus())
  await waitFor(() => expect(title()).toBecomeVisible())
  return opened
}
const submit = () =>
  userEvent.click(screen.getByRole('button', { name: /^(Create|Update) Announcement$/ }))
const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const question = async () => {
  const opened = within(await screen.findByRole('alertdialog'))
  await waitFor(() =>
    expect(opened.getByRole('button', { name: /Keep editing|Cancel/ })).toHaveFocus(),
  )
  await waitFor(() => expect(opened.getByRole('heading')).toBecomeVisible())
  return opened
}
const questionIsGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

export const CreatesByKeyboard: Story = {
  play: async ({ args, canvas, step }) => {
    await step('two texts, a pin, and Enter on the action', async () => {
      await open(canvas)
      await userEvent.keyboard('Bread on Friday')
      await expect(screen.getByText('15 of 255')).toBecomeVisible()
      await userEvent.tab()
      await userEvent.keyboard('Warm, from six.')
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: /^Image/ })).toHaveFocus()
      await userEvent.tab()
      await expect(imageUrl()).toHaveFocus()
      await userEvent.tab()
      await expect(screen.getByRole('radio', { name: 'Now' })).toHaveFocus()
      await userEvent.tab()
      await userEvent.tab()
      await expect(screen.getByRole('switch', { name: 'Pinned Status' })).toHaveFocus()
      await userEvent.keyboard(' ')
      await expect(screen.getByText('Announcement is pinned')).toBecomeVisible()
      await userEvent.tab()
      await expect(advanced()).toHaveFocus()
      screen.getByRole('button', { name: 'Create Announcement' }).focus()
      await userEvent.keyboard('{Enter}')
    })
    await step('what is empty is left out; the date is now', async () => {
      await dialogIsGone()
      await expect(args.onSave).toHaveBeenCalledOnce()
      await expect(args.onSave).toHaveBeenCalledWith(
        {
          title: 'Bread on Friday',
          description: 'Warm, from six.',
          isActive: true,
          isPinned: true,
          date: '2026-06-15T09:30:00.000Z',
        },
        undefined,
      )
      await expect(
        await canvas.findByRole('article', { name: 'Bread on Friday' }),
      ).toBecomeVisible()
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Create' })).toHaveFocus())
    })
  },
}

export const SaysWhatIsMissing: Story = {
  play: async ({ args, canvas, step }) => {
    const dialog = await open(canvas)
    await step('both texts, and the focus on the first', async () => {
      await userEvent.type(description(), '   ')
      await submit()
      await expect(await dialog.findByText('Title is required')).toBecomeVisible()
      await expect(dialog.getByText('Description is required')).toBecomeVisible()
      await waitFor(() => expect(title()).toHaveFocus())
      await expect(args.onSave).not.toHaveBeenCalled()
    })
    await step('an edit takes the error of its field away', async () => {
      await userEvent.keyboard('B')
      await expect(dialog.queryByText('Title is required')).toBeNull()
      await expect(dialog.getByText('Description is required')).toBecomeVisible()
    })
  },
}

export const HoldsTheLimits: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas)
    await userEvent.paste('t'.repeat(256))
    await userEvent.click(description())
    await userEvent.paste('d'.repeat(2001))
    await submit()
    await expect(
      await dialog.findByText('Title must be less than 255 characters'),
    ).toBecomeVisible()
    await expect(
      dialog.getByText('Description must be less than 2000 characters'),
    ).toBecomeVisible()
    await waitFor(() => expect(title()).toHaveFocus())
    await userEvent.keyboard('{End}{Backspace}')
    await userEvent.click(description())
    await userEvent.keyboard('{Control>}{End}{/Control}{Backspace}')
    await expect(dialog.getByText('255 of 255')).toBecomeVisible()
    await expect(dialog.getByText('2,000 of 2,000')).toBecomeVisible()
    await submit()
    await dialogIsGone()
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

export const OffersTheWayToTheFirstMistake: Story = {
  play: async ({ args, canvas, step }) => {
    const dialog = await open(canvas)
    await step('an address that is none has the focus', async () => {
      await userEvent.keyboard('Bread')
      await userEvent.type(description(), 'Warm.')
      await userEvent.type(imageUrl(), 'tent.jpg')
      await submit()
      await expect(await dialog.findByText('Please enter a valid URL')).toBecomeVisible()
      await waitFor(() => expect(imageUrl()).toHaveFocus())
      await expect(args.onSave).not.toHaveBeenCalled()
    })
    await step('mended, it is sent', async () => {
      await userEvent.clear(imageUrl())
      await submit()
      await dialogIsGone()
      await expect(args.onSave).toHaveBeenCalledOnce()
    })
  },
}

const dead = 'https://images.invalid:1/tent.jpg'
const deadError = "This image won't load. Check the link, or save again to use it anyway."

/** No browser asks at port 1 (Fetch, port blocking): that fails at once, without a network. */
export const ReportsADeadImage: Story = {
  play: async ({ args, canvas, step }) => {
    const dialog = await open(canvas)
    await step('as soon as the link is left', async () => {
      await userEvent.keyboard('Bread')
      await userEvent.type(description(), 'Warm.')
      await userEvent.type(imageUrl(), dead)
      await expect(dialog.queryByText(deadError)).toBeNull()
      await userEvent.tab()
      await expect(await dialog.findByText(deadError)).toBecomeVisible()
      await expect(imageUrl()).toHaveAccessibleDescription(/won't load/)
    })
    await step('a save goes back to it, and loses nothing', async () => {
      await submit()
      await waitFor(() => expect(imageUrl()).toHaveFocus())
      await expect(args.onSave).not.toHaveBeenCalled()
      await expect(title()).toHaveValue('Bread')
      await expect(description()).toHaveValue('Warm.')
    })
    await step(
      'who saves again means it: members may reach what this network does not',
      async () => {
        await submit()
        await dialogIsGone()
        await expect(args.onSave).toHaveBeenCalledWith(
          expect.objectContaining({ imageUrl: dead }),
          undefined,
        )
      },
    )
  },
}

/** An image whose load event the test triggers, without a network. */
const slowImage = document.createElement('img')
Object.defineProperty(slowImage, 'src', { set: () => {} })

function slowly() {
  return slowImage
}

export const NeverSavesWhatWasDiscarded: Story = {
  beforeEach: () => {
    const images = spyOn(window, 'Image').mockImplementation(slowly)
    return () => images.mockRestore()
  },
  play: async ({ args, canvas, step }) => {
    const dialog = await open(canvas)
    await userEvent.keyboard('Bread')
    await userEvent.type(description(), 'Warm.')
    await userEvent.type(imageUrl(), 'https://images.example.org/tent.jpg')
    await step('the link is checked before the save, and nothing can be typed', async () => {
      await submit()
      await expect(await dialog.findByText('Checking the image...')).toBecomeVisible()
      for (const field of [title(), description(), imageUrl()])
        await expect(field).toHaveAttribute('readonly')
    })
    await step('discarded meanwhile, it is not saved', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
      await userEvent.click((await question()).getByRole('button', { name: 'Discard' }))
      await dialogIsGone()
      slowImage.dispatchEvent(new Event('load'))
      await twoFrames()
      await expect(args.onSave).not.toHaveBeenCalled()
    })
  },
}

export const UploadsAnImage: Story = {
  play: async ({ args, canvas, step }) => {
    const dialog = await open(canvas)
    await userEvent.keyboard('Bread')
    await userEvent.type(description(), 'Warm.')
    const arrival = holdUpload(args.onUpload)
    await step('no save while it is under way; the link has given way', async () => {
      await userEvent.upload(fileInput(screen.getByRole('dialog')), pngFile())
      await expect(await dialog.findByRole('progressbar')).toBeInTheDocument()
      await expect(dialog.queryByRole('textbox', { name: 'Image URL' })).toBeNull()
      await submit()
      await expect(args.onSave).not.toHaveBeenCalled()
    })
    await step('its whole address is saved', async () => {
      arrival.store('/api/files/images/a.png')
      await expect(await dialog.findByRole('button', { name: 'Remove File' })).toBeEnabled()
      await waitFor(() => expect(dialog.queryByRole('progressbar')).toBeNull())
      await submit()
      await dialogIsGone()
      await expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ imageUrl: `${location.origin}/api/files/images/a.png` }),
        undefined,
      )
    })
  },
}

/** The tests run in UTC. The stories of WhenField cover other zones. */
export const PublishesLater: Story = {
  play: async ({ args, canvas, step }) => {
    const dialog = await open(canvas)
    const radio = (name: string) => dialog.getByRole('radio', { name })
    const time = () => within(dialog.getByRole('group', { name: 'Publish time' }))
    await step('Later asks for a time', async () => {
      await userEvent.keyboard('Bread')
      await userEvent.type(description(), 'Warm.')
      await expect(dialog.getByText('Visible now')).toBecomeVisible()
      radio('Now').focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(radio('Later')).toBeChecked()
      await expect(dialog.getByText('Goes out at the time you choose')).toBecomeVisible()
      await expect(
        dialog.getByText('Announcement is visible from its publish time'),
      ).toBecomeVisible()
      await submit()
      await expect(
        await dialog.findByText('Please fill in both the date and the time'),
      ).toBecomeVisible()
      await waitFor(() => expect(time().getAllByRole('spinbutton')[0]).toHaveFocus())
    })
    await step('typed, it is said in UTC and in the status line', async () => {
      await userEvent.keyboard('122120260930')
      await expect(await dialog.findByText('In UTC: Dec 21, 2026, 09:30')).toBecomeVisible()
      await expect(dialog.getByText('Scheduled', { exact: true })).toBecomeVisible()
      await expect(dialog.getByText('Goes out Dec 21, 09:30')).toBecomeVisible()
    })
    await step('Now and back again loses nothing', async () => {
      await userEvent.click(dialog.getByText('Now'))
      await expect(dialog.queryByRole('group', { name: 'Publish time' })).toBeNull()
      await userEvent.click(dialog.getByText('Later'))
      await expect(dialog.getByText('In UTC: Dec 21, 2026, 09:30')).toBecomeVisible()
    })
    await step('cleared, it is asked for again', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Clear Publish time' }))
      await expect(time().getAllByRole('spinbutton')[0]).toHaveTextContent('mm')
      await expect(radio('Later')).toBeChecked()
      await submit()
      await expect(
        await dialog.findByText('Please fill in both the date and the time'),
      ).toBecomeVisible()
      await waitFor(() => expect(time().getAllByRole('spinbutton')[0]).toHaveFocus())
      await userEvent.keyboard('122120260930')
    })
    await step('and it is sent', async () => {
      await submit()
      await dialogIsGone()
      await expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ publishedAt: '2026-12-21T09:30:00.000Z' }),
        undefined,
      )
      await expect(await canvas.findByText('Scheduled for Dec 21, 09:30')).toBecomeVisible()
    })
  },
}

/** The composer's code loads on hover and focus of a button that opens it. */
export const TellsThatItIsLikely: Story = {
  play: async ({ args, canvas }) => {
    await expect(args.onIntent).not.toHaveBeenCalled()
    canvas.getByRole('button', { name: 'Create' }).focus()
    await expect(args.onIntent).toHaveBeenCalled()
    mocked(args.onIntent).mockClear()
    await userEvent.hover(canvas.getByRole('button', { name: `Edit ${maintenance}` }))
    await expect(args.onIntent).toHaveBeenCalled()
  },
}

/** The field of this error is in the closed Advanced section, which must open. */
export const NeverHidesAMissingDate: Story = {
  args: { all: hostileAnnouncements.map((each) => ({ ...each, imageUrl: '', publishedAt: null })) },
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas, 'Edit <img src=x onerror="alert(1)">')
    await expect(advanced()).toHaveAttribute('aria-expanded', 'false')
    await submit()
    await expect(await dialog.findByText('Date is required')).toBecomeVisible()
    await waitFor(() =>
      expect(
        within(dialog.getByRole('group', { name: 'Date' })).getAllByRole('spinbutton')[0],
      ).toHaveFocus(),
    )
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** An address of the panel itself is never loaded, only sent. */
const here = `${location.origin}/api/users/ban/5`

const refusal = new RefusedError({
  message: 'The announcement was not saved',
  fieldErrors: [{ field: 'imageUrl', message: 'Please choose another image' }],
})

export const PutsTheServersErrorOnItsField: Story = {
  play: async ({ args, canvas, step }) => {
    mocked(args.onSave).mockRejectedValueOnce(refusal)
    await open(canvas)
    await step('the field has the focus, and all that was typed stays', async () => {
      await userEvent.keyboard('Bread')
      await userEvent.type(description(), 'Warm.')
      await userEvent.type(imageUrl(), here)
      await submit()
      await expect(await screen.findByText('Please choose another image')).toBecomeVisible()
      await expect(screen.getByText('The announcement was not saved')).toBecomeVisible()
      await waitFor(() => expect(imageUrl()).toHaveFocus())
      await expect(title()).toHaveValue('Bread')
      await expect(description()).toHaveValue('Warm.')
    })
    await step('an edit takes the error away, and the next try is sent', async () => {
      await userEvent.clear(imageUrl())
      await expect(screen.queryByText('Please choose another image')).toBeNull()
      await submit()
      await dialogIsGone()
      await expect(args.onSave).toHaveBeenCalledTimes(2)
    })
  },
}

/** The server limits saves of any draft, so the wait applies to the next one too. */
export const WaitsAsLongAsTheServerAsks: Story = {
  args: { retryAt: new Date('2026-06-15T09:30:42Z') },
  play: async ({ args, canvas }) => {
    await open(canvas)
    await expect(screen.getByRole('timer')).toHaveTextContent('You can try again in 0:42.')
    await userEvent.keyboard('Bread')
    await userEvent.type(description(), 'Warm.')
    await expect(screen.getByRole('button', { name: 'Create Announcement' })).toBeDisabled()
    await userEvent.type(title(), '{Enter}')
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.click((await question()).getByRole('button', { name: 'Discard' }))
    await dialogIsGone()
  },
}

/** The other actions of the rows stay available. */
export const TogglesWaitAsLongAsTheServerAsks: Story = {
  args: { toggleRetryAt: new Date('2026-06-15T09:30:42Z') },
  play: async ({ args, canvas }) => {
    for (const toggle of canvas.getAllByRole('button', { name: /^(Active|Pinned)\b/ })) {
      await expect(toggle).toHaveAttribute('aria-disabled', 'true')
    }
    const [pin] = canvas.getAllByRole('button', { name: /^Pinned\b/ })
    await userEvent.click(pin as Element)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('You can try again in 0:42.')
    await expect(args.onTogglePinned).not.toHaveBeenCalled()
    await chooseInRow(maintenance, 'Delete')
    await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }))
    await questionIsGone()
  },
}

export const ForgetsTheLastAnswerWhenItOpensAnew: Story = {
  play: async ({ args, canvas }) => {
    mocked(args.onSave).mockRejectedValueOnce(new Error('Failed to create announcement'))
    await open(canvas)
    await userEvent.keyboard('Bread')
    await userEvent.type(description(), 'Warm.')
    await submit()
    await expect(await screen.findByText('Failed to create announcement')).toBecomeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.click((await question()).getByRole('button', { name: 'Discard' }))
    await dialogIsGone()
    await questionIsGone()
    await open(canvas)
    await expect(screen.queryByText('Failed to create announcement')).toBeNull()
    await expect(title()).toHaveValue('')
  },
}

export const AsksBeforeADraftIsLost: Story = {
  play: async ({ args, canvas, step }) => {
    await step('nothing changed, nothing asked', async () => {
      await open(canvas)
      await userEvent.keyboard('{Escape}')
      await dialogIsGone()
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Create' })).toHaveFocus())
    })
    await step('Escape on a draft asks; Keep editing keeps it', async () => {
      await open(canvas)
      await userEvent.keyboard('Bread')
      await userEvent.keyboard('{Escape}')
      await question()
      await userEvent.keyboard('{Enter}')
      await questionIsGone()
      await expect(title()).toHaveValue('Bread')
    })
    await step('so does Cancel; Discard lets it go', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
      await userEvent.click((await question()).getByRole('button', { name: 'Discard' }))
      await dialogIsGone()
      await expect(args.onSave).not.toHaveBeenCalled()
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Create' })).toHaveFocus())
    })
  },
}

export const EditsByKeyboard: Story = {
  play: async ({ args, canvas, step }) => {
    await step('what is null is left out of what is sent', async () => {
      await open(canvas, `Edit ${maintenance}`)
      await userEvent.keyboard('{End} night')
      screen.getByRole('switch', { name: 'Active Status' }).focus()
      await userEvent.keyboard(' ')
      await expect(screen.getByText('Announcement is hidden')).toBecomeVisible()
      screen.getByRole('button', { name: 'Update Announcement' }).focus()
      await userEvent.keyboard('{Enter}')
      await dialogIsGone()
      await expect(args.onSave).toHaveBeenCalledWith(
        {
          title: `${maintenance} night`,
          description: 'The app will be away for about an hour on Sunday morning.',
          isActive: false,
          isPinned: false,
          date: '2026-06-14T16:20:00.000Z',
        },
        announcements[1],
      )
    })
    await step('the focus is back where it was', async () => {
      const edit = await canvas.findByRole('button', { name: `Edit ${maintenance} night` })
      await waitFor(() => expect(edit).toHaveFocus())
    })
  },
}

export const TogglesByKeyboard: Story = {
  play: async ({ args, canvas, step }) => {
    const row = () => within(canvas.getByRole('article', { name: maintenance }))
    const toggle = (name: string) => row().getByRole('button', { name: `${name} ${maintenance}` })
    await step('active and back, on the same button', async () => {
      toggle('Active').focus()
      await expect(toggle('Active')).toHaveAttribute('aria-pressed', 'true')
      await userEvent.keyboard('{Enter}')
      await expect(args.onToggleStatus).toHaveBeenLastCalledWith(announcements[1])
      await expect(await row().findByText('Inactive')).toBecomeVisible()
      await expect(toggle('Active')).toHaveAttribute('aria-pressed', 'false')
      await expect(toggle('Active')).toHaveFocus()
    })
    await step('pinned', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(/^Pin$/))
      await userEvent.keyboard(' ')
      await expect(args.onTogglePinned).toHaveBeenCalledOnce()
      await expect(await row().findByText('Pinned')).toBecomeVisible()
      await expect(toggle('Pinned')).toHaveAttribute('aria-pressed', 'true')
      await expect(toggle('Pinned')).toHaveFocus()
    })
  },
}

/** Another announcement under the pointer would be pinned by the next press. */
export const KeepsItsOrderUnderThePointer: Story = {
  play: async ({ canvas, step }) => {
    const titles = () =>
      canvas
        .getAllByRole('article')
        .map(
          (row) => document.getElementById(row.getAttribute('aria-labelledby') ?? '')?.textContent,
        )
    const title = 'Language courses in autumn'
    const pin = canvas.getByRole('button', { name: `Pinned ${title}` })
    const before = titles()
    await step('while the pointer or the focus is in the list', async () => {
      await userEvent.click(pin)
      await waitFor(() => expect(pin).toHaveAttribute('aria-pressed', 'true'))
      await twoFrames()
      await expect(titles()).toEqual(before)
      await userEvent.unhover(pin)
      await twoFrames()
      await expect(titles()).toEqual(before)
    })
    await step('then it moves up', async () => {
      pin.blur()
      await waitFor(() => expect(titles()[1]).toBe(title))
    })
  },
}

export const DeletesByKeyboard: Story = {
  play: async ({ args, canvas, step }) => {
    const button = { name: `Actions for ${maintenance}` }
    await step('Enter on Cancel takes nothing', async () => {
      await pressInRow(maintenance, 'Delete')
      await question()
      await userEvent.keyboard('{Enter}')
      await questionIsGone()
      await expect(args.onDelete).not.toHaveBeenCalled()
      await waitFor(() => expect(canvas.getByRole('button', button)).toHaveFocus())
    })
    await step('an action that fails keeps the question', async () => {
      mocked(args.onDelete).mockRejectedValueOnce(new Error('503'))
      await pressInRow(maintenance, 'Delete')
      const opened = await question()
      await userEvent.click(opened.getByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(opened.getByRole('button', { name: 'Cancel' })).toBeEnabled())
      await expect(opened.getByText(maintenance)).toBecomeVisible()
      await userEvent.click(opened.getByRole('button', { name: 'Delete' }))
      await questionIsGone()
      await expect(args.onDelete).toHaveBeenCalledTimes(2)
      await expect(args.onDelete).toHaveBeenLastCalledWith(announcements[1])
    })
    await step('the row is gone and the next one has the focus', async () => {
      await waitFor(() => expect(canvas.queryByRole('button', button)).toBeNull())
      const next = canvas.getAllByRole('button', { name: /^Actions for/ })[1]
      await waitFor(() => expect(next).toHaveFocus())
      await expect(canvas.getAllByRole('article', { name: /./ })).toHaveLength(4)
    })
  },
}

export const ActsFromTheMenuOfAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step }) => {
    const menu = await canvas.findByRole('button', { name: `Actions for ${maintenance}` })
    const items = async () => {
      await userEvent.click(menu)
      return screen.findAllByRole('menuitem')
    }
    await step('the same four, in words', async () => {
      const words = (await items()).map((item) => item.textContent)
      await expect(words).toEqual(['Deactivate', 'Pin', 'Edit', 'Delete'])
      await userEvent.click(screen.getByRole('menuitem', { name: 'Pin' }))
      await expect(args.onTogglePinned).toHaveBeenCalledOnce()
    })
    await step('delete asks first', async () => {
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await items()
      await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
      await userEvent.click((await question()).getByRole('button', { name: 'Delete' }))
      await questionIsGone()
      await expect(args.onDelete).toHaveBeenCalledOnce()
      await waitFor(() => expect(menu).not.toBeInTheDocument())
    })
  },
}

export const ShowsAllOfALongDescription: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText(/how much bread to bake/)
    const more = words.parentElement
    const isCut = () => words.scrollHeight > words.clientHeight
    const button = await within(more as HTMLElement).findByRole('button', { name: 'Show more' })
    await expect(isCut()).toBe(true)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(isCut()).toBe(false))
    await expect(button).toHaveTextContent('Show less')
  },
  globals: { viewport: { value: 'phone' } },
}

export const SearchesAndTurnsPages: Story = {
  args: { all: manyAnnouncements(35) },
  play: async ({ args, canvas, step }) => {
    await step('by the numbers', async () => {
      await expect(canvas.getByText('Showing 1 to 10 of 35 announcements')).toBecomeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Page 4' }))
      await expect(args.onPageRequestChange).toHaveBeenLastCalledWith({ page: 4, pageSize: 10 })
      await expect(
        await canvas.findByText('Showing 31 to 35 of 35 announcements'),
      ).toBecomeVisible()
    })
    await step('a search says how many there are', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'number 35')
      await expect(args.onSearchChange).toHaveBeenLastCalledWith('number 35')
      await waitFor(() => expect(canvas.getAllByRole('article', { name: /./ })).toHaveLength(1))
      await expect(canvas.queryByRole('navigation')).toBeNull()
    })
    await step('back to all in one press, with the focus kept in the page', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'x')
      await expect(
        await canvas.findByText('No announcements match your search criteria.'),
      ).toBecomeVisible()
      const [, inList] = canvas.getAllByRole('button', { name: 'Clear filters' })
      await userEvent.click(inList as HTMLElement)
      await expect(canvas.getByRole('searchbox')).toHaveValue('')
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    })
  },
}
