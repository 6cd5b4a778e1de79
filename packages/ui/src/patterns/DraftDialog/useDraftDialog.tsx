import { type Ref, useEffect, useId, useRef } from 'react'
import { Button } from '../../components/Button/Button'
import { useDraftForm } from '../../form/useDraftForm'
import { text } from '../../text/defaults'
import { type LeaveGuard, useUnsavedChanges } from '../UnsavedChanges/useUnsavedChanges'

interface DraftDialogOptions<Values extends object, Output>
  extends Omit<Parameters<typeof useDraftForm<Values, Output>>[0], 'onSubmit'> {
  /**
   * Sends the form. The dialog is busy while the promise is pending, closes when it resolves, and
   * keeps all input when it rejects, or when there is no promise.
   */
  onSend: (values: Output) => Promise<unknown> | undefined
  /** Closes the dialog; the question about a draft was answered before. */
  onClose: () => void
  /**
   * Asks before the person leaves the page with an unsent draft: for the route's blocker.
   * @default asks only before the dialog closes
   */
  guard?: Ref<LeaveGuard> | undefined
  /** The question before a draft is discarded. */
  discard: { title: string; description: string }
  submitLabel: string
  pendingLabel: string
}

/**
 * A dialog with a form that is sent once: a message, an invitation. Render the dialog while it is
 * open, and `question` beside it.
 */
export function useDraftDialog<Values extends object, Output>({
  onSend,
  onClose,
  guard,
  discard,
  submitLabel,
  pendingLabel,
  ...options
}: DraftDialogOptions<Values, Output>) {
  const id = useId()
  const isHere = useRef(false)
  const form = useDraftForm<Values, Output>({
    ...options,
    onSubmit: async (values) => {
      const sending = onSend(values)
      if (!sending) return
      await sending
      // A dialog closed while sending must not close a dialog that was opened since.
      if (isHere.current) onClose()
    },
  })
  const { leaving, dialog: question } = useUnsavedChanges({
    isDirty: form.isDirty,
    guard,
    ...discard,
  })
  const close = leaving(onClose)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return {
    form,
    formProps: { id, ...form.formProps },
    dialogProps: {
      isOpen: true,
      onOpenChange: close,
      isPending: form.isPending,
      footer: (
        <>
          <Button isDisabled={form.isPending} onPress={close}>
            {text.cancel}
          </Button>
          <Button {...form.submitProps} form={id} variant="primary" pendingLabel={pendingLabel}>
            {submitLabel}
          </Button>
        </>
      ),
    },
    question,
  }
}
