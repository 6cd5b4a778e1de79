import type { RecordKind } from '@hearth/ui/product/record'
import { type ReactNode, Suspense } from 'react'
import { isOffered } from '../../deployment/brand'
import { Part } from './onPages'

/**
 * Names the author of the newest decision or edit in a notice; undefined if the deployment has no
 * record.
 * @param subject the id of the member, announcement or plan
 */
export const conflictNotice = (subject: string, kind?: RecordKind) =>
  isOffered('record')
    ? (otherwise?: ReactNode) => (
        <Suspense fallback={otherwise}>
          <Part part="conflict" subject={subject} kind={kind} otherwise={otherwise} />
        </Suspense>
      )
    : undefined
