import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { message } from '../../internal/focusedMessage.css'
import { Stack } from '../../layout/Stack/Stack'
import { text } from '../../text/defaults'
import { countdown } from '../../text/numbers'
import { Notice } from '../Notice/Notice'
import { Text } from '../Text/Text'

export interface FormProps {
  /** Fields and buttons, evenly apart. */
  children: ReactNode
  /** Called on every submission: `useForm`'s `onSubmit`. Never while busy. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** What was typed is being sent: a second submission is swallowed. Give its button `isPending` too. @default false */
  isPending?: boolean
  /** What is wrong with the whole, as the server says it. Shown above the fields, read out, and given the focus. */
  errorMessage?: string | undefined
  /** Seconds until the server takes another try, from `useWait`: they run down. Disable its button too. @default 0 */
  wait?: number
  /** Id, for a submit button outside of it, as in a dialog's footer. */
  id?: string
  /** Names the form; with a name it is a landmark. Worth it where a page has several. */
  'aria-label'?: string
  /** Id of the heading that names the form. */
  'aria-labelledby'?: string
}

/**
 * The frame of everything that is sent: pair it with `useForm`, which holds the draft, judges it and
 * puts the focus on the first wrong field. The browser's own bubbles are off. Filters that act at
 * once are no form: that is FilterBar.
 */
export function Form({
  children,
  onSubmit,
  isPending = false,
  errorMessage,
  wait = 0,
  ...rest
}: FormProps) {
  const notice = useRef<HTMLDivElement>(null)

  // Before useForm, out of the same kind of effect, moves on to a wrong field: that is the better place.
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
            <Notice tone="critical">{errorMessage}</Notice>
          </div>
        )}
        {wait > 0 && <WaitNote seconds={wait} />}
        {children}
      </Stack>
    </form>
  )
}

/** How long a server that has heard enough will hear no more. It runs down, so it is not read out. */
export function WaitNote({ seconds }: { seconds: number }) {
  return (
    <div role="timer">
      <Text tone="muted">{text.tryAgainIn(countdown(seconds))}</Text>
    </div>
  )
}
