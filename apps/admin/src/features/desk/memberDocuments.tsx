import type { DocumentSlots } from '@hearth/ui/product/users'
import { type ComponentType, lazy, Suspense } from 'react'
import { isOffered } from '../../deployment/brand'
import type { ShownDocumentProps } from './ShownDocument'

// After a deploy the code may be gone: the download stays.
const Lazy = lazy<ComponentType<ShownDocumentProps>>(() =>
  import('./ShownDocument')
    .then(({ ShownDocument }) => ({ default: ShownDocument }))
    .catch(() => ({ default: () => null })),
)

/**
 * Documents on a member's page, with code that loads after it; undefined without the feature `desk`.
 * @param viewer email of the person who looks, for the watermark
 */
export const memberDocuments = (viewer: string): DocumentSlots | undefined =>
  isOffered('desk')
    ? {
        view: (document) => (
          <Suspense>
            <Lazy document={document} viewer={viewer} />
          </Suspense>
        ),
      }
    : undefined
