import { isPrice } from '../../text/money'
import { membershipText as text } from './membershipText'

/**
 * The note about a typed price before it is saved: an edit saves an invalid price as 0
 * (specification 5).
 */
export function priceNote(kind: 'create' | 'edit', typed: string): string | undefined {
  if (isPrice(typed)) return undefined
  const isEmpty = typed.trim() === ''
  if (kind === 'create') return isEmpty ? undefined : text.priceIsNone
  return isEmpty ? text.priceMissing() : text.priceBecomesZero()
}
