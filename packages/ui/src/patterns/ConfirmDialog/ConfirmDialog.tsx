import { useEffect, useRef } from 'react'
import { Text } from 'react-aria-components/Text'
import { Button } from '../../components/Button/Button'
import { Dialog } from '../../components/Dialog/Dialog'
import { WaitNote } from '../../components/Form/Form'
import { useWait } from '../../hooks/useWait'
import { Stack } from '../../layout/Stack/Stack'
import { text } from '../../text/defaults'
import * as css from './ConfirmDialog.css'

export interface ConfirmDialogProps {
  /** Whether the question stands. */
  isOpen: boolean
  /** The action and its object: 'Delete User'. */
  title: string
  /** The question, word for word as the specification has it. */
  description: string
  /** What it is about, by name ('Maria Silva'), so that nobody decides about the wrong one. */
  detail?: string | undefined
  /** The action as a verb: 'Delete'. @default 'Confirm' */
  confirmLabel?: string
  /** The way back. @default 'Cancel' */
  cancelLabel?: string
  /** `critical` for what destroys or takes away. @default 'neutral' */
  tone?: 'neutral' | 'critical'
  /**
   * The action is being done: a spinner, both buttons wait and the dialog stays. After 10 s a third one
   * closes it, and the action goes on. @default false
   */
  isPending?: boolean
  /** Until when the server takes no other try: the confirm button waits, and a countdown shows. */
  retryAt?: Date | undefined
  /** Called when the action is wanted; not while busy, nor before `retryAt`. */
  onConfirm: () => void
  /** The Cancel button and Escape. */
  onCancel: () => void
}

/**
 * Asks before an action that cannot be taken back, and says what it is about (specification 2.21).
 * Cancel has the focus at first, so that Enter never destroys. Screens mostly want `useConfirm`,
 * which keeps the state. Not for a form: that is Dialog.
 */
export function ConfirmDialog({
  isOpen,
  title,
  description,
  detail,
  confirmLabel = text.confirm,
  cancelLabel = text.cancel,
  tone = 'neutral',
  isPending = false,
  retryAt,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const wait = useWait(retryAt)
  const isWaiting = wait > 0
  const cancel = useRef<HTMLButtonElement>(null)

  // The confirm button, which was pressed, can keep the focus no longer.
  useEffect(() => {
    if (isWaiting) cancel.current?.focus()
  }, [isWaiting])

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onCancel}
      title={title}
      role="alertdialog"
      isPending={isPending}
      footer={
        <>
          <Button ref={cancel} autoFocus isDisabled={isPending} onPress={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'critical' ? 'critical' : 'primary'}
            isPending={isPending}
            isDisabled={isWaiting}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack space="4">
        <Text slot="description" elementType="div">
          <p className={css.description}>{description}</p>
          {detail === undefined ? null : (
            <p className={css.detail}>
              <bdi>{detail}</bdi>
            </p>
          )}
        </Text>
        {isWaiting && <WaitNote seconds={wait} />}
      </Stack>
    </Dialog>
  )
}
