import type { RecordKind } from '@hearth/ui/product/record/recordModel'
import { type ReactNode, Suspense } from 'react'
import { isOffered } from '../../deployment/brand'
import { Part } from './onPages'

/**
 * Who has decided or saved something last, in a notice; undefined where the deployment has no
 * record.
 * @param subject the member, announcement or plan that it is about
 */
export const whoWasFirst = (subject: string, kind?: RecordKind) =>
  isOffered('record')
    ? (otherwise?: ReactNode) => (
        <Suspense fallback={otherwise}>
          <Part part="first" subject={subject} kind={kind} otherwise={otherwise} />
        </Suspense>
      )
    : undefined
