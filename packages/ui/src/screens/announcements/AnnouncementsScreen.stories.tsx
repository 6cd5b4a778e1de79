import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Loadable } from '../../loadable'
import { withDrafts } from '../../storybook/drafts'
import { fits } from '../../storybook/fits'
import { screenshots } from '../../storybook/modes'
import { chooseInRow } from '../../storybook/rowMenu'
import { useStorySubmission } from '../../storybook/submissions'
import {
  type Announcement,
  type AnnouncementsPage,
  AnnouncementsScreen,
} from './AnnouncementsScreen'
import {
  announcements,
  announcementWithImageElsewhere,
  hostileAnnouncements,
  manyAnnouncements,
  pageOf,
  stats,
} from './announcementsFixture'
import { WritingScreen, type WritingScreenProps } from './writingFixture'

const ready = (all: readonly Announcement[], page?: number): Loadable<AnnouncementsPage> => ({
  status: 'ready',
  data: pageOf(all, page),
})

const meta = {
  title: 'Screens/Announcements',
  component: WritingScreen,
  subcomponents: { AnnouncementsScreen },
  parameters: { spec: '2.14' },
  args: {
    announcements: ready(announcements),
    stats: { status: 'ready', data: stats },
    search: '',
    onSearchChange: fn(),
    onPageRequestChange: fn(),
    onSave: fn(async () => {}),
    onUpload: fn(async () => '/api/files/images/a.png'),
    onIntent: fn(),
    onDelete: fn(async () => {}),
    onToggleStatus: fn(),
    onTogglePinned: fn(),
  },
} satisfies Meta<typeof WritingScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const rowOf = (canvas: Canvas, name: string) => within(canvas.getByRole('article', { name }))
/** A dialog is open from the start: it would cover the docs page. */
const inFrame = { docs: { story: { inline: false, height: '46rem' } } }
export const Ready: Story = { parameters: screenshots.all }

/**
 * An edit was open when the session ended; fields that nobody changed have the list's current
 * values.
 */
export const DraftRestored: Story = {
  parameters: inFrame,
  args: { compose: 'a2' },
  decorators: [
    withDrafts({
      'announcement a2': { description: 'It takes an hour.' },
    }),
  ],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Announcement' }))
    await waitFor(() =>
      expect(
        dialog.getByText(/^We kept what you typed\. It hasn't been saved yet\.$/),
      ).toBecomeVisible(),
    )
    await expect(dialog.getByRole('textbox', { name: /^Description/ })).toHaveValue(
      'It takes an hour.',
    )
    await expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue(
      'Planned maintenance on Sunday',
    )
  },
}

/** The server has refused the save: somebody else has saved first. */
export const ChangedMeanwhile: Story = {
  parameters: inFrame,
  args: { compose: 'a2' },
  decorators: [
    withDrafts({
      'announcement a2': { description: 'It takes an hour.' },
      'announcement a2 seen': { ...announcements[1], isPinned: true, description: 'As it was.' },
    }),
  ],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Announcement' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep mine' })).toBecomeVisible())
  },
}

export const TakesTheirs: Story = {
  ...ChangedMeanwhile,
  tags: ['!autodocs'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Announcement' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Take theirs' }))
    await expect(dialog.getByRole('textbox', { name: /^Description/ })).toHaveValue(
      announcements[1]?.description,
    )
    await expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveFocus()
  },
}

/** It is on another page by now, but the dialog still has it. */
export const DraftRestoredOfAnother: Story = {
  parameters: inFrame,
  args: { compose: 'away' },
  decorators: [
    withDrafts({
      'announcement away': { description: 'It takes an hour.' },
      'announcement away seen': { ...announcements[1], id: 'away' },
    }),
  ],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Announcement' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Update Announcement' }))
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Planned maintenance on Sunday',
        description: 'It takes an hour.',
      }),
      { ...announcements[1], id: 'away' },
    )
  },
}

