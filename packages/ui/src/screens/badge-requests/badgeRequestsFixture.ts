import type { BadgeRequest } from '../../domain/citizenship/citizenship'

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

/** Values that break careless screens. */
export const hostileRequests: BadgeRequest[] = [
  {
    id: 'h1',
    fullName: 'Maximiliana-Theodora '.repeat(10).trim(),
    email: `${'very.long.'.repeat(18)}address@mail.example`,
    phone: '+351 210 555 014 ext. 99999999',
  },
  { id: 'h2', fullName: 'x'.repeat(200), email: 'unbroken@mail.example', phone: null },
  {
    id: 'h3',
    fullName: '<img src=x onerror="alert(1)">',
    email: '"<script>"@mail.example',
    phone: '<b>1</b>',
    profilePic: 'data:image/png;base64,bm90IGEgcGljdHVyZQ==',
  },
  { id: 'h4', fullName: '   ', email: null, phone: '' },
]
