import { RouteAnnouncer } from '@hearth/ui/patterns/RouteAnnouncer'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { PanelRouter } from '../router'
import { NOT_FOUND } from './NotFoundPage'

/** Tells ui's announcer which page is there, once it is rendered: its path, and the title of its route. */
export function PageAnnouncer() {
  const router = useRouter()
  const [page, setPage] = useState(() => pageAt(router, router.state.location))

  useEffect(
    () => router.subscribe('onRendered', ({ toLocation }) => setPage(pageAt(router, toLocation))),
    [router],
  )

  return <RouteAnnouncer {...page} />
}

function pageAt({ state: { matches } }: PanelRouter, { pathname }: { pathname: string }) {
  const refused = matches.find(({ status }) => status === 'notFound')
  const titles = refused
    ? [refused.staticData.refusal]
    : matches.map(({ staticData }) => staticData.title)
  return { path: pathname, title: titles.findLast((title) => title !== undefined) ?? NOT_FOUND }
}
