import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import {
  announcements,
  announcementWithImageElsewhere,
  hostileAnnouncements,
} from '../../screens/announcements/announcementsFixture'
import { withDrafts } from '../../storybook/drafts'
import { pngFile } from '../../storybook/image'
import { screenshots } from '../../storybook/modes'
import { refused, sending } from '../../storybook/submissions'
import { AnnouncementComposer } from './AnnouncementComposer'
import type { Announcement } from './announcementsModel'

const ready = (data: Announcement | undefined) => ({ status: 'ready', data }) as const
const edited = (data: Announcement | undefined) => ({ id: data?.id, announcement: ready(data) })

const meta = {
  title: 'Product/AnnouncementComposer',
  component: AnnouncementComposer,
  args: {
    id: undefined,
    announcement: ready(undefined),
    onSave: fn(async () => {}),
    onUpload: fn(async () => '/api/files/images/a.png'),
    onClose: fn(),
  },
  argTypes: { announcement: { control: false }, submission: { control: false } },
  parameters: { spec: '2.14', docs: { story: { inline: false, height: '46rem' } } },
} satisfies Meta<typeof AnnouncementComposer>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog'))

export const Default: Story = { parameters: screenshots.all }

export const Edit: Story = {
  parameters: screenshots.both,
  args: edited(announcements[0]),
  play: async () => {
    const composer = await opened()
    const preview = within(composer.getByRole('region', { name: 'Preview' }))
    await expect(preview.getByRole('heading', { level: 4 })).toHaveTextContent(/^Summer gathering/)
    await expect(preview.getByText(/Pinned$/)).toBecomeVisible()
    await expect(composer.getByText('Visible now')).toBecomeVisible()
  },
}

/** When, the hint of the switch, badge and words say the same. */
export const Scheduled: Story = {
  args: edited(announcements[2]),
  play: async () => {
    const composer = await opened()
    await expect(composer.getByRole('radio', { name: 'Later' })).toBeChecked()
    await expect(composer.getByText('Scheduled')).toBecomeVisible()
    await expect(composer.getByText('Goes out Jul 1, 08:00')).toBecomeVisible()
    await expect(composer.queryByText('Announcement is visible')).toBeNull()
    await expect(composer.queryByText('Active', { exact: true })).toBeNull()
  },
}

/** The first label is as far from the title as the fields are from each other. */
export const KeepsItsDistance: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const composer = await opened()
    const title = composer.getByRole('heading', { level: 2 }).getBoundingClientRect()
    const form = screen.getByRole('dialog').querySelector('form')?.getBoundingClientRect()
    await expect(Math.round((form?.top ?? 0) - title.bottom)).toBe(24)
  },
}

export const Hidden: Story = {
  args: edited(announcements[4]),
  play: async () => {
    const composer = await opened()
    await expect(composer.getByText('Announcement is hidden')).toBecomeVisible()
    await expect(composer.getByText('Hidden', { exact: true })).toBecomeVisible()
  },
}

/** A publish time that has passed stays as it is. */
export const Published: Story = {
  args: edited(
    announcements[1] && { ...announcements[1], publishedAt: '2026-06-14T08:00:00.000Z' },
  ),
  play: async () => {
    const composer = await opened()
    await expect(
      composer.getByText('In UTC: Jun 14, 2026, 08:00. This time has passed.'),
    ).toBecomeVisible()
  },
}

/** A saved link shows on request, as in the list. */
export const ImageElsewhere: Story = {
  args: edited(announcementWithImageElsewhere),
  play: async () => {
    const composer = await opened()
    await userEvent.click(
      composer.getByRole('button', { name: 'Show image from images.example.org:1' }),
    )
    await expect(await composer.findByText(/^This image won't load/)).toBecomeVisible()
  },
}

export const Loading: Story = { args: { id: 'a1', announcement: { status: 'loading' } } }

const onRetry = fn()

export const Failed: Story = {
  args: { id: 'a1', announcement: { status: 'failed', onRetry } },
  play: async () => {
    const composer = await opened()
    await userEvent.click(composer.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

/** The address of an announcement that somebody has deleted. */
export const NotFound: Story = {
  args: { id: 'a1' },
  play: async ({ args }) => {
    const composer = await opened()
    await expect(composer.getByText('Announcement not found')).toBecomeVisible()
    await userEvent.click(composer.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = { args: { ...edited(announcements[1]), submission: sending } }

export const Refused: Story = {
  args: {
    ...edited(announcements[1]),
    submission: refused({ retryAt: new Date('2026-06-15T09:30:42Z') }),
  },
}

export const LongContent: Story = { args: edited(hostileAnnouncements[0]) }

export const RightToLeft: Story = {
  args: edited(announcements[3]),
  globals: { direction: 'rtl' },
}

const openPreview: Story['play'] = async () => {
  const composer = await opened()
  const preview = composer.getByRole('button', { name: 'Preview' })
  await userEvent.click(preview)
  await waitFor(() => expect(composer.getByRole('heading', { level: 4 })).toBecomeVisible())
  const page = document.documentElement
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
}

export const Phone: Story = {
  parameters: screenshots.one,
  args: edited(announcements[0]),
  globals: { viewport: { value: 'phone' } },
  play: openPreview,
}

export const SmallPhone: Story = {
  ...LongContent,
  globals: { viewport: { value: 'small' } },
  play: openPreview,
}

export const LargeText: Story = {
  args: edited(announcements[2]),
  globals: { textSize: '200', viewport: { value: 'small' } },
}

const illustrated = {
  ...announcementWithImageElsewhere,
  id: 'a9',
  imageUrl: new URL('/tiers/crest.svg', location.origin).href,
}

/** Somebody else saved it before the session came back: their image takes the place of the file. */
export const TakesTheOtherVersionOverARestoredImage: Story = {
  tags: ['!autodocs'],
  args: edited(illustrated),
  decorators: [
    withDrafts({
      'announcement a9': { title: 'Mine' },
      'announcement a9 image': { status: 'success', file: pngFile('tent.png') },
      'announcement a9 seen': { ...illustrated, title: 'Before' },
    }),
  ],
  play: async () => {
    const composer = await opened()
    await expect(composer.getByText(/^We kept what you typed/)).toBecomeVisible()
    await userEvent.click(composer.getByRole('button', { name: 'Take theirs' }))
    await expect(composer.queryByText(/^We kept what you typed/)).toBeNull()
  },
}

/** The preview follows every key press, and nothing else loads while a link is typed. */
export const ShowsTheTypedText: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const composer = await opened()
    const preview = within(composer.getByRole('region', { name: 'Preview' }))
    const heading = preview.getByRole('heading', { level: 4 })
    await expect(heading).toHaveTextContent(/^Title$/)
    await waitFor(() => expect(composer.getByRole('textbox', { name: /^Title/ })).toHaveFocus())
    await userEvent.keyboard('Bread')
    await expect(heading).toHaveTextContent(/^Bread$/)
    await userEvent.type(composer.getByRole('textbox', { name: /^Description/ }), 'Warm.')
    await expect(preview.getByText('Warm.')).toBecomeVisible()
    await userEvent.click(composer.getByRole('switch', { name: 'Active Status' }))
    await expect(composer.getByText('Hidden', { exact: true })).toBecomeVisible()
  },
}
