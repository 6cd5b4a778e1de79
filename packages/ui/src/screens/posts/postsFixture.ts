import type { Post } from '../../domain/posts/posts'

/** Posts of made-up people, for stories and tests. */
export const posts: readonly Post[] = [
  {
    id: 'p1',
    title: 'Saturday clean-up at the river',
    description:
      'We meet at nine by the old bridge. Bring gloves if you have some; bags and coffee are there. Last time we filled forty of them, and the herons came back within the week.',
    createdAt: '2026-06-15T08:10:00Z',
    user: { fullName: 'Maria Silva', email: 'maria.silva@mail.example' },
  },
  {
    id: 'p2',
    title: 'Lost: a green scarf',
    description: 'On the tram to the harbour, Thursday evening.',
    createdAt: '2026-06-14T19:45:00Z',
    user: { fullName: 'Jonas Lindqvist', email: 'jonas@mail.example' },
  },
  {
    id: 'p3',
    title: 'جلسه کتاب‌خوانی این ماه',
    description: 'پنجشنبه ساعت شش در کتابخانه مرکزی. ورود برای همه آزاد است.',
    createdAt: '2026-06-12T16:20:00Z',
    user: { fullName: 'مریم رضایی', email: 'maryam.rezaei@mail.example' },
  },
  {
    id: 'p4',
    title: 'Language exchange, Tuesdays',
    description: 'Portuguese, English and whatever you bring. Beginners are welcome.',
    createdAt: '2026-06-03T07:00:00Z',
    user: { fullName: 'Aoife Ní Bhriain', email: 'aoife@mail.example' },
  },
  {
    id: 'p5',
    title: 'Second-hand bicycles',
    description: 'Three of them, repaired by hand, for members who need one.',
    createdAt: '2026-05-28T11:30:00Z',
    user: { fullName: 'Tomás Ferreira', email: 'tomas@mail.example' },
  },
]

/** Values that break careless screens. */
export const hostilePosts: readonly Post[] = [
  {
    id: 'h1',
    title: 'Neighbourhood-council-election '.repeat(8).trim(),
    description: Array.from({ length: 12 }, (_, at) => `Point ${at + 1} of the agenda.`).join('\n'),
    createdAt: '2026-06-15T08:10:00Z',
    user: {
      fullName: 'Maximiliana-Theodora '.repeat(10).trim(),
      email: `${'very.long.'.repeat(18)}address@mail.example`,
    },
  },
  {
    id: 'h2',
    title: 'x'.repeat(200),
    description: 'y'.repeat(1200),
    createdAt: 'yesterday',
    user: { fullName: null, email: 'unbroken@mail.example' },
  },
  {
    id: 'h3',
    title: '<img src=x onerror="alert(1)">',
    description: '<script>alert(1)</script> & <b>bold</b>',
    createdAt: '2026-06-01T08:00:00Z',
    user: { fullName: '<img src=x onerror="alert(1)">', email: '"<script>"@mail.example' },
  },
  {
    id: 'h4',
    title: '\u202Eeltit',
    description: 'नमस्ते, सभी सदस्यों का स्वागत है।',
    createdAt: '2026-05-01T08:00:00Z',
    user: { fullName: '👩🏽‍🚀 🇵🇹 Zoë', email: 'zoe@mail.example' },
  },
  {
    id: 'h5',
    title: '   ',
    description: '',
    createdAt: '2026-04-01T08:00:00Z',
    user: {
      fullName: '   ',
      email: null,
      profilePic: 'data:image/png;base64,bm90IGEgcGljdHVyZQ==',
    },
  },
]

/** As many posts as requested, each different and always the same. */
export const manyPosts = (length: number): readonly Post[] =>
  Array.from({ length }, (_, at) => ({
    id: `many-${at + 1}`,
    title: `Walk number ${at + 1}`,
    description: at % 2 === 0 ? 'Along the harbour.' : 'Through the old town.',
    createdAt: '2026-05-20T09:00:00Z',
    user: { fullName: 'Ana Abreu', email: 'ana@mail.example' },
  }))
