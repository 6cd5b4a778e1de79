import { Spinner } from '../../components/Spinner/Spinner'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import type { Loadable } from '../../loadable'
import { text as defaults } from '../../text/defaults'
import * as css from './EmailPreview.css'
import { LoadFailure } from './LoadFailure'
import { reasonText as text } from './reasonText'

/** An email before it is sent. */
export interface PreviewedEmail {
  subject: string
  /** Its plain text, with line breaks. */
  text: string
}

/** What a member would get, word for word. */
export function EmailPreview({ email }: { email: Loadable<PreviewedEmail> }) {
  if (email.status === 'failed') {
    return <LoadFailure message={text.previewFailed} onRetry={email.onRetry} />
  }
  const isLoading = email.status === 'loading'
  return (
    <section
      aria-label={text.preview}
      aria-busy={isLoading || email.isRefreshing || undefined}
      className={css.email}
    >
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
    </section>
  )
}
