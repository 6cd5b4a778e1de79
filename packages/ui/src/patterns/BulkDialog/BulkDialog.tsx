import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { Button } from '../../components/Button/Button'
import { Dialog } from '../../components/Dialog/Dialog'
import { WaitNote } from '../../components/Form/Form'
import { Link } from '../../components/Link/Link'
import { Notice } from '../../components/Notice/Notice'
import { ProgressBar } from '../../components/ProgressBar/ProgressBar'
import { focusInvalid } from '../../hooks/focusInvalid'
import { useFocusAfter } from '../../hooks/useFocusAfter'
import { useWait } from '../../hooks/useWait'
import { questionText } from '../../internal/questionText'
import { Stack } from '../../layout/Stack/Stack'
import { text } from '../../text/defaults'
import { count } from '../../text/numbers'
import * as css from './BulkDialog.css'
import { bulkText } from './bulkText'

/** One row of an action on many, and what has become of it. */
export interface BulkRow {
  id: string
  /** A person's name, or the title of a post. */
  name: string
  /** Distinguishes namesakes: an email address. @default none */
  detail?: string
  /**
   * `waiting` is not tried yet; `unknown` was sent and has no answer; `elsewhere` was decided or
   * removed by somebody else.
   */
  status: 'waiting' | 'sending' | 'unknown' | 'done' | 'elsewhere' | 'failed'
  /** The server's reason for the refusal. */
  message?: string
  /** Link to the entry of the earlier decision, in a new tab. @default no link */
  href?: string
}

/** How far an action on many is. */
export type BulkState =
  | { status: 'asking' }
  | { status: 'running' }
  | {
      /** The server asks to wait (429). */
      status: 'waiting'
      until: Date
    }
  | { status: 'paused'; reason: 'stopped' | 'network' | 'session' }
  | { status: 'finished' }

/** The question before an action on many rows. */
export interface BulkQuestion {
  /** The action and its objects: 'Approve 3 requests'. */
  title: string
  /** The question in the words of the single action. */
  description: string
  /** Says after the question that the action cannot be undone. @default false */
  isFinal?: boolean | undefined
  /** A sentence about the effect of the action. @default none */
  effect?: string | undefined
  /** The action as a verb: 'Approve'. */
  confirmLabel: string
  /** `critical` for an action that destroys or takes away. @default 'neutral' */
  tone?: 'neutral' | 'critical'
}

/** An action on many rows of a list, as its bar and its dialog show it. */
export interface BulkDescription<Row> {
  /** The action as a verb: 'Ban'. */
  label: string
  /** `critical` for an action that destroys or takes away. @default 'neutral' */
  tone?: 'neutral' | 'critical'
  /** The question for a number of rows, worded like the question for one. */
  question: (of: number) => Pick<BulkQuestion, 'title' | 'description' | 'isFinal' | 'effect'>
  /** Whether the action makes sense for a row. @default for all */
  appliesTo?: (row: Row) => boolean
  /** The name of a row, and a detail that distinguishes namesakes. */
  rowOf: (row: Row) => Pick<BulkRow, 'id' | 'name' | 'detail'>
}

export interface BulkDialogProps extends BulkQuestion {
  /** Whether it is open. */
  isOpen: boolean
  /** All rows, in the order in which they are sent. */
  rows: ReadonlyArray<BulkRow>
  state: BulkState
  /** A field for the reason, below the question and only with it: a ReasonField. @default none */
  reason?: ReactNode
  /** Takes the focus when the dialog closes and what has opened it is gone. */
  fallbackFocus: RefObject<HTMLElement | null>
  /** Called when the person confirms. An invalid reason gets the focus instead. */
  onConfirm: () => void
  /** Called by 'Stop' while it runs. */
  onStop: () => void
  /** Called by 'Resume' after a pause. */
  onResume: () => void
  /** Called when it closes: before the first call, or with the rest dropped, or at the end. */
  onClose: () => void
}

const isSettled = ({ status }: BulkRow) =>
  status === 'done' || status === 'elsewhere' || status === 'failed'

/** Not done by this action. The end lists only these. */
const isLeft = ({ status }: BulkRow) => status !== 'done'

/** Those that did not go as wanted come first. */
const urgency = { failed: 0, unknown: 1, elsewhere: 2, waiting: 3, sending: 3, done: 4 } as const

/**
 * An action on many rows: it names them all and asks once, shows the progress of the calls, and
 * lists what was not done. When all is done, the app closes it and says so in a toast. A run that
 * stops can be resumed or dropped. It only shows; the app makes the calls.
 */
