import { own } from '@hearth/api/shape'
import type { ReasonInput, ReasonSlot } from '@hearth/ui/patterns/ConfirmDialog'
import { type ComponentType, lazy, Suspense } from 'react'
import { isOffered } from '../../deployment/brand'
import { MissingPart } from '../../deployment/lazyPart'
import { keepsRecord } from './keepsRecord'
import type { PartProps } from './parts'
import type { ReasonedAction, ReasonPartProps } from './ReasonPart'
import type { withReason } from './withReason'

const load = () => import('./parts')

// A page can do without: if the code is gone after a deploy, nothing stands there. What a person
// has asked for offers a reload.
const Missing = (props: PartProps) =>
  'onClose' in props ? <MissingPart onClose={props.onClose} /> : null
export const Part = lazy<ComponentType<PartProps>>(() =>
  load()
    // Destructured here, to fail here: after a deploy the module is undefined.
    .then(({ Part }) => ({ default: Part }))
    .catch(() => ({ default: Missing })),
)

/** @param blockSize its room while it is on its way, so that the rest does not move */
export const part = (props: PartProps, blockSize?: string) => (
  <Suspense fallback={blockSize && <div style={{ blockSize }} />}>
    <Part {...props} />
  </Suspense>
)

/** Makes the call of an action that keeps its reason; that code is here once one was typed. */
export const sendReason: typeof withReason = async (...call) => (await load()).withReason(...call)

/** A reason in the form of the contract. */
export const reasonBody = async (reason: ReasonInput) => (await load()).bodyOf(reason)

/**
 * The room of the question while it is on its way: the field with its common reasons, and before
 * it what hangs on a member. A button that moves under the pointer loses its press.
 */
const heights: Readonly<Record<ReasonedAction, string>> = {
  ban: '17.3125rem',
  delete: '15rem',
  reject: '15rem',
  unban: '12.6875rem',
  deletePost: '12.6875rem',
}

/**
 * Asks why in the question of an action; undefined where the deployment keeps no reasons.
 * @param subject the member or the post that it is about
 */
export const reasonFor = (
  action: ReasonedAction,
  subject: ReasonPartProps['subject'],
): ReasonSlot | undefined =>
  keepsRecord()
    ? {
        draft: `reason ${action} ${subject.id}`,
        field: (value, onChange, isDisabled) =>
          part({ part: 'reason', action, subject, value, onChange, isDisabled }, heights[action]),
      }
    : undefined

/** The same for the actions on a user: to verify one needs no reason. */
export const userReason = (
  action: 'verify' | 'ban' | 'unban' | 'delete',
  user: ReasonPartProps['subject'],
) => (action === 'verify' ? undefined : reasonFor(action, user))

/**
 * Whether the record may have the entry of a conflict. A deletion has one, although the 404 after
 * it does not bring the entry.
 */
export const isConflict = (error: unknown): boolean =>
  isOffered('record') && (own(error, 'entry') !== undefined || own(error, 'status') === 404)

/**
 * Shows a failure in a toast. For a conflict, the toast names the author of the earlier change.
 * @param showStated shows the stated toast
 */
export const conflictToast = (
  showStated: () => void,
  error: unknown,
  { path }: { path: { id: string } },
): unknown =>
  isConflict(error)
    ? load()
        .then(({ showConflict }) => showConflict(error, path.id, showStated))
        // After a deploy the module is undefined.
        .catch(showStated)
    : showStated()
