import type { MembershipRow } from '../../domain/plans/plans'

/** Made-up membership plans, for stories and tests. */
export const memberships: readonly MembershipRow[] = [
  { id: 'm1', name: 'Hearthside', price: 4, period: 'month', isActive: true },
  { id: 'm2', name: 'Lantern', price: 12.5, period: 'month', isActive: true },
  { id: 'm3', name: 'Lantern', price: 125, period: 'year' },
  { id: 'm4', name: 'Winter guest', price: 9.99, period: 'month', isActive: false },
  { id: 'm5', name: 'Patron', price: 1250, period: 'lifetime', isActive: true },
]

/** Values that break careless screens. */
export const hostileMemberships: readonly MembershipRow[] = [
  {
    id: 'h1',
    name: 'Founding members, their families and everybody who has carried the community since its very first gathering',
    price: 1_000_000,
    period: 'lifetime',
    isActive: false,
  },
  { id: 'h2', name: 'x'.repeat(120), price: 0.1 + 0.2, period: 'year', isActive: false },
  { id: 'h3', name: '<img src=x onerror="alert(1)">', price: 0, period: 'month' },
  { id: 'h4', name: 'عضویت ویژه', price: 19.9, period: 'month' },
  { id: 'h5', name: '   ', price: Number.NaN, period: 'lifetime', isActive: null },
]

/** As many plans as requested, each different and always the same. */
export const manyMemberships = (length: number): readonly MembershipRow[] =>
  Array.from({ length }, (_, at) => ({
    id: `many-${at + 1}`,
    name: `Circle ${at + 1}`,
    price: at + 0.5,
    period: 'month',
  }))
