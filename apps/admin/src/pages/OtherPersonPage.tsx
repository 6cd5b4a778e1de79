import { ErrorScreen } from '@hearth/ui/screens/error/ErrorScreen'
import { isolate, plainText } from '@hearth/ui/text/people'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { returnToAuthor } from '../session/ending'
import type { Session } from '../session/sessionUser'

const nameOf = ({ info }: Session) => isolate(plainText(info.userName))

interface OtherPersonPageProps {
  /** Called before the session of the other person ends here. */
  onLeave: () => void
}

/**
 * Takes the place of the panel when somebody else has signed in in another tab while something was
 * typed here. The page that it replaces is gone: the next person neither sees nor sends its text.
 */
export function OtherPersonPage({ onLeave }: OtherPersonPageProps) {
  const router = useRouter()
  const { drafts, session } = router.options.context
  const [author] = useState(() => nameOf(session.shown()))
  const [current] = useState(() => nameOf(session.get()))
  const hasDrafts = drafts.areKept()
  // Nothing was typed, so start over as the other person. A browser without BroadcastChannel
  // notices the change only here.
  useEffect(() => {
    if (!hasDrafts) location.reload()
  }, [hasDrafts])
  if (!hasDrafts) return null
  return (
    <ErrorScreen
      reason="otherPerson"
      author={author}
      current={current}
      onContinue={() => location.reload()}
      onSignIn={() => {
        onLeave()
        void returnToAuthor(router)
      }}
    />
  )
}
