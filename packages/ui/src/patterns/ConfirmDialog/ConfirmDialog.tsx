import { type ReactNode, useCallback, useEffect, useId, useRef } from 'react'
import { Button } from '../../components/Button/Button'
import { Dialog } from '../../components/Dialog/Dialog'
import { WaitNote } from '../../components/Form/Form'
import { focusInvalid } from '../../hooks/focusInvalid'
import { isComposing } from '../../hooks/isComposing'
import { usePageKeys } from '../../hooks/usePageKeys'
import { useStableCallback } from '../../hooks/useStableCallback'
import { useWait } from '../../hooks/useWait'
import { Keys } from '../../internal/keys/Keys'
import { modKey } from '../../internal/modKey'
import { questionText } from '../../internal/questionText'
import { Stack } from '../../layout/Stack/Stack'
import { text } from '../../text/defaults'
import * as css from './ConfirmDialog.css'

export interface ConfirmDialogProps {
  /** Whether the question is open. */
  isOpen: boolean
  /** The action and its object: 'Delete User'. */
  title: string
  /** The question, word for word as in the specification, but for the sentence of `isFinal`. */
  description: string
  /** Says after the question that the action cannot be undone. @default false */
  isFinal?: boolean | undefined
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
  isFinal = false,
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
      // Keeps the case in view: the reason is about it.
      side={hasReason ? 'beside' : 'above'}
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
          <p className={css.description}>{questionText(description, isFinal)}</p>
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
