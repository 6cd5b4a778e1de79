import { type ReactElement, useState } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog'

/** A question to ask: a ConfirmDialog without its state. */
export interface Question
  extends Pick<
    ConfirmDialogProps,
    'title' | 'description' | 'detail' | 'confirmLabel' | 'cancelLabel' | 'tone'
  > {
  /**
   * The action. While the promise is pending the dialog is busy; it closes when the promise is kept and
   * stays open, ready for another try, when it is broken (the caller says why, in a toast): at once, or
   * when the `retryAt` of what broke it has come.
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

interface Asked {
  /** It outlives its asking, so that the dialog keeps its words while it leaves. */
  question: Question
  isOpen: boolean
  isPending: boolean
  retryAt?: Date | undefined
}

const nothing = { title: '', description: '' }

/** Keeps the state of one ConfirmDialog for everything that a screen has to ask. */
export function useConfirm(): Confirm {
  const [asked, setAsked] = useState<Asked>()
  const { isOpen = false, isPending = false, retryAt } = asked ?? {}

  const confirm = async () => {
    if (asked === undefined || isPending) return
    const { question } = asked
    // An action that takes long may be left to itself, and something else be asked meanwhile.
    const tell = (change: Partial<Asked>) =>
      setAsked((now) => (now?.question === question ? { ...now, ...change } : now))
    tell({ isPending: true, retryAt: undefined })
    try {
      await question.onConfirm()
      tell({ isOpen: false, isPending: false })
    } catch (error) {
      // The caller has said why; the question stands, for another try or for Cancel.
      tell({ isPending: false, retryAt: waitOf(error) })
    }
  }

  const { onConfirm: _action, ...words } = asked?.question ?? { ...nothing, onConfirm: undefined }

  return {
    ask: (question) => setAsked({ question, isOpen: true, isPending: false }),
    isAsking: isOpen,
    dialog: (
      <ConfirmDialog
        {...words}
        isOpen={isOpen}
        isPending={isPending}
        retryAt={retryAt}
        onConfirm={confirm}
        onCancel={() => setAsked((now) => now && { ...now, isOpen: false })}
      />
    ),
  }
}

/** Until when no other try is taken, as what refused the last one says; ui knows no api, so any error may. */
function waitOf(error: unknown): Date | undefined {
  const retryAt = error instanceof Error && 'retryAt' in error ? error.retryAt : undefined
  return retryAt instanceof Date ? retryAt : undefined
}
