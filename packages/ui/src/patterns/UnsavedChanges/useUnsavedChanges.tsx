import {
  type ReactElement,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { formText } from '../../text/formDefaults'
import { ConfirmDialog, type ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog'

/** A router's blocker calls this before it lets a person leave. */
export interface LeaveGuard {
  /** Resolves to true if everything is saved, otherwise to the person's answer. */
  confirmLeave: () => Promise<boolean>
}

export interface UnsavedChangesOptions
  extends Partial<
    Pick<ConfirmDialogProps, 'title' | 'description' | 'detail' | 'confirmLabel' | 'cancelLabel'>
  > {
  /** Whether there is anything to lose. */
  isDirty: boolean
  /** Passes the guard from a screen to the route with the blocker. */
  guard?: Ref<LeaveGuard> | undefined
}

export interface UnsavedChanges extends LeaveGuard {
  /** A handler for a close button, Cancel or Escape: asks if necessary, then leaves. */
  leaving: (leave: () => void) => () => void
  /** Render it once, beside the content that it guards. */
  dialog: ReactElement
  /** True while the question is open. */
  isAsking: boolean
}

/**
 * Asks before a dialog is closed or a form is left with unsaved changes, and lets the browser ask
 * when the page is closed or reloaded. It knows no router: give `confirmLeave` to the router's
 * blocker, and skip the blocker after a save. Only one question is open at a time; further calls
 * get the same answer.
 */
export function useUnsavedChanges({
  isDirty,
  guard,
  title = formText.discardChanges,
  description = formText.discardChangesDescription,
  detail,
  confirmLabel = formText.discard,
  cancelLabel = formText.keepEditing,
}: UnsavedChangesOptions): UnsavedChanges {
  const [isAsking, setIsAsking] = useState(false)
  const isGivenUp = useRef(false)
  const asked = useRef<{ answer: Promise<boolean>; settle: (leaves: boolean) => void }>(undefined)

  const decide = (leaves: boolean) => {
    // While the question fades out, its buttons still take keys.
    if (!asked.current) return
    isGivenUp.current = leaves
    setIsAsking(false)
    asked.current.settle(leaves)
    asked.current = undefined
  }

  const confirmLeave = (): Promise<boolean> => {
    if (asked.current) return asked.current.answer
    if (!isDirty) return Promise.resolve(true)
    let settle = (_leaves: boolean) => {}
    const answer = new Promise<boolean>((resolve) => {
      settle = resolve
    })
    asked.current = { answer, settle }
    setIsAsking(true)
    return answer
  }

  useImperativeHandle(guard, () => ({ confirmLeave }))

  useEffect(() => {
    if (!isDirty) return
    isGivenUp.current = false
    const warn = (event: BeforeUnloadEvent) => {
      // A person who has discarded the changes is not asked by the browser as well.
      if (!isGivenUp.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])

  // The guarded content has unmounted, so the question can no longer be answered.
  useEffect(() => () => asked.current?.settle(true), [])

  return {
    confirmLeave,
    leaving: (leave) => () => {
      // Without a question it runs within the press, as it would without a guard.
      if (!isDirty && !asked.current) leave()
      else void confirmLeave().then((leaves) => leaves && leave())
    },
    isAsking,
    dialog: (
      <ConfirmDialog
        isOpen={isAsking}
        title={title}
        description={description}
        detail={detail}
        confirmLabel={confirmLabel}
        cancelLabel={cancelLabel}
        tone="critical"
        onConfirm={() => decide(true)}
        onCancel={() => decide(false)}
      />
    ),
  }
}
