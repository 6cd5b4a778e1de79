import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../components/Button/Button'
import { Dialog } from '../../components/Dialog/Dialog'
import { WaitNote } from '../../components/Form/Form'
import { focusInvalid } from '../../hooks/focusInvalid'
import { ignoreSecondClick } from '../../hooks/ignoreSecondClick'
import { isComposing } from '../../hooks/isComposing'
import { usePageKeys } from '../../hooks/usePageKeys'
import { useStableCallback } from '../../hooks/useStableCallback'
import { useWait } from '../../hooks/useWait'
import { Keys } from '../../internal/keys/Keys'
import { modKey } from '../../internal/modKey'
import { Stack } from '../../layout/Stack/Stack'
import { keepReason, useUnsentReasons } from '../../provider/unsentReasons'
import type { ReasonInput } from '../../reasonInput'
import { text } from '../../text/defaults'
import * as css from './ConfirmDialog.css'

export type { ReasonInput }

export interface ConfirmDialogProps {
  /** Whether the question is open. */
  isOpen: boolean
  /** The action and its object: 'Delete User'. */
  title: string
  /** The question, word for word as in the specification. */
  description: string
  /** What the action does, in one sentence, where the question does not say so. */
  effect?: string | undefined
  /** The name of its object ('Maria Silva'), so that nobody decides about the wrong one. */
  detail?: string | undefined
  /** The action as a verb: 'Delete'. @default 'Confirm' */
  confirmLabel?: string
  /** Label of the button that closes it without the action. @default 'Cancel' */
  cancelLabel?: string
  /** `critical` for an action that destroys or takes away. @default 'neutral' */
  tone?: 'neutral' | 'critical'
  /**
   * A field for the reason, below the question: a ReasonField, which takes the focus. Control or Meta
   * with Enter confirms then. @default none
   */
  reason?: ReactNode
  /**
   * The button that has the focus at first, where no reason is asked for. `confirm` only where one
   * key press too many does no harm, and a person decides many in a row. @default 'cancel'
   */
  initialFocus?: 'cancel' | 'confirm' | undefined
  /**
   * A single key that confirms too, where no reason is asked for: a second press of the key that
   * opened the question. @default none
   */
  confirmKey?: string | undefined
  /** The buttons that ask, see Dialog. @default the dialog is in the middle */
  near?: Element | null | undefined
  /**
   * The action is under way: a spinner shows, both buttons wait and the dialog stays. After 10 s
   * a third button closes it, and the action continues. @default false
   */
  isPending?: boolean
  /**
   * When the server accepts another attempt: until then the confirm button waits, and a countdown
   * shows.
   */
  retryAt?: Date | undefined
  /**
   * Called when the person confirms; not while busy, nor before `retryAt`. An invalid reason gets
   * the focus instead.
   */
  onConfirm: () => void
  /** Called by the Cancel button and Escape. */
  onCancel: () => void
}

/**
 * Asks before an action that cannot be undone, and names its object (specification 2.21). Cancel
 * has the focus at first, so that Enter never destroys anything; `initialFocus` changes that.
 * Screens usually want `useConfirm`, as it keeps the state. Not for a form: use Dialog.
 */
export function ConfirmDialog({
  isOpen,
  title,
  description,
  effect,
  detail,
  reason,
  confirmLabel = text.confirm,
  cancelLabel = text.cancel,
  tone = 'neutral',
  initialFocus = 'cancel',
  confirmKey,
  near,
  isPending = false,
  retryAt,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const wait = useWait(retryAt)
  const isWaiting = wait > 0
  const cancel = useRef<HTMLButtonElement>(null)
  const reasonRef = useRef<HTMLDivElement>(null)
  const descriptionId = useId()
  const hasReason = Boolean(reason)
  const question = useRef<HTMLDivElement>(null)
  const confirm = () => focusInvalid(reasonRef.current) || onConfirm()
  usePageKeys(
    isOpen && !hasReason && confirmKey !== undefined && !isPending && !isWaiting
      ? { [confirmKey]: confirm }
      : {},
    { part: question },
  )
  const onReasonKey = useStableCallback((event: KeyboardEvent) => {
    const isShortcut = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (!isShortcut || isComposing(event) || isPending || isWaiting) return
    event.preventDefault()
    confirm()
  })
  const listen = useCallback(
    (element: HTMLDivElement | null) => {
      reasonRef.current = element
      element?.addEventListener('keydown', onReasonKey)
      return () => element?.removeEventListener('keydown', onReasonKey)
    },
    [onReasonKey],
  )

  // The confirm button was pressed and can no longer keep the focus.
  useEffect(() => {
    if (isWaiting) cancel.current?.focus()
  }, [isWaiting])

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onCancel}
      title={title}
      role="alertdialog"
      aria-describedby={descriptionId}
      near={near}
      isPending={isPending}
      footer={
        <>
          <Button
            ref={cancel}
            autoFocus={initialFocus === 'cancel' && !hasReason}
            isDisabled={isPending}
            onPress={onCancel}
          >
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'critical' ? 'critical' : 'primary'}
            autoFocus={initialFocus === 'confirm' && !hasReason}
            isPending={isPending}
            isDisabled={isWaiting}
            onPress={confirm}
            {...(hasReason && { 'aria-keyshortcuts': 'Control+Enter Meta+Enter' })}
          >
            <span>{confirmLabel}</span>
            {hasReason && (
              <span aria-hidden="true" className={css.shortcut}>
                <Keys keys={[modKey, 'Enter']} />
              </span>
            )}
          </Button>
        </>
      }
    >
      <Stack space="4">
        <div ref={question} id={descriptionId}>
          <p className={css.description}>{description}</p>
          {effect === undefined ? null : <p className={css.effect}>{effect}</p>}
          {detail === undefined ? null : (
            <p className={css.detail}>
              <bdi translate="no">{detail}</bdi>
            </p>
          )}
        </div>
        {hasReason ? <div ref={listen}>{reason}</div> : null}
        {isWaiting && <WaitNote seconds={wait} />}
      </Stack>
    </Dialog>
  )
}

