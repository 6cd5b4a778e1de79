import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { message } from '../../internal/focusedMessage.css'
import { Stack } from '../../layout/Stack/Stack'
import { text } from '../../text/defaults'
import { countdown } from '../../text/numbers'
import { Link } from '../Link/Link'
import { Notice } from '../Notice/Notice'
import { Text } from '../Text/Text'

export interface FormProps {
  /** Fields and buttons, with equal gaps. */
  children: ReactNode
  /** Called on every submission, except while busy: `useForm`'s `onSubmit`. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /**
   * The form is being sent: a second submission is ignored. Give its button `isPending` too.
   * @default false
   */
  isPending?: boolean
  /**
   * An error of the whole form, in the server's words. Shown above the fields, read out, and
   * focused.
   */
  errorMessage?: string | undefined
  /** Where the form can be sent, if not at this address: a link below the error. */
  openAt?: string | undefined
  /**
   * Seconds until the server accepts another attempt, from `useWait`: they count down. Disable
   * its button too. @default 0
   */
  wait?: number
  /** Id, for a submit button outside of it, as in a dialog's footer. */
  id?: string
  /** Names the form, and thereby makes it a landmark. Useful if a page has several forms. */
  'aria-label'?: string
  /** Id of the heading that names the form. */
  'aria-labelledby'?: string
}

/**
 * The frame of every form. Pair it with `useForm`: the hook holds the draft, validates it and
 * focuses the first invalid field. The browser's own validation bubbles are off. Filters that take
 * effect at once are not a form: use FilterBar.
 */
export function Form({
  children,
  onSubmit,
  isPending = false,
  errorMessage,
  openAt,
  wait = 0,
  ...rest
}: FormProps) {
  const notice = useRef<HTMLDivElement>(null)

  // This effect runs before the one of useForm, which then focuses the invalid field: a better
  // place for the focus.
  useEffect(() => {
    if (errorMessage && !isPending) queueMicrotask(() => notice.current?.focus())
  }, [errorMessage, isPending])

  return (
    <form
      {...rest}
      method="post"
      noValidate
      aria-busy={isPending || undefined}
      onSubmit={(event) => {
        if (isPending || wait > 0) event.preventDefault()
        else onSubmit(event)
      }}
    >
      <Stack space="5">
        {errorMessage && (
          <div className={message} ref={notice} tabIndex={-1}>
            <Notice tone="critical">
              <div>{errorMessage}</div>
              {openAt && <OpenAt address={openAt} />}
            </Notice>
          </div>
        )}
        {wait > 0 && <WaitNote seconds={wait} />}
        {children}
      </Stack>
    </form>
  )
}

/** A link to the address at which people should open the panel. */
export function OpenAt({ address }: { address: string }) {
  return (
    <Link href={address}>
      <bdi translate="no">{text.openAt(address)}</bdi>
    </Link>
  )
}

/**
 * How long the server refuses further attempts. It counts down, so screen readers do not announce
 * it.
 */
export function WaitNote({ seconds }: { seconds: number }) {
  return (
    <div role="timer">
      <Text tone="muted">{text.tryAgainIn(countdown(seconds))}</Text>
    </div>
  )
}
