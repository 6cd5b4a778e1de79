import { type ReactNode, useState } from 'react'
import { ignoreSecondClick } from '../../hooks/ignoreSecondClick'
import { ConfirmDialog, type ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog'
import {
  isEnough,
  keepReason,
  type ReasonInput,
  type ReasonRequest,
  useUnsentReasons,
} from './reason'

/** A question to ask: the props of a ConfirmDialog without its state. */
export interface Question
  extends Pick<
    ConfirmDialogProps,
    | 'title'
    | 'description'
    | 'isFinal'
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
  reason?: ReasonRequest | undefined
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

type Words = Pick<Question, 'title' | 'description' | 'isFinal' | 'effect'>

export {
  keepReason,
  type ReasonInput,
  type ReasonProps,
  type ReasonRequest,
  UnsentReasonsProvider,
  useUnsentReasons,
} from './reason'

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
    if (question.reason && !isEnough(question.reason, asked.reason)) {
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
    question: { onConfirm: _action, closesAtOnce: _, reason: request, ...question },
  }: Asked) => (
    <ConfirmDialog
      {...(wordsOf?.(question) ?? question)}
      reason={request?.field({
        value: reason,
        onChange: (given) => {
          if (asked) keep(asked.question, given)
          setAsked((now) => now && { ...now, reason: given, isMissing: false })
        },
        isDisabled: isPending,
        isRequired: request.isRequired,
        isMissing,
      })}
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
