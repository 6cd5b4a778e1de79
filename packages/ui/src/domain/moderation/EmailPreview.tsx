import { useRef } from 'react'
import { Spinner } from '../../components/Spinner/Spinner'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { message } from '../../internal/focusedMessage.css'
import type { Loadable } from '../../loadable'
import { LoadFailure } from '../../patterns/LoadFailure/LoadFailure'
import { text as defaults } from '../../text/defaults'
import * as css from './EmailPreview.css'
import { reasonText as text } from './reasonText'

/** An email before it is sent. */
export interface PreviewedEmail {
  subject: string
  /** Its plain text, with line breaks. */
  text: string
}

/** The email exactly as the member would get it. */
export function EmailPreview({ email }: { email: Loadable<PreviewedEmail> }) {
  const preview = useRef<HTMLElement>(null)
  const isLoading = email.status === 'loading'
  const isPending = isLoading || (email.status === 'ready' && email.isRefreshing === true)
  return (
    <section
      ref={preview}
      tabIndex={-1}
      aria-label={text.preview}
      aria-busy={isPending || undefined}
      className={message}
    >
      {email.status === 'failed' ? (
        <LoadFailure message={text.previewFailed} onRetry={email.onRetry} focusRef={preview} />
      ) : (
        <div className={css.email}>
          {isLoading ? (
            <>
              <Spinner size="small" />
              <VisuallyHidden>{defaults.loading}</VisuallyHidden>
            </>
          ) : (
            <>
              <p dir="auto" className={css.subject}>
                {email.data.subject}
              </p>
              <p dir="auto" className={css.body}>
                {email.data.text.trim()}
              </p>
            </>
          )}
        </div>
      )}
    </section>
  )
}
