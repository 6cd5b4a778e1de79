import { Text } from 'react-aria-components/Text'
import { Button } from '../../components/Button/Button'
import { Dialog } from '../../components/Dialog/Dialog'
import { text } from '../../text/defaults'
import * as css from './ConfirmDialog.css'

export interface ConfirmDialogProps {
  /** Whether the question stands. */
  isOpen: boolean
  /** The deed and its object: 'Delete User'. */
  title: string
  /** The question, word for word as the specification has it. */
  description: string
  /** What it is about, by name ('Maria Silva'), so that nobody decides about the wrong one. */
  detail?: string | undefined
  /** The deed as a verb: 'Delete'. @default 'Confirm' */
  confirmLabel?: string
  /** The way back. @default 'Cancel' */
  cancelLabel?: string
  /** `critical` for what destroys or takes away. @default 'neutral' */
  tone?: 'neutral' | 'critical'
  /**
   * The deed is being done: a spinner, both buttons wait and the dialog stays. After 10 s a third one
   * closes it, and the deed goes on. @default false
   */
  isBusy?: boolean
  /** Called when the deed is wanted; not while busy. */
  onConfirm: () => void
  /** The Cancel button and Escape. */
  onCancel: () => void
}

/**
 * Asks before a deed that cannot be taken back, and says what it is about (specification 2.21).
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
  isBusy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      isBusy={isBusy}
      footer={
        <>
          <Button autoFocus isDisabled={isBusy} onPress={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'critical' ? 'critical' : 'primary'}
            isBusy={isBusy}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Text slot="description" elementType="div">
        <p className={css.description}>{description}</p>
        {detail === undefined ? null : (
          <p className={css.detail}>
            <bdi>{detail}</bdi>
          </p>
        )}
      </Text>
    </Dialog>
  )
}
