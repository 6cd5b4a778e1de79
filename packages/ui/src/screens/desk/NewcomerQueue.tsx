import { useMemo } from 'react'
import { Text } from '../../components/Text/Text'
import {
  deskHref,
  deskText,
  type Newcomer,
  type NewcomerActions,
  newcomerColumns,
  newcomerDecisions,
  newcomersText as text,
} from '../../domain/desk/desk'
import { usersText } from '../../domain/members/members'
import { useMediaQuery } from '../../hooks/useMediaQuery'
import { Stack } from '../../layout/Stack/Stack'
import { CaseQueue } from '../../patterns/CaseQueue/CaseQueue'
import { FilterBar } from '../../patterns/FilterBar/FilterBar'
import { pageParams } from '../../text/listAddress'
import { personName } from '../../text/people'
import { media } from '../../theme/media'
import type { DeskQueueProps } from './queueProps'

/** Whether newcomers have confirmed their email, as the contract names it. */
type NewcomerState = 'ready' | 'unconfirmed'

export interface NewcomerQueueProps extends DeskQueueProps<Newcomer>, NewcomerActions {
  /** Which newcomers show, from the address. */
  state: NewcomerState
  /** Called with the other choice. The caller goes back to page 1. */
  onStateChange: (state: NewcomerState) => void
  /** How many still have to confirm their email. @default not known */
  unconfirmed?: number | undefined
}

/** Members who wait to be verified; apart from them those who still have to confirm their email. */
export function NewcomerQueue({
  state,
  onStateChange,
  unconfirmed,
  onVerify,
  onDecline,
  declineReason,
  ...queue
}: NewcomerQueueProps) {
  // On a phone the note would push the first case down: there the sheet of the filters has it.
  const isPhone = useMediaQuery(media.mobile)
  const { page, pageSize } = queue.pageRequest
  const columns = useMemo(
    () =>
      newcomerColumns(({ id }) =>
        deskHref('newcomers', {
          case: id,
          ...(state === 'unconfirmed' && { state }),
          ...pageParams({ page, pageSize }),
        }),
      ),
    [state, page, pageSize],
  )
  const isReady = state === 'ready'
  return (
    <CaseQueue
      {...queue}
      // The rows of one state are not held among those of the other.
      key={state}
      columns={columns}
      rowName={personName}
      decisions={newcomerDecisions({
        onVerify: isReady ? onVerify : undefined,
        onDecline,
        declineReason,
      })}
      words={{
        label: deskText.queues.newcomers,
        failed: deskText.failed,
        noneTitle: deskText.noneTitle,
        none: isReady ? text.none : text.noneUnconfirmed,
        decided: text.decided,
        left: text.left,
      }}
      header={(notes) => (
        <Stack space="3">
          <FilterBar
            label={text.filters}
            filters={[
              {
                label: text.state,
                options: [
                  { value: 'ready', label: text.ready },
                  {
                    value: 'unconfirmed',
                    label:
                      unconfirmed === undefined
                        ? text.unconfirmed
                        : text.unconfirmedCount(unconfirmed),
                  },
                ],
                value: state,
                neutral: 'ready',
                onChange: onStateChange,
              },
            ]}
            onClear={() => onStateChange('ready')}
            summary={
              isReady ? (isPhone ? text.fewerThanPending : undefined) : usersText.awaitingEmail
            }
          />
          {isReady && !isPhone && (
            <Text size="small" tone="muted">
              {text.fewerThanPending}
            </Text>
          )}
          {notes}
        </Stack>
      )}
    />
  )
}
