import type { ReactNode } from 'react'
import { type ReasonInput, type ReasonRequest, useConfirm } from '../../patterns/Confirm/useConfirm'
import { isolate } from '../../text/people'
import { reportersText as text } from './reportersText'

/** A member who reports posts. */
export interface Reporter {
  id: string
  /** Name or email. */
  name: string
}

/** Stops the reports of a member, or lets them count again. */
export interface ReporterMuteActions {
  /**
   * Called after the question. The dialog closes when the promise resolves. Undefined where the person
   * may not.
   */
  onMuteChange?:
    | ((reporter: Reporter, isMuted: boolean, reason?: ReasonInput) => Promise<unknown>)
    | undefined
  /** The reason field of both questions: the server needs one. @default no reason is asked for */
  muteReason?: ((reporter: Reporter, isMuted: boolean) => ReasonRequest | undefined) | undefined
}

interface ReporterMuteQuestion {
  /** Asks whether to change it; undefined where the person may not. */
  ask: ((reporter: Reporter, isMuted: boolean) => void) | undefined
  /** Render it once. */
  dialog: ReactNode
  isAsking: boolean
}

/** The question before the reports of a member stop, or count again. */
export function useReporterMute({
  onMuteChange,
  muteReason,
}: ReporterMuteActions): ReporterMuteQuestion {
  const { ask, dialog, isAsking } = useConfirm()
  const askAbout = (reporter: Reporter, isMuted: boolean) =>
    ask({
      title: isMuted ? text.stopTitle : text.countTitle,
      description: isMuted ? text.stopQuestion : text.countQuestion,
      effect: isMuted ? text.stopEffect : text.countEffect,
      confirmLabel: isMuted ? text.stop : text.count,
      detail: isolate(reporter.name),
      reason: muteReason?.(reporter, isMuted),
      onConfirm: async (reason) => onMuteChange?.(reporter, isMuted, reason),
    })
  return { ask: onMuteChange && askAbout, dialog, isAsking }
}
