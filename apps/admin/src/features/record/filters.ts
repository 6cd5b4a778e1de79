import {
  isRecordMoment,
  RECORD_KINDS,
  type RecordFilters,
  type RecordKind,
} from '@hearth/ui/domain/record'
import type { RecordSearch } from './search'

const isKind = (text: string): text is RecordKind =>
  text !== 'all' && Object.hasOwn(RECORD_KINDS, text)

/** A time from the address in the form of the contract; '' if it is not a time. */
const moment = (text: string): string => (isRecordMoment(text) ? new Date(text).toISOString() : '')

/**
 * An id from the address; '' if it cannot be one, because the server would refuse the whole call.
 */
const id = (text: string): string => (/^[\w-]{1,64}$/.test(text) ? text : '')

/** The filters in an address. An invalid value counts as missing: no address is an error. */
export const toFilters = ({ who, what, member, from, to }: RecordSearch): RecordFilters => ({
  actor: id(who),
  kinds: [...new Set(what.split(',').filter(isKind))],
  member: id(member),
  from: moment(from),
  to: moment(to),
})

/** The address of filters; '' is left out of it. */
export const toSearch = ({ actor, kinds, member, from, to }: RecordFilters): RecordSearch => ({
  who: actor,
  what: kinds.join(),
  member,
  from,
  to,
})

const MINUTE = 60_000

/**
 * The end of the chosen minute. 'To 10:22' includes actions of 10:22, but the call takes an
 * exclusive end.
 */
function endOfMinute(moment: string): string {
  const minute = Math.floor(Date.parse(moment) / MINUTE)
  const end = new Date((minute + 1) * MINUTE)
  return end.getUTCFullYear() > LAST_YEAR ? moment : end.toISOString()
}

/** A date of the contract has four digits for its year. */
const LAST_YEAR = 9999

/** The query of `GET /record` for filters. */
export function recordQuery({ actor, kinds: chosen, member, from, to }: RecordFilters) {
  // A deletion of a plan is a deletion and a change of a plan: each action once.
  const kinds = [...new Set(chosen.flatMap((kind) => [...RECORD_KINDS[kind]]))].join()
  return {
    ...(actor && { actor }),
    ...(kinds && { kinds }),
    ...(member && { subject: member }),
    ...(from && { from }),
    ...(to && { to: endOfMinute(to) }),
  }
}
