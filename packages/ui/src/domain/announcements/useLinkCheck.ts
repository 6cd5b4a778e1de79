import { useRef, useState } from 'react'
import { isAddress } from './announcement.schema'
import { otherHost } from './announcementsModel'
import { imageLoads } from './imageLoads'

/**
 * Checks whether linked images load, each address once. An address of the panel itself is never
 * loaded: some GETs of the server change something, and the browser would send the session along
 * (docs/decisions/003).
 */
export function useLinkCheck() {
  const [known, setKnown] = useState<Readonly<Record<string, boolean>>>({})
  const running = useRef(new Map<string, Promise<boolean>>())

  const check = (typed: string): Promise<boolean> => {
    const src = typed.trim()
    if (!isAddress(src) || otherHost(src) === undefined) return Promise.resolve(true)
    const asked =
      running.current.get(src) ??
      imageLoads(src).then((loads) => {
        setKnown((before) => ({ ...before, [src]: loads }))
        // It may load next time.
        if (!loads) running.current.delete(src)
        return loads
      })
    running.current.set(src, asked)
    return asked
  }
  return {
    check,
    /** Whether an address loads; undefined while it is unknown. */
    loads: (typed: string) => known[typed.trim()],
  }
}
