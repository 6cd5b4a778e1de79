import * as z from 'zod/mini'
import type { SelectOption } from '../../components/Select/Select'
import type { FieldsInWords } from '../../patterns/ChangedNote/useChangedNote'
import {
  type BillingPeriod,
  billingPeriods,
  isPrice,
  parsePrice,
  periodName,
  showTypedPrice,
  toDecimal,
} from '../../text/money'
import { membershipText as text } from './membershipText'

/** The editable fields of a plan; the contract's fields are compatible. */
export interface EditablePlan {
  /** Empty where the answer of a backend had none: such a plan cannot be saved. */
  id?: string | undefined
  name: string
  price: number
  period: BillingPeriod
  description?: string | null | undefined
  /** Shown in the preview; they are not edited here. */
  features?: readonly string[] | undefined
  /** True when missing. */
  isActive?: boolean | undefined
  /** Path of the uploaded file. */
  image?: string | null | undefined
  /** Names this state of the plan, if the server supports that: a save sends it back. */
  etag?: string | undefined
}

/** The typed and chosen values, in the order of the page. The price stays as typed. */
export interface MembershipDraft {
  name: string
  price: string
  period: BillingPeriod
  description: string
  /** Path of the uploaded file; '' for none. */
  image: string
  isActive: boolean
}

/** A new tier as sent (specification 3). */
export interface MembershipCreation extends MembershipDraft {
  features: string[]
}

/** A changed tier as sent (specification 7): the price is a number, 0 for an invalid one. */
export interface MembershipUpdate extends Omit<MembershipDraft, 'price'> {
  id: string
  price: number
}

/**
 * Any values may be sent (specification 5): the server validates, and its errors show at the
 * fields.
 */
export const membershipSchema = z.object({
  name: z.string(),
  price: z.string(),
  // Another backend may have a period that the panel does not know. Don't change it.
  period: z.custom<BillingPeriod>((period) => typeof period === 'string'),
  description: z.string(),
  image: z.string(),
  isActive: z.boolean(),
})

/**
 * The billing periods to choose from, including the current period of the tier if only another
 * backend knows it.
 */
export function periodOptions(current: string): readonly SelectOption[] {
  const known = billingPeriods()
  return current === '' || known.some(({ value }) => value === current)
    ? known
    : [...known, { value: current, label: periodName(current) }]
}

/** A tier before anything is typed. */
export const NEW_MEMBERSHIP: MembershipDraft = {
  name: '',
  price: '',
  period: 'lifetime',
  description: '',
  image: '',
  isActive: true,
}

/** With two decimals, as prices are written, unless that would round it. */
const typedPrice = (price: number): string => {
  const written = price.toFixed(2)
  return Number(written) === price ? written : String(price)
}

/** A plan as form values. */
export const draftOf = (plan: EditablePlan): MembershipDraft => ({
  name: plan.name,
  price: typedPrice(plan.price),
  period: plan.period,
  description: plan.description ?? '',
  image: plan.image ?? '',
  isActive: plan.isActive ?? true,
})

/** A draft as a new tier sends it: the price as a decimal text, one empty feature, active. */
export const creationOf = (draft: MembershipDraft): MembershipCreation => ({
  ...draft,
  price: toDecimal(draft.price),
  features: [''],
  isActive: true,
})

/** A draft as an edit sends it. Tell the person beforehand that an invalid price becomes 0. */
export const updateOf = (id: string, draft: MembershipDraft): MembershipUpdate => ({
  id,
  ...draft,
  price: parsePrice(draft.price),
})

const CENTS = 100

/** A typed price one step of 0.01 up or down, not below 0; an invalid price stays as typed. */
export function stepPrice(typed: string, direction: 1 | -1): string {
  if (typed.trim() !== '' && !isPrice(typed)) return typed
  const cents = Math.round(parsePrice(typed) * CENTS)
  if (direction === -1 && cents <= 0) return typed
  return ((cents + direction) / CENTS).toFixed(2)
}

/**
 * The fields of the form as text, to compare two versions. A path would mean nothing to a person.
 */
export const membershipInWords: FieldsInWords<MembershipDraft> = {
  name: [text.name, ({ name }) => name],
  price: [text.price, ({ price }) => showTypedPrice(price)],
  period: [text.period, ({ period }) => periodName(period)],
  description: [text.description, ({ description }) => description],
  image: [text.image, ({ image }) => image && text.anImage],
  isActive: [text.active, ({ isActive }) => text.activeDescription[isActive ? 'on' : 'off']],
}
