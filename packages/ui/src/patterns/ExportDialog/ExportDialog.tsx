import { useId } from 'react'
import { Button } from '../../components/Button/Button'
import { Checkbox } from '../../components/Checkbox/Checkbox'
import { CheckboxGroup } from '../../components/CheckboxGroup/CheckboxGroup'
import { Dialog } from '../../components/Dialog/Dialog'
import { Notice } from '../../components/Notice/Notice'
import { ProgressBar } from '../../components/ProgressBar/ProgressBar'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup'
import type { Separator } from '../../csv'
import { Stack } from '../../layout/Stack/Stack'
import { text } from '../../text/defaults'
import { exportText } from './exportText'

/** How far an export is. Without `total`, nothing says how long the list is. */
export type ExportState =
  | { status: 'asking'; total?: number | undefined }
  | { status: 'running'; rows: number; total?: number | undefined }
  | {
      status: 'saved'
      rows: number
      total?: number | undefined
      file: string
      /** The list is longer than the limit. */
      isCut: boolean
      /** Rows that the client could not read. */
      leftOut: number
    }
  | { status: 'empty' }
  | {
      /** Nothing was saved: the list could not be read to its end, or the export not recorded. */
      status: 'failed'
      reason: 'unread' | 'unrecorded'
      rows: number
      total?: number | undefined
    }

export interface ExportDialogProps {
  /** The list, as its page calls it: 'Users'. */
  list: string
  /** The largest number of rows in a file. */
  limit: number
  /** The rows are about people. @default false */
  isPersonal?: boolean
  /** The rows have phone numbers. @default false */
  hasPhones?: boolean
  /** The export makes an entry of the record. @default false */
  isRecorded?: boolean
  separator: Separator
  onSeparatorChange: (separator: Separator) => void
  /** The names of all columns, as in the first line of the file. */
  columns: readonly string[]
  /** The selected columns. */
  chosenColumns: readonly string[]
  onColumnsChange: (columns: readonly string[]) => void
  state: ExportState
  /** Starts, and starts again after a failure. */
  onStart: () => void
  /** Stops reading; nothing is saved. */
  onStop: () => void
  /** Closes it, before the start or at the end. */
  onClose: () => void
}

/**
 * Saves a list as a file. The dialog first lists what the file will contain, then shows the progress,
 * and at the end lists what the file contains and what is missing. The app makes the calls.
 */
export function ExportDialog({
  list,
  limit,
  isPersonal = false,
  hasPhones = false,
  isRecorded = false,
  separator,
  onSeparatorChange,
  columns,
  chosenColumns,
  onColumnsChange,
  state,
  onStart,
  onStop,
  onClose,
}: ExportDialogProps) {
  const outcomeId = useId()
  const { status } = state
  const isRunning = status === 'running'
  return (
    <Dialog
      isOpen
      onOpenChange={isRunning ? onStop : onClose}
      title={exportText.title(list)}
      footer={
        isRunning ? (
          // With the key, a new step gets new buttons: no press or focus is carried over.
          <Button key="stop" autoFocus onPress={onStop}>
            {exportText.stop}
          </Button>
        ) : status === 'saved' || status === 'empty' ? (
          // A live region that appears with its text is not read out, so the button describes it.
          <Button
            key="done"
            variant="primary"
            autoFocus
            aria-describedby={outcomeId}
            onPress={onClose}
          >
            {exportText.done}
          </Button>
        ) : (
          <>
            <Button key="cancel" onPress={onClose}>
              {text.cancel}
            </Button>
            <Button
              key="start"
              variant="primary"
              autoFocus
              aria-describedby={outcomeId}
              isDisabled={chosenColumns.length === 0}
              onPress={onStart}
            >
              {status === 'failed' ? text.tryAgain : exportText.start}
            </Button>
          </>
        )
      }
    >
      <Stack space="4">
        <div id={outcomeId}>
          <Outcome {...{ state, limit, isPersonal, hasPhones, isRecorded }} />
        </div>
        {(status === 'asking' || status === 'failed') && (
          <>
            <Checkbox
              label={exportText.allColumns}
              isSelected={chosenColumns.length === columns.length}
              isIndeterminate={chosenColumns.length > 0 && chosenColumns.length < columns.length}
              onChange={(isSelected) => onColumnsChange(isSelected ? columns : [])}
            />
            <CheckboxGroup
              label={exportText.columns}
              description={exportText.columnsHint}
              errorMessage={chosenColumns.length === 0 ? exportText.noColumns : undefined}
              orientation="horizontal"
              options={columns.map((name) => ({ value: name, label: name }))}
              value={chosenColumns}
              onChange={onColumnsChange}
            />
            <RadioGroup
              label={exportText.separator}
              description={exportText.separatorHint}
              options={separators}
              value={separator}
              onChange={onSeparatorChange}
            />
          </>
        )}
      </Stack>
    </Dialog>
  )
}

const separators = [
  { value: ',', label: exportText.comma },
  { value: ';', label: exportText.semicolon },
] as const

type OutcomeProps = Pick<
  ExportDialogProps,
  'state' | 'limit' | 'isPersonal' | 'hasPhones' | 'isRecorded'
>

function Outcome({ state, limit, isPersonal, hasPhones, isRecorded }: OutcomeProps) {
  switch (state.status) {
    case 'asking':
      return (
        <Stack space="3">
          <p>{exportText.about(limit, state.total)}</p>
          {hasPhones && <p>{exportText.phones}</p>}
          {isPersonal && <p>{exportText.personal}</p>}
          {isRecorded && <p>{exportText.recorded}</p>}
        </Stack>
      )
    case 'running':
      return (
        <ProgressBar
          label={exportText.reading}
          max={Math.min(state.total ?? limit, limit)}
          {...(state.total === undefined
            ? { valueText: exportText.soFar(state.rows) }
            : { value: state.rows, valueText: exportText.progress(state.rows, state.total) })}
        />
      )
    case 'saved':
      return (
        <Stack space="3">
          <Notice tone="positive">
            <bdi>{exportText.saved(state.rows, state.file)}</bdi>
          </Notice>
          {state.isCut && <Notice tone="caution">{exportText.cut(limit, state.total)}</Notice>}
          {state.leftOut > 0 && <Notice tone="caution">{exportText.leftOut(state.leftOut)}</Notice>}
        </Stack>
      )
    case 'empty':
      return <Notice>{exportText.nothing}</Notice>
    case 'failed':
      return (
        <Notice tone="critical">
          {state.reason === 'unread'
            ? exportText.failed(state.rows, state.total)
            : exportText.unrecorded}
        </Notice>
      )
  }
}
