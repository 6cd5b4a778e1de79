import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { startMember } from './startMember'

interface Neighbours {
  nextId: string | undefined
  previousId: string | undefined
  /** The question of a decision is open: the next member is wanted at once after it. */
  isAsking: boolean
}

/**
 * Reads the members before and after the one in view ahead. If the deployment records views, it only
 * reads the next one, and only while the question of a decision is open.
 */
export function useNeighbourMembers({ nextId, previousId, isAsking }: Neighbours): void {
  const client = useQueryClient()
  useEffect(() => {
    // Effects of a key press run before the paint, so delay the reads.
    const timer = setTimeout(() => {
      if (nextId !== undefined) startMember(client, nextId, { preload: !isAsking })
      if (previousId !== undefined) startMember(client, previousId, { preload: true })
    })
    return () => clearTimeout(timer)
  }, [client, nextId, previousId, isAsking])
}