export const TellsWhatTheSpecificationSays: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, step }) => {
    await step('title, subtitle, Create and search', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Announcements$/)
      await expect(canvas.getByText('Create and manage community announcements')).toBecomeVisible()
      await expect(canvas.getByRole('button', { name: 'Create' })).toBeEnabled()
      await expect(canvas.getByPlaceholderText('Search announcements...')).toBeEnabled()
      await expect(canvas.getByRole('status')).toHaveTextContent('5 announcements')
    })
    await step('four numbers, each with what it counts', async () => {
      const tiles = within(canvas.getByRole('list', { name: 'Counts' })).getAllByRole('listitem')
      await expect(tiles.map((tile) => tile.textContent)).toEqual([
        expect.stringMatching(/^Total35Active and inactive/),
        expect.stringMatching(/^Active32Including scheduled/),
        expect.stringMatching(/^Pinned2At the top of the list/),
        expect.stringMatching(/^Today1Dated today \(UTC\)/),
      ])
    })
    await step('title, badges, date and text of a row', async () => {
      const pinned = rowOf(canvas, 'Summer gathering: registration is open')
      await expect(pinned.getByText('Active')).toBecomeVisible()
      await expect(pinned.getByText('Pinned')).toBecomeVisible()
      await expect(pinned.getByText('Jun 15, 2026')).toBecomeVisible()
      await expect(pinned.getByText(/^We meet on the first Saturday/)).toBecomeVisible()
      const hidden = rowOf(canvas, 'Draft: spring programme')
      await expect(hidden.getByText('Inactive')).toBecomeVisible()
      await expect(hidden.queryByText('Pinned')).toBeNull()
    })
    await step('an active one that is still to be published says so', async () => {
      const scheduled = rowOf(canvas, 'Language courses in autumn')
      await expect(scheduled.getByText('Active')).toBecomeVisible()
      await expect(scheduled.getByText('Scheduled for Jul 1, 08:00')).toBecomeVisible()
      await expect(scheduled.getByText('Jun 10, 2026')).toBecomeVisible()
      await expect(canvas.getAllByText(/^Scheduled/)).toHaveLength(1)
    })
    await step(
      'four actions that name what they are done to, one of them in the menu',
      async () => {
        const names = (row: string) =>
          rowOf(canvas, row)
            .getAllByRole('button', { name: new RegExp(row) })
            .map((button) => button.getAttribute('aria-label'))
        await expect(names('Planned maintenance on Sunday')).toEqual([
          'Active Planned maintenance on Sunday',
          'Pinned Planned maintenance on Sunday',
          'Edit Planned maintenance on Sunday',
          'Actions for Planned maintenance on Sunday',
        ])
      },
    )
    await step('two of them show how the announcement stands', async () => {
      const pressed = (name: string) =>
        canvas.getByRole('button', { name }).getAttribute('aria-pressed')
      await expect(pressed('Active Planned maintenance on Sunday')).toBe('true')
      await expect(pressed('Pinned Planned maintenance on Sunday')).toBe('false')
      await expect(pressed('Active Draft: spring programme')).toBe('false')
      await expect(pressed('Pinned Summer gathering: registration is open')).toBe('true')
    })
    await step('one page needs no numbers', async () => {
      await expect(canvas.queryByRole('navigation')).toBeNull()
      await expect(canvasElement.querySelectorAll('article img')).toHaveLength(1)
    })
  },
}

