import type { Loadable } from '@hearth/ui/loadable'
import { useMatch } from '@tanstack/react-router'
import { createContext, use, useEffect } from 'react'

/** The title of a record's page: 'Maria Silva · Users'. */
export interface RecordTitle {
  /** Path of the page: a title belongs to this path only. */
  path: string
  title: string
  /** How many cases wait on the page. @default no number */
  waiting?: number
}

/** Sets the title of the record on the page, or undefined while there is none. */
export const SetRecordTitle = createContext<(title: RecordTitle | undefined) => void>(() => {})

/**
 * Names the page after its record in the document's title and for screen readers, so that ten
 * members open in ten tabs can be told apart. Until the name is loaded, the page has the title of
 * its route.
 * @param nameOf the name of the record; empty for none
 * @param section the part of the panel that the record belongs to
 */
export function useRecordTitle<T>(
  record: Loadable<T>,
  nameOf: (record: T) => string,
  section: string,
): void {
  const setTitle = use(SetRecordTitle)
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname })
  const name = record.status === 'ready' ? nameOf(record.data) : ''
  // No clean-up: the title applies only to its own path.
  useEffect(() => {
    setTitle(
      name === '' || path === undefined ? undefined : { path, title: `${name} · ${section}` },
    )
  }, [setTitle, path, name, section])
}

/** Puts the number of cases that wait before the document's title. */
export function useWaitingTitle(title: string, waiting: number): void {
  const setTitle = use(SetRecordTitle)
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname })
  useEffect(() => {
    setTitle(path === undefined ? undefined : { path, title, waiting })
  }, [setTitle, path, title, waiting])
}
