import { brokenImage, image } from '../../storybook/image'
import type { Membership } from './membershipViewModel'

/** A made-up membership plan, for stories and tests. */
export const membership: Membership = {
  id: '01957f3a-6c1e-7b42-9d0e-4f5a8c21b7e3',
  name: 'Lantern',
  price: 12.5,
  period: 'month',
  description: 'For members who come every week and want to take part in everything.',
  summary: 'Most members choose this one. It pays for the reading room and half of the gatherings.',
  features: ['All gatherings', 'The member directory', '', 'A vote in the yearly assembly'],
  isActive: true,
  image: image,
  createdAt: '2025-11-03T10:15:00Z',
  updatedAt: '2026-06-02T08:40:00Z',
}

export const inactiveMembership: Membership = {
  ...membership,
  name: 'Winter guest',
  isActive: false,
  image: null,
}

/** The least a plan can have. */
export const bareMembership: Membership = {
  id: 'm2',
  name: 'Friend',
  price: 0,
  period: 'lifetime',
  description: '',
  summary: '  ',
  features: ['', '  '],
  image: brokenImage,
}

/** Values that break careless screens. */
export const hostileMembership: Membership = {
  id: 'x'.repeat(80),
  name: `<img src=x onerror="alert(1)"> ${'Founding-members-and-their-families '.repeat(3).trim()}`,
  price: 1_000_000,
  period: 'year',
  description: `<script>alert(1)</script> & <b>bold</b>\n${'Wolfeschlegelsteinhausenbergerdorff'.repeat(6)}`,
  summary: `${'y'.repeat(400)}\nمرحبا بكم في النادي`,
  features: ['z'.repeat(120), 'z'.repeat(120), '<b>bold</b>', 'عضویت ویژه'],
  image: brokenImage,
  createdAt: 'yesterday',
  updatedAt: null,
}
