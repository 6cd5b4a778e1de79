import type { ReasonInput } from '../../patterns/Confirm/useConfirm'

/** The reason before anything is typed. */
export const NO_REASON: ReasonInput = { reason: '', notify: false }

/** A changed reason; undefined once nothing is left of it. An unfinished end of a ban is something. */
export function changeReason(
  value: ReasonInput | undefined,
  change: Partial<ReasonInput>,
): ReasonInput | undefined {
  const all = { ...NO_REASON, ...value, ...change }
  const { reason, notify, notifyAuthor, until, note } = all
  const isEmpty = reason === '' && !notify && !notifyAuthor && until === undefined && !note
  return isEmpty ? undefined : all
}
