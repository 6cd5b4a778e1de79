import { type ReactElement, useEffect, useRef, useState } from 'react'
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
