import type { ReasonSlot } from '@hearth/ui/patterns/ConfirmDialog'
import { type ComponentType, lazy, Suspense } from 'react'
import { isOffered } from '../../deployment/brand'
import type { PartProps, ReasonedAction } from './parts'
import type { withReason } from './withReason'

const load = () => import('./parts')

// A page can do without: if the code is gone after a deploy, nothing stands there.
const Part = lazy<ComponentType<PartProps>>(() =>
  load().then(
    ({ Part }) => ({ default: Part }),
    () => ({ default: () => null }),
  ),
)

/** @param blockSize its room while it is on its way, so that the rest does not move */
export const part = (props: PartProps, blockSize?: string) => (
  <Suspense fallback={blockSize && <div style={{ blockSize }} />}>
    <Part {...props} />
  </Suspense>
)

/** Makes the call of an action that keeps its reason; that code is here once one was typed. */
export const sendReason: typeof withReason = async (...call) => (await load()).withReason(...call)

/** Asks why in the question of an action; undefined where the deployment keeps no reasons. */
export const reasonFor = (action: ReasonedAction): ReasonSlot | undefined =>
  isOffered('record')
    ? (value, onChange, isDisabled) =>
        part({ part: 'reason', action, value, onChange, isDisabled }, '10rem')
    : undefined

/** The same for the actions on a user: to verify one needs no reason. */
export const userReason = (action: 'verify' | 'ban' | 'unban' | 'delete') =>
  action === 'verify' ? undefined : reasonFor(action)
