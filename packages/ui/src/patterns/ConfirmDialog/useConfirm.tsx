import { type ReactElement, useState } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog'

/** A question to ask: a ConfirmDialog without its state. */
export interface Question
  extends Pick<
    ConfirmDialogProps,
    'title' | 'description' | 'detail' | 'confirmLabel' | 'cancelLabel' | 'tone'
  > {
  /**
   * The deed. While the promise is pending the dialog is busy; it closes when the promise is kept and
   * stays open, ready for another try, when it is broken (the caller says why, in a toast).
   */
  onConfirm: () => Promise<unknown>
}

export interface Confirm {
  /** Opens the dialog with this question. */
  ask: (question: Question) => void
  /** Render it once, anywhere in the screen. */
  dialog: ReactElement
  /** True while a question stands: for `useHeldRows`. */
  isAsking: boolean
}

/** Keeps the state of one ConfirmDialog for everything that a screen has to ask. */
export function useConfirm(): Confirm {
  const [question, setQuestion] = useState<Question>()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  const confirm = async () => {
    if (question === undefined || isBusy) return
    setIsBusy(true)
    try {
      await question.onConfirm()
      setIsAsking(false)
    } catch {
      // The caller has said why; the question stands, for another try or for Cancel.
    } finally {
      setIsBusy(false)
    }
  }

  // The question outlives its asking, so that the dialog keeps its words while it leaves.
  const { onConfirm: _deed, ...words } = question ?? {
    title: '',
    description: '',
    onConfirm: undefined,
  }

  return {
    ask: (asked) => {
      setQuestion(asked)
      setIsAsking(true)
    },
    isAsking,
    dialog: (
      <ConfirmDialog
        {...words}
        isOpen={isAsking}
        isBusy={isBusy}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    ),
  }
}
