import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from './api'
import type { Current } from './conflict'
import type { Answer, Input } from './operation'

/** Calls that replace a record, or part of it, with what a person typed. */
export type EditId = 'updateAnnouncement' | 'updateMembershipPlan'

/** What an edit is based on, whatever its call. */
interface Basis {
  /** The record as the person saw it. */
  readonly seen: Tagged
  /**
   * Properties of the body that the person could change. The others keep the value of the record.
   */
  readonly fields: readonly string[]
}

interface Tagged {
  readonly etag?: string | undefined
}

/** An edit: its call, and what it is based on. */
export type Edit<Id extends EditId> = Input<Id> & { readonly body: object } & Basis

/**
 * The body of an edit applied to one state of the record. What the person could not change keeps
 * the value it has there.
 */
export function bodyUpon<Body extends object>(
  body: Body,
  { fields }: Pick<Basis, 'fields'>,
  record: Tagged,
): Body {
  const taken = Object.keys(body).filter((name) => !fields.includes(name) && name in record)
  const { etag } = record
  return {
    ...body,
    ...Object.fromEntries(taken.map((name) => [name, Reflect.get(record, name)])),
    ...(etag !== undefined && { etag }),
  }
}

/** Whether a record already holds the values of an edit in all its fields. */
export function isSavedIn(
  record: object,
  { fields }: Pick<Basis, 'fields'>,
  values: object,
): boolean {
  return fields.every(
    (name) => plain(Reflect.get(record, name)) === plain(Reflect.get(values, name)),
  )
}

/** A missing, null or empty value counts as nothing; blanks around a text do not count. */
function plain(value: unknown): unknown {
  const text = typeof value === 'string' ? value.trim() : value
  return text === '' || text === undefined ? null : text
}

/**
 * Puts a record that somebody else has saved into every read of it: the form compares the two
 * versions.
 */
export function showCurrent<Id extends EditId>(
  client: QueryClient,
  id: Id,
  current: Current<Id>,
): void {
  if (id === 'updateMembershipPlan') {
    client.setQueryData(keyOf('getMembershipPlan', { path: { id: current.id } }), { data: current })
    return
  }
  client.setQueriesData<Answer<'listAnnouncements'>>(
    { queryKey: keyOf('listAnnouncements') },
    (page) =>
      page && {
        ...page,
        data: page.data.map((row) => (row.id === current.id ? { ...row, ...current } : row)),
      },
  )
}
