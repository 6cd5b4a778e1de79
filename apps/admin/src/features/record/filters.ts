import {
  isRecordMoment,
  RECORD_KINDS,
  type RecordFilters,
  type RecordKind,
} from '@hearth/ui/product/record/recordModel'
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

/** The query of `GET /record` for filters. */
export function recordQuery({ actor, kind, member, from, to }: RecordFilters) {
  const kinds = RECORD_KINDS[kind].join()
  return {
    ...(actor && { actor }),
    ...(kinds && { kinds }),
    ...(member && { subject: member }),
    ...(from && { from }),
    ...(to && { to }),
  }
}