export function BulkDialog({
  isOpen,
  title,
  description,
  isFinal = false,
  effect,
  confirmLabel,
  tone = 'neutral',
  rows,
  state,
  reason,
  fallbackFocus,
  onConfirm,
  onStop,
  onResume,
  onClose,
}: BulkDialogProps) {
  useFocusAfter(isOpen, fallbackFocus)
  const wait = useWait(state.status === 'waiting' ? state.until : undefined)
  const settled = rows.filter(isSettled).length
  const isUnderWay = state.status === 'running' || state.status === 'waiting'
  const isAsking = state.status === 'asking'
  const isFinished = state.status === 'finished'
  const descriptionId = useId()
  const outcomeId = useId()
  const reasonRef = useRef<HTMLDivElement>(null)

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={isUnderWay ? onStop : onClose}
      title={title}
      role="alertdialog"
      {...(isAsking && { 'aria-describedby': descriptionId })}
      footer={
        isAsking ? (
          <>
            <Button autoFocus onPress={onClose}>
              {text.cancel}
            </Button>
            <Button
              variant={tone === 'critical' ? 'critical' : 'primary'}
              onPress={() => focusInvalid(reasonRef.current) || onConfirm()}
            >
              {confirmLabel}
            </Button>
          </>
        ) : isUnderWay ? (
          // With the key, a new step gets new buttons: no press or focus is carried over.
          <Button key="stop" autoFocus onPress={onStop}>
            {bulkText.stop}
          </Button>
        ) : state.status === 'paused' ? (
          <>
            <Button key="drop" onPress={onClose}>
              {bulkText.drop(rows.length - settled)}
            </Button>
            <Button
              key="resume"
              variant="primary"
              autoFocus
              aria-describedby={outcomeId}
              onPress={onResume}
            >
              {bulkText.resume}
            </Button>
          </>
        ) : (
          // A live region that appears with its text is not read out, so the button describes it.
          <Button
            key="close"
            variant="primary"
            autoFocus
            aria-describedby={outcomeId}
            onPress={onClose}
          >
            {bulkText.done}
          </Button>
        )
      }
    >
      <Stack space="4">
        {isAsking && (
          <div id={descriptionId}>
            <p>{questionText(description, isFinal)}</p>
            {effect !== undefined && <p className={css.effect}>{effect}</p>}
          </div>
        )}
        {/* Above the rows: below two hundred of them nobody finds it. */}
        {isAsking && reason ? <div ref={reasonRef}>{reason}</div> : null}
        {isAsking ? null : (
          <ProgressBar
            label={confirmLabel}
            value={settled}
            max={rows.length}
            valueText={bulkText.progress(settled, rows.length)}
            {...(state.status === 'finished' && { tone: 'positive' })}
          />
        )}
        {state.status === 'waiting' && (
          <>
            <Notice>{bulkText.asksToWait}</Notice>
            {wait > 0 && <WaitNote seconds={wait} />}
          </>
        )}
        {(state.status === 'paused' || state.status === 'finished') && (
          <div id={outcomeId}>
            {state.status === 'paused' ? (
              <Notice tone="caution">{bulkText.paused[state.reason]}</Notice>
            ) : (
              <Notice tone={toneOf(rows)}>{summary(rows)}</Notice>
            )}
          </div>
        )}
        {isUnderWay ? null : (
          <Rows rows={isFinished ? rows.filter(isLeft) : rows} isAsking={isAsking} />
        )}
      </Stack>
    </Dialog>
  )
}

function Rows({ rows, isAsking }: { rows: readonly BulkRow[]; isAsking: boolean }) {
  if (rows.length === 0) return null
  const shown = isAsking ? rows : rows.toSorted((a, b) => urgency[a.status] - urgency[b.status])
  return (
    <ul className={css.rows} aria-label={isAsking ? bulkText.names : bulkText.results}>
      {shown.map(({ id, name, detail, status, message, href }) => (
        <li key={id} className={css.row}>
          <span className={css.who}>
            <bdi translate="no" className={css.name}>
              {name}
            </bdi>
            {detail !== undefined && (
              <>
                {' '}
                <bdi translate="no" className={css.detail}>
                  {detail}
                </bdi>
              </>
            )}
          </span>
          {isAsking ? null : (
            <span className={css.result} data-status={status}>
              <span>{message || bulkText.statuses[status]}</span>
              {href !== undefined && (
                <>
                  {' '}
                  <Link href={href} target="_blank">
                    {bulkText.seeRecord}
                  </Link>
                </>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

const counted = (rows: readonly BulkRow[], status: BulkRow['status']) =>
  rows.filter((row) => row.status === status).length

const toneOf = (rows: readonly BulkRow[]) =>
  counted(rows, 'done') === rows.length ? 'positive' : 'caution'

/** 'Done: 8 · Already handled by someone else: 1 · Refused: 1' */
const summary = (rows: readonly BulkRow[]): string =>
  (['done', 'elsewhere', 'failed'] as const)
    .map((status) => [bulkText.statuses[status], counted(rows, status)] as const)
    .filter(([, of]) => of > 0)
    .map(([label, of]) => `${label}: ${count(of)}`)
    .join(' · ')