/** Asks for a reason in a question. */
export interface ReasonSlot {
  /** Names the action and its object: a reason that was not sent comes back with it. */
  draft: string
  /** The action needs a reason: it is not confirmed without one. @default false */
  isRequired?: boolean
  /**
   * Renders the field, from what was given, whether the action is under way, and whether the person
   * has confirmed without a required reason.
   */
  field: (
    value: ReasonInput | undefined,
    onChange: (value: ReasonInput | undefined) => void,
    isPending: boolean,
    isMissing: boolean,
  ) => ReactNode
}

/** A question to ask: the props of a ConfirmDialog without its state. */
export interface Question
  extends Pick<
    ConfirmDialogProps,
    | 'title'
    | 'description'
    | 'effect'
    | 'detail'
    | 'confirmLabel'
    | 'tone'
    | 'initialFocus'
    | 'confirmKey'
    | 'near'
  > {
  /**
   * Asks for a reason, see ReasonField. One that was typed and not sent is back when the question is
   * asked again, also on another page or after the session ended. @default none
   */
  reason?: ReasonSlot | undefined
  /**
   * Closes the dialog as soon as it is confirmed; the caller shows what follows. The reason is back
   * if the promise rejects. @default false
   */
  closesAtOnce?: boolean
  /**
   * The action, with the reason if one is asked for and given. While the promise is pending the
   * dialog is busy. It closes when the promise resolves. When it rejects, the dialog stays open
   * for another try, at once or after the `retryAt` of the error; the caller shows the cause in a toast.
   */
  onConfirm: (reason?: ReasonInput) => Promise<unknown>
}

export interface Confirm {
  /** Opens the dialog with this question. */
  ask: (question: Question) => void
  /** Render it once, anywhere in the screen. Null until the first question. */
  dialog: ReactNode
  /** True while a question is open: for `useHeldRows`. */
  isAsking: boolean
}

type Words = Pick<Question, 'title' | 'description' | 'effect'>

interface Asked {
  /** It outlives the question, so that the dialog keeps its text during the exit animation. */
  question: Question
  isOpen: boolean
  isPending: boolean
  reason?: ReasonInput | undefined
  /** The person has confirmed without a required reason. */
  isMissing?: boolean
  retryAt?: Date | undefined
}

interface ConfirmOptions {
  /** Rewords the open question, on every render. @default the words as given */
  wordsOf?: (question: Words) => Words
}

/** Keeps the state of one ConfirmDialog for all questions of a screen. */
export function useConfirm({ wordsOf }: ConfirmOptions = {}): Confirm {
  const [asked, setAsked] = useState<Asked>()
  const { isOpen = false, isPending = false, isMissing = false, reason, retryAt } = asked ?? {}
  const unsent = useUnsentReasons()
  const keep = ({ reason }: Question, given: ReasonInput | undefined) => {
    if (reason) keepReason(unsent, reason.draft, given)
  }

  const confirm = async () => {
    // While it fades out, its button still has the focus.
    if (!asked?.isOpen || isPending) return
    const { question } = asked
    // The person may leave a slow action to itself and open another question meanwhile.
    const update = (change: Partial<Asked>) =>
      setAsked((now) => (now?.question === question ? { ...now, ...change } : now))
    if (question.reason?.isRequired && !asked.reason?.reason.trim()) {
      return update({ isMissing: true })
    }
    const { closesAtOnce = false } = question
    if (closesAtOnce) ignoreSecondClick()
    update({ isOpen: !closesAtOnce, isPending: !closesAtOnce, retryAt: undefined })
    try {
      await question.onConfirm(asked.reason)
      keep(question, undefined)
      update({ isOpen: false, isPending: false })
    } catch (error) {
      // The caller has shown a toast. The question stays open for another try, or for Cancel.
      update({ isPending: false, retryAt: waitOf(error) })
    }
  }

  const dialogOf = ({
    question: { onConfirm: _action, closesAtOnce: _, reason: slot, ...question },
  }: Asked) => (
    <ConfirmDialog
      {...(wordsOf?.(question) ?? question)}
      reason={slot?.field(
        reason,
        (given) => {
          if (asked) keep(asked.question, given)
          setAsked((now) => now && { ...now, reason: given, isMissing: false })
        },
        isPending,
        isMissing,
      )}
      isOpen={isOpen}
      isPending={isPending}
      retryAt={retryAt}
      onConfirm={confirm}
      onCancel={() => setAsked((now) => now && { ...now, isOpen: false })}
    />
  )

  return {
    ask: (question) =>
      setAsked({
        question,
        isOpen: true,
        isPending: false,
        reason: question.reason && unsent.get(question.reason.draft),
      }),
    isAsking: isOpen,
    dialog: asked ? dialogOf(asked) : null,
  }
}

/**
 * When another attempt is accepted, according to the last error; ui does not know the api, so any
 * error may have it.
 */
function waitOf(error: unknown): Date | undefined {
  const retryAt = error instanceof Error && 'retryAt' in error ? error.retryAt : undefined
  return retryAt instanceof Date ? retryAt : undefined
}
