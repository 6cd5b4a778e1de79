import type { Loadable } from '@hearth/ui/loadable'
import { useMatch } from '@tanstack/react-router'
import { createContext, use, useEffect } from 'react'

/** What the page of one record is called: 'Maria Silva · Users'. */
export interface RecordTitle {
  /** Path of the page: a title holds for no other. */
  path: string
  title: string
}

/** Takes the title of the record on the page, or undefined while there is none. */
export const SetRecordTitle = createContext<(title: RecordTitle | undefined) => void>(() => {})

/**
 * Names the page after its record, in the document's title and to screen readers: ten members open in
 * ten tabs can then be told apart. Until the name is there, the page goes by the title of its route.
 * @param nameOf what to call the record; empty for nothing
 * @param section the part of the panel that it belongs to
 */
export function useRecordTitle<T>(
  record: Loadable<T>,
  nameOf: (record: T) => string,
  section: string,
): void {
  const setTitle = use(SetRecordTitle)
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname })
  const name = record.status === 'ready' ? nameOf(record.data) : ''
  // Nothing is taken back when the page goes: its title holds for no other path.
  useEffect(() => {
    setTitle(
      name === '' || path === undefined ? undefined : { path, title: `${name} · ${section}` },
    )
  }, [setTitle, path, name, section])
}
