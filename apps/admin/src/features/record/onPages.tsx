import { own } from '@hearth/api/shape'
import { type ComponentType, lazy, Suspense } from 'react'
import { isOffered } from '../../deployment/brand'
import { MissingPart } from '../../deployment/lazyPart'
import type { PartProps } from './parts'

const load = () => import('./parts')

// Optional parts render nothing when their code is gone after a deploy. Parts that the person has
// opened offer a reload.
const Missing = (props: PartProps) =>
  'onClose' in props ? <MissingPart onClose={props.onClose} /> : null
export const Part = lazy<ComponentType<PartProps>>(() =>
  load()
    // Destructured here, to fail here: after a deploy the module is undefined.
    .then(({ Part }) => ({ default: Part }))
    .catch(() => ({ default: Missing })),
)

/** @param blockSize reserved while the part loads, so that the rest does not move */
export const part = (props: PartProps, blockSize?: string) => (
  <Suspense fallback={blockSize && <div style={{ blockSize }} />}>
    <Part {...props} />
  </Suspense>
)

/**
 * Whether the record may have the entry of a conflict. A deletion has one, although the 404 after
 * it does not bring the entry.
 */
const isConflict = (error: unknown): boolean =>
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

/** The conflict behind a refused row of a bulk action; undefined if none is known. */
export const conflictOf = async (error: unknown, id: string) =>
  isConflict(error)
    ? load()
        .then(({ readConflict }) => readConflict(error, id))
        // After a deploy the module is undefined.
        .catch(() => undefined)
    : undefined
