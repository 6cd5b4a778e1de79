import type { BadgeRequest, DashboardPost } from './DashboardScreen'

/** Made-up people, for stories and tests. */
export const requests: BadgeRequest[] = [
  {
    id: 'r1',
    fullName: 'Maria Silva',
    email: 'maria.silva@mail.example',
    phone: '+351 210 555 014',
  },
  {
    id: 'r2',
    fullName: 'مریم رضایی',
    email: 'maryam.rezaei@mail.example',
    phone: '+98 21 5550 123',
  },
  { id: 'r3', fullName: 'Jonas Lindqvist', email: 'jonas@mail.example', phone: null },
  { id: 'r4', fullName: 'Aoife Ní Bhriain', email: 'aoife@mail.example', phone: '+353 1 555 0199' },
  { id: 'r5', fullName: 'Ελένη Παππά', email: 'eleni@mail.example', phone: '+30 21 0555 0123' },
  { id: 'r6', fullName: 'Tomás Ferreira', email: 'tomas@mail.example', phone: '+351 210 555 077' },
]

export const posts: DashboardPost[] = [
  {
    id: 'p1',
    title: 'Saturday clean-up at the river',
    description:
      'We meet at nine by the old bridge. Bring gloves if you have some; bags and coffee are there. Last time we filled forty of them, and the herons came back within the week.',
    user: { fullName: 'Maria Silva', email: 'maria.silva@mail.example' },
  },
  {
    id: 'p2',
    title: 'Lost: a green scarf',
    description: 'On the tram to the harbour, Thursday evening.',
    user: { fullName: 'Jonas Lindqvist', email: 'jonas@mail.example' },
  },
  {
    id: 'p3',
    title: 'جلسه کتاب‌خوانی این ماه',
    description: 'پنجشنبه ساعت شش در کتابخانه مرکزی. ورود برای همه آزاد است.',
    user: { fullName: 'مریم رضایی', email: 'maryam.rezaei@mail.example' },
  },
  {
    id: 'p4',
    title: 'Language exchange, Tuesdays',
    description: 'Portuguese, English and whatever you bring. Beginners are welcome.',
    user: { fullName: 'Aoife Ní Bhriain', email: 'aoife@mail.example' },
  },
  {
    id: 'p5',
    title: 'Second-hand bicycles',
    description: 'Three of them, repaired in our workshop, for members who need one.',
    user: { fullName: 'Tomás Ferreira', email: 'tomas@mail.example' },
  },
]