/** The date of an announcement is a moment, and the count of today has the same zone. */
export const DatesInTheZoneOfTheDeployment: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    document.documentElement.dataset.timeZone = 'Asia/Tokyo'
    return () => {
      delete document.documentElement.dataset.timeZone
    }
  },
  play: async ({ canvas }) => {
    const name = 'Planned maintenance on Sunday'
    await expect(rowOf(canvas, name).getByText('Jun 15, 2026')).toBecomeVisible()
    await userEvent.click(canvas.getByRole('button', { name: `Edit ${name}` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Announcement' }))
    await expect(dialog.getByText('Jun 15, 2026')).toBecomeVisible()
  },
}

export const Loading: Story = {
  args: { announcements: { status: 'loading' }, stats: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Loading')).toHaveLength(5)
    await expect(canvas.getByRole('button', { name: 'Create' })).toBeEnabled()
    await expect(canvas.getByRole('searchbox', { name: 'Search announcements' })).toBeEnabled()
  },
}

export const Empty: Story = {
  args: { announcements: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Announcements Found')).toBecomeVisible()
    await expect(canvas.getByText('No announcements have been created yet.')).toBecomeVisible()
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  },
}

export const EmptySearch: Story = {
  args: { announcements: ready([]), search: 'xyzzy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Announcements Found')).toBecomeVisible()
    await expect(canvas.getByText('No announcements match your search criteria.')).toBecomeVisible()
  },
}

