import { own } from '@hearth/api/shape'
import { errorText } from '@hearth/ui/domain/errors'
import { RouteAnnouncer } from '@hearth/ui/patterns/RouteAnnouncer'
import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { pageTitles } from '../navigation/pageTitles'
import type { RecordTitle } from './recordTitle'

interface PageAnnouncerProps {
  /** Replaces the title of the route if it belongs to the same page. */
  recordTitle: RecordTitle | undefined
}

/** Tells ui's announcer which page is shown, once it is rendered: its path and its title. */
export function PageAnnouncer({ recordTitle }: PageAnnouncerProps) {
  const router = useRouter()
  const [page, setPage] = useState(() => pageAt(router, router.state.location))

  useEffect(
    () => router.subscribe('onRendered', ({ toLocation }) => setPage(pageAt(router, toLocation))),
    [router],
  )

  const own = recordTitle?.path === page.path ? recordTitle : undefined
  return <RouteAnnouncer path={page.path} title={own?.title ?? page.title} waiting={own?.waiting} />
}

/** The title of a page that an administrator lacks a permission for, as AdminsOnlyPage shows it. */
function refusedTitle(
  matches: readonly { staticData: { title?: string } }[],
  error: unknown,
): string | undefined {
  const title = matches.at(-1)?.staticData.title
  const isMissing = own(own(error, 'data'), 'permission') !== undefined
  return isMissing && title ? errorText.noAccess(title) : undefined
}

function pageAt({ state: { matches } }: RegisteredRouter, { pathname }: { pathname: string }) {
  const refused = matches.find(({ status }) => status === 'notFound')
  const titles = refused
    ? [refused.staticData.refusal, refusedTitle(matches, refused.error)]
    : matches.map(({ staticData }) => staticData.title)
  return {
    path: pathname,
    title: titles.findLast((title) => title !== undefined) ?? pageTitles.notFound,
  }
}
