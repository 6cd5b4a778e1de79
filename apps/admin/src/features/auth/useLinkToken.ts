import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** The token of a fragment such as `token=abc`. */
const tokenIn = (hash: string): string => new URLSearchParams(hash).get('token') ?? ''

/**
 * The token of a mailed link. It is in the fragment, which no request and no Referer has, and it
 * leaves the address bar at once: a screenshot or the history must not give the link away. It
 * stays in memory only, so a reloaded page has none.
 */
export function useLinkToken(page: '/appeal' | '/my-data'): string {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const [token, setToken] = useState(() => tokenIn(hash))
  useEffect(() => {
    if (hash === '') return
    setToken(tokenIn(hash))
    void navigate({ to: page, hash: '', replace: true, resetScroll: false })
  }, [hash, navigate, page])
  return token
}
