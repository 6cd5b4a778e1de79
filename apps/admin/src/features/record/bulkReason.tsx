import type { BulkReason } from '../../mutations/bulkSpec'
import { keepsRecord } from './keepsRecord'
import { part, reasonBody } from './onPages'
import type { ReasonedAction } from './ReasonPart'

/** Asks why in the question of an action on many; undefined where nobody keeps reasons. */
export const bulkReason = (
  action: ReasonedAction,
  call: BulkReason['call'],
): BulkReason | undefined =>
  keepsRecord()
    ? {
        call,
        field: (id, value, onChange) =>
          part(
            { part: 'reason', action, subject: { id }, isForMany: true, value, onChange },
            '12rem',
          ),
        bodyOf: reasonBody,
      }
    : undefined
