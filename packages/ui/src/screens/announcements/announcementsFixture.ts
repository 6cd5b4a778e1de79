import type {
  Announcement,
  AnnouncementStats,
  AnnouncementsPage,
} from '../../domain/announcements/announcements'
import { brokenImage, image } from '../../storybook/image'

/** Announcements of a made-up community, for stories and tests. */
export const announcements: readonly Announcement[] = [
  {
    id: 'a1',
    title: 'Summer gathering: registration is open',
    description:
      'We meet on the first Saturday of August. There is a tent, music and food for everybody. Please register until the end of July, so that we know how much bread to bake and how many tables to carry down to the river.',
    date: '2026-06-15T07:00:00.000Z',
    isActive: true,
    isPinned: true,
    imageUrl: image,
    publishedAt: null,
  },
  {
    id: 'a2',
    title: 'Planned maintenance on Sunday',
    description: 'The app will be away for about an hour on Sunday morning.',
    date: '2026-06-14T16:20:00.000Z',
    isActive: true,
    isPinned: false,
    imageUrl: null,
    publishedAt: null,
  },
  {
    id: 'a3',
    title: 'Language courses in autumn',
    description: 'Twelve evenings, three levels, small groups. The first course is free.',
    date: '2026-06-10T08:00:00.000Z',
    isActive: true,
    isPinned: false,
    imageUrl: null,
    publishedAt: '2026-07-01T08:00:00.000Z',
  },
  {
    id: 'a4',
    title: 'گردهمایی تابستانی',
    description: 'شنبه اول اوت کنار رودخانه همدیگر را می‌بینیم.',
    date: '2026-05-30T08:00:00.000Z',
    isActive: true,
    isPinned: false,
  },
  {
    id: 'a5',
    title: 'Draft: spring programme',
    description: 'Dates and rooms are still being arranged.',
    date: '2026-04-02T08:00:00.000Z',
    isActive: false,
    isPinned: false,
    imageUrl: '',
  },
]

/** Values that break careless screens. */
export const hostileAnnouncements: readonly Announcement[] = [
  {
    id: 'h1',
    title: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(7).trim().slice(0, 255),
    description: 'A sentence that goes on and on, as announcements do. '.repeat(37).slice(0, 2000),
    date: '2026-06-15T07:00:00.000Z',
    isActive: true,
    isPinned: true,
    imageUrl: image,
    publishedAt: '2099-12-31T23:59:00.000Z',
  },
  {
    id: 'h2',
    title: '<img src=x onerror="alert(1)">',
    description: '<script>alert(1)</script> & <b>bold</b>',
    date: 'soon',
    isActive: false,
    isPinned: false,
    imageUrl: 'javascript:alert(1)',
  },
  {
    id: 'h3',
    title: 'x'.repeat(255),
    description: 'y'.repeat(400),
    date: '2026-06-01T08:00:00.000Z',
    isActive: true,
    isPinned: false,
    imageUrl: brokenImage,
  },
  {
    id: 'h4',
    title: '   ',
    description: '',
    date: '',
    isActive: true,
    isPinned: false,
  },
  {
    id: 'h5',
    title: '\u202Eeltit',
    description: '👩🏽‍🚀 नमस्ते, सभी सदस्यों का स्वागत है।',
    date: '2026-05-01T08:00:00.000Z',
    isActive: true,
    isPinned: true,
  },
]

/** Its image fails at once, without a network: no browser asks at port 1 (Fetch, port blocking). */
export const announcementWithImageElsewhere: Announcement = {
  id: 'e1',
  title: 'A walk along the old canal',
  description: 'We meet at the lock at ten. Bring shoes that may get wet.',
  date: '2026-06-12T08:00:00.000Z',
  isActive: true,
  isPinned: false,
  imageUrl: 'https://images.example.org:1/canal.png',
}

/** As many as requested, each different and always the same. */
export const manyAnnouncements = (length: number): readonly Announcement[] =>
  Array.from({ length }, (_, at) => ({
    id: `many-${at + 1}`,
    title: `Announcement number ${at + 1}`,
    description: at % 2 === 0 ? 'About the harbour.' : 'About the old town.',
    date: '2026-05-20T09:00:00.000Z',
    isActive: at % 3 !== 0,
    isPinned: at === 0,
  }))

/** One page of a list, split as the server does it. */
export const pageOf = (
  all: readonly Announcement[],
  page = 1,
  pageSize = 10,
): AnnouncementsPage => ({
  rows: all.slice((page - 1) * pageSize, page * pageSize),
  page,
  pageSize,
  totalPages: Math.ceil(all.length / pageSize),
  total: all.length,
})

export const stats: AnnouncementStats = {
  total: 35,
  active: 32,
  pinned: 2,
  today: 1,
  asOf: new Date('2026-06-15T09:29:00Z'),
}
