import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { isOffered } from '../../deployment/brand'
import { loadWhenIdle } from '../../deployment/idleLoads'
import { lazyPart } from '../../deployment/lazyPart'
import { askWith } from './confirmed'

const IdentityQuestion = lazyPart(async () => (await import('./IdentityQuestion')).IdentityQuestion)

/** The question that a call waits for. */
interface Asked {
  answer: Promise<boolean>
  settle: (isConfirmed: boolean) => void
}

/**
 * Asks for the second factor while the panel is open; several calls at once ask once. Render what
 * it returns.
 */
export function useIdentityQuestion(): ReactNode {
  const { session } = useRouteContext({ from: '__root__' })
  const [asked, setAsked] = useState<Asked>()
  useEffect(() => {
    if (!isOffered('team')) return
    loadWhenIdle(IdentityQuestion.preload)
    let open: Asked | undefined
    const end = askWith(() => {
      if (open) return open.answer
      let settle = (_isConfirmed: boolean) => {}
      const answer = new Promise<boolean>((resolve) => {
        settle = (isConfirmed) => {
          open = undefined
          setAsked(undefined)
          resolve(isConfirmed)
        }
      })
      open = { answer, settle }
      setAsked(open)
      return answer
    }, session.get)
    return () => {
      end()
      open?.settle(false)
    }
  }, [session])
  return (
    asked && (
      <Suspense>
        <IdentityQuestion
          onConfirmed={() => asked.settle(true)}
          onClose={() => asked.settle(false)}
        />
      </Suspense>
    )
  )
}
