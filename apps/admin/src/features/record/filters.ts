import {
  isRecordMoment,
  RECORD_KINDS,
  type RecordFilters,
  type RecordKind,
} from '@hearth/ui/product/record'
import type { RecordSearch } from './search'

const isKind = (text: string): text is RecordKind => Object.hasOwn(RECORD_KINDS, text)

/** A moment of an address in the form of the contract; '' for what is none. */
const moment = (text: string): string => (isRecordMoment(text) ? new Date(text).toISOString() : '')

/** Ids are of the server's making: anything else would be refused, and then no page shows. */
const id = (text: string): string => (/^[\w-]{1,64}$/.test(text) ? text : '')

/** The filters in an address. An invalid value counts as missing: no address is an error. */
export const toFilters = ({ who, what, member, from, to }: RecordSearch): RecordFilters => ({
  actor: id(who),
  kind: isKind(what) ? what : 'all',
  member: id(member),
  from: moment(from),
  to: moment(to),
})

/** The address of filters; '' is left out of it. */
export const toSearch = ({ actor, kind, member, from, to }: RecordFilters): RecordSearch => ({
  who: actor,
  what: kind === 'all' ? '' : kind,
  member,
  from,
  to,
})

const MINUTE = 60_000

/**
 * The end of the minute that somebody chose: actions of 10:22 show with 'To 10:22', while the call
 * takes the moment before which they were.
 */
function endOfMinute(moment: string): string {
  const minute = Math.floor(Date.parse(moment) / MINUTE)
  const end = new Date((minute + 1) * MINUTE)
  return end.getUTCFullYear() > LAST_YEAR ? moment : end.toISOString()
}

/** A date of the contract has four digits for its year. */
const LAST_YEAR = 9999

/** The query of `GET /record` for filters. */
export function recordQuery({ actor, kind, member, from, to }: RecordFilters) {
  const kinds = RECORD_KINDS[kind].join()
  return {
    ...(actor && { actor }),
    ...(kinds && { kinds }),
    ...(member && { subject: member }),
    ...(from && { from }),
    ...(to && { to: endOfMinute(to) }),
  }
}
