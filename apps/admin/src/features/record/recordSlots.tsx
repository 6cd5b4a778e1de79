import { own } from '@hearth/api/shape'
import { toast } from '@hearth/ui/components/Toast/toastQueue'
import type { RecordKind } from '@hearth/ui/domain/record'
import type { MemberRecordSlots } from '@hearth/ui/screens/user-details/UserDetailsScreen'
import { personName } from '@hearth/ui/text/people'
import { type ReactNode, Suspense } from 'react'
import { isOffered } from '../../deployment/brand'
import { loadWhenIdle } from '../../deployment/idleLoads'
import { lazyPart } from '../../deployment/lazyPart'
import { may } from '../../session/permissions'
import { type Reviewed, refusedTexts } from './refusedTexts'
import type { SlotProps } from './slots'
import { undoable } from './undoable'

const loadSlots = () => import('./slots')

/** Loads that code before a person undoes something or opens what it renders. */
export const loadSlotsWhenIdle = () => loadWhenIdle(loadSlots)

const Slot = lazyPart(async () => (await loadSlots()).Slot)

/**
 * What the record adds to another page.
 * @param blockSize reserved while the part loads, so that the rest does not move
 */
export const recordSlot = (props: SlotProps, blockSize?: string) => (
  <Suspense fallback={blockSize && <div style={{ blockSize }} />}>
    <Slot {...props} />
  </Suspense>
)

/** The timeline and notes on a member's page; undefined without the feature `record`. */
export const memberRecordSlots = (id: string): MemberRecordSlots | undefined =>
  isOffered('record')
    ? {
        summary: ({ isBanned }) =>
          may('record.read') && recordSlot({ slot: 'summary', id, isBanned: isBanned === true }),
        timeline: (user) => recordSlot({ slot: 'timeline', id, name: personName(user) }, '24rem'),
      }
    : undefined

/**
 * Names the author of the newest decision or edit in a notice; undefined if the deployment has no
 * record.
 * @param subject the id of the member, announcement or plan
 */
export const conflictNotice = (subject: string, kind?: RecordKind) =>
  isOffered('record') && may('record.read')
    ? (otherwise?: ReactNode) => (
        <Suspense fallback={otherwise}>
          <Slot slot="conflict" subject={subject} kind={kind} otherwise={otherwise} />
        </Suspense>
      )
    : undefined

/**
 * Whether the record may have the entry of a conflict. A deletion has one, although the 404 after
 * it does not bring the entry.
 */
const isConflict = (error: unknown): boolean =>
  isOffered('record') &&
  may('record.read') &&
  (own(error, 'entry') !== undefined || own(error, 'status') === 404)

/**
 * Shows a failure in a toast. For a conflict, the toast names the author of the earlier change. In a
 * review the next case is open by then, so the toast names its own case and leads back to it.
 * @param showStated shows the stated toast
 */
const conflictToast = (
  showStated: () => void,
  error: unknown,
  { path, name, refused, reopen }: { path: { id: string } } & Partial<Reviewed>,
): unknown => {
  if (reopen && refused && own(error, 'status') === 409) {
    return toast.error(refused, {
      about: name,
      action: { label: refusedTexts.open, onPress: reopen },
    })
  }
  return isConflict(error)
    ? loadSlots()
        .then(({ showConflict }) => showConflict(error, path.id, showStated))
        // After a deploy the module is undefined.
        .catch(showStated)
    : showStated()
}

/** The toasts of a recorded change. */
export const recordedToasts = { reportFailure: conflictToast, detailsOf: undoable }

/**
 * The conflict behind a refused row of a bulk action; undefined if the record has no entry of it.
 */
export const conflictOf = async (error: unknown, id: string) =>
  isConflict(error)
    ? loadSlots()
        .then(({ readConflict }) => readConflict(error, id))
        // After a deploy the module is undefined.
        .catch(() => undefined)
    : undefined