/** The last row of the last page was deleted, or the address is out of date. */
export const PastTheEnd: Story = {
  args: { announcements: ready(manyAnnouncements(20), 3) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to page 2' }))
    await expect(args.onPageRequestChange).toHaveBeenCalledWith({ page: 2, pageSize: 10 })
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

const onRetry = fn()

export const Failed: Story = {
  args: { announcements: { status: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Some error occurred while fetching data',
    )
    // The numbers loaded and stay visible.
    await expect(canvas.getByText('35')).toBecomeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

const onRetryStats = fn()

/** The numbers failed; the list is independent of them. */
export const FailedCounts: Story = {
  args: { stats: { status: 'failed', onRetry: onRetryStats } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article', { name: /./ })).toHaveLength(5)
    await expect(canvas.queryByRole('alert')).toBeNull()
    const [again] = canvas.getAllByRole('button', { name: 'Try again' })
    await userEvent.click(again as HTMLElement)
    await expect(onRetryStats).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const Busy: Story = {
  args: { busyIds: new Set(['a2']) },
  play: async ({ args, canvas }) => {
    const pin = canvas.getByRole('button', { name: 'Pinned Planned maintenance on Sunday' })
    await expect(pin).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(pin)
    await expect(args.onTogglePinned).not.toHaveBeenCalled()
  },
}

/** The next page is loading; the current rows stay. */
export const Refreshing: Story = {
  args: {
    announcements: {
      status: 'ready',
      data: { ...pageOf(manyAnnouncements(35)), page: 2 },
      isRefreshing: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Announcements' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await expect(canvas.getByText('Announcement number 1')).toBecomeVisible()
  },
}

/** A reload keeps failing: the page says how old its data is. */
export const Stale: Story = {
  args: {
    announcements: {
      status: 'ready',
      data: pageOf(announcements),
      stale: { since: new Date('2026-06-15T09:22:00Z') },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Updated 09:22, retrying')).toBecomeVisible()
  },
}

export const ManyPages: Story = {
  args: { announcements: ready(manyAnnouncements(117)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 1 to 10 of 117 announcements')).toBecomeVisible()
    const pages = canvas.getAllByRole('button', { name: /^Page/ }).map((page) => page.textContent)
    await expect(pages).toEqual(['1', '2', '3', '4', '5'])
  },
}

export const LastPage: Story = {
  args: { announcements: ready(manyAnnouncements(117), 12) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 111 to 117 of 117 announcements')).toBecomeVisible()
    const pages = canvas.getAllByRole('button', { name: /^Page/ }).map((page) => page.textContent)
    await expect(pages).toEqual(['8', '9', '10', '11', '12'])
  },
}

/** An image on another host loads only after a press on its button. */
export const ImageElsewhere: Story = {
  args: { announcements: ready([announcementWithImageElsewhere, ...announcements]) },
  play: async ({ canvas, canvasElement, step }) => {
    const images = () => canvasElement.querySelectorAll('img[src^="https://images.example.org:1/"]')
    const button = (name: string) => canvas.getByRole('button', { name })
    await expect(images()).toHaveLength(0)
    await step('one that does not load says so, and can be asked for again', async () => {
      const show = button('Show image from images.example.org:1')
      await expect(show).toHaveAccessibleDescription('A walk along the old canal')
      await userEvent.click(show)
      await expect(await canvas.findByText("Couldn't load the image.")).toBecomeVisible()
      await expect(images()).toHaveLength(0)
      await expect(button('Show image from images.example.org:1')).toHaveFocus()
    })
  },
}

export const LongContent: Story = {
  args: { announcements: ready(hostileAnnouncements) },
  play: async ({ canvas, canvasElement, step }) => {
    await step('markup shows as text', async () => {
      await expect(
        canvas.getByRole('heading', { name: '<img src=x onerror="alert(1)">' }),
      ).toBecomeVisible()
      await expect(canvas.getByText('<script>alert(1)</script> & <b>bold</b>')).toBecomeVisible()
      await expect(canvasElement.querySelector('img[src="x"], article b')).toBeNull()
    })
    await step('a direction override does not reach the title', async () => {
      await expect(canvas.getByRole('heading', { name: 'eltit' })).toBecomeVisible()
    })
    await step('one without words has some to be told by', async () => {
      const row = rowOf(canvas, 'Untitled announcement')
      await expect(row.getByText('Unknown date')).toBecomeVisible()
      const [first] = row.getAllByRole('button')
      await expect(first).toHaveAccessibleName(/Untitled announcement$/)
    })
    await step('an image that does not load is left out', async () => {
      await waitFor(() => expect(canvasElement.querySelectorAll('article img')).toHaveLength(1))
    })
    await step('only what is cut can be opened', async () => {
      await waitFor(() =>
        expect(canvas.getAllByRole('button', { name: 'Show more' })).toHaveLength(2),
      )
    })
    await step('the page does not scroll sideways', fits)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'small' } } }

export const LargeText: Story = { globals: { textSize: '200' }, play: fits }

/** Images stay in the same place for a person who may only read announcements. */
export const ReadOnly: Story = {
  args: { mayWrite: false },
  play: async ({ canvas }) => {
    const [one] = await canvas.findAllByRole('article')
    const image = one?.lastElementChild?.getBoundingClientRect()
    const title = one?.querySelector('h2')?.getBoundingClientRect()
    await expect(image?.right ?? Number.POSITIVE_INFINITY).toBeLessThan(title?.left ?? 0)
  },
}

const opened = async (title: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  const first = dialog.getByRole('textbox', { name: /^Title/ })
  await waitFor(() => expect(first).toHaveFocus())
  await expect(first).toBecomeVisible()
  return dialog
}
const open = async (canvas: Canvas, button: string, title: string) => {
  await userEvent.click(canvas.getByRole('button', { name: button }))
  return opened(title)
}

export const CreateDialog: Story = {
  parameters: screenshots.all,
  play: async ({ canvas, step }) => {
    const dialog = await open(canvas, 'Create', 'Create Announcement')
    await step('a new one is active and not pinned', async () => {
      await expect(dialog.getByRole('switch', { name: 'Active Status' })).toBeChecked()
      await expect(dialog.getByText('Announcement is visible')).toBecomeVisible()
      await expect(dialog.getByRole('switch', { name: 'Pinned Status' })).not.toBeChecked()
      await expect(dialog.getByText('Announcement is not pinned')).toBecomeVisible()
      await expect(dialog.getByText('Active')).toBecomeVisible()
      await expect(dialog.queryByText('Pinned')).toBeNull()
    })
    await step('texts are counted, and Advanced is closed', async () => {
      await expect(dialog.getByText('0 of 255')).toBecomeVisible()
      await expect(dialog.getByText('0 of 2,000')).toBecomeVisible()
      await expect(dialog.getByRole('textbox', { name: /^Description/ })).toHaveAttribute(
        'rows',
        '4',
      )
      await expect(dialog.getByRole('button', { name: 'Advanced' })).toHaveAttribute(
        'aria-expanded',
        'false',
      )
      await expect(dialog.queryByRole('group', { name: 'Date' })).toBeNull()
    })
    await step('Cancel, then the action', async () => {
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled()
      await expect(dialog.getByRole('button', { name: 'Create Announcement' })).toBeEnabled()
    })
  },
}

export const EditDialog: Story = {
  play: async ({ canvas }) => {
    const name = 'Planned maintenance on Sunday'
    const dialog = await open(canvas, `Edit ${name}`, 'Edit Announcement')
    await expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue(name)
    await expect(dialog.getByRole('textbox', { name: /^Description/ })).toHaveValue(
      'The app will be away for about an hour on Sunday morning.',
    )
    await expect(dialog.getByRole('button', { name: 'Update Announcement' })).toBeEnabled()
    await expect(dialog.getByRole('button', { name: 'Advanced' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await userEvent.click(dialog.getByRole('switch', { name: 'Pinned Status' }))
    await expect(dialog.getByText('Announcement is pinned')).toBecomeVisible()
    await expect(dialog.getByText('Pinned')).toBecomeVisible()
  },
}

export const EditHiddenDialog: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit Draft: spring programme', 'Edit Announcement')
    await expect(dialog.getByRole('switch', { name: 'Active Status' })).not.toBeChecked()
    await expect(dialog.getByText('Announcement is hidden')).toBecomeVisible()
    await expect(dialog.getByText('Inactive')).toBecomeVisible()
  },
}

/** A publish time is set: Later is chosen, and the same moment stands there in UTC. */
export const EditScheduledDialog: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit Language courses in autumn', 'Edit Announcement')
    await expect(dialog.getByText('Goes out Jul 1, 08:00')).toBecomeVisible()
    await expect(
      dialog.getByText('Announcement is visible from its publish time'),
    ).toBecomeVisible()
    await expect(dialog.getByRole('radio', { name: 'Later' })).toBeChecked()
    const time = dialog.getByRole('group', { name: 'Publish time' })
    await expect(time).toHaveTextContent(/2026/)
    await expect(time).toHaveAccessibleDescription(/In UTC: Jul 1, 2026, 08:00/)
  },
}

export const DialogOnAPhone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Actions for Language courses in autumn' }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    await opened('Edit Announcement')
    await fits()
  },
  globals: { viewport: { value: 'small' } },
}

export const DialogRightToLeft: Story = {
  ...EditScheduledDialog,
  globals: { direction: 'rtl' },
}

function Saving(props: WritingScreenProps) {
  const [onSave, submission] = useStorySubmission(props.onSave)
  return <WritingScreen {...props} onSave={onSave} submission={submission} />
}

const never = () => new Promise<never>(() => {})

export const SavingDialog: Story = {
  args: { onSave: fn(never) },
  render: (args) => <Saving {...args} />,
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Create', 'Create Announcement')
    await userEvent.keyboard('Bread on Friday')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Description/ }), 'Warm, from six.')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Announcement' }))
    await waitFor(() => expect(dialog.getByText('Creating...')).toBecomeVisible())
  },
}

export const UpdatingDialog: Story = {
  args: { onSave: fn(never) },
  render: (args) => <Saving {...args} />,
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas, 'Edit Planned maintenance on Sunday', 'Edit Announcement')
    await userEvent.click(dialog.getByRole('button', { name: 'Update Announcement' }))
    await waitFor(() => expect(dialog.getByText('Updating...')).toBecomeVisible())
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog')).toBecomeVisible()
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

export const DeleteDialog: Story = {
  play: async ({ args }) => {
    await chooseInRow('Planned maintenance on Sunday', 'Delete')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Announcement' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    const sentence =
      'Are you sure you want to delete this announcement? This action cannot be undone.'
    await waitFor(() => expect(dialog.getByText(sentence)).toBecomeVisible())
    await expect(dialog.getByText('Planned maintenance on Sunday')).toBecomeVisible()
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
}
