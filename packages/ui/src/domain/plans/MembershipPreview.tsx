import { useId } from 'react'
import { useFilePreview } from '../../hooks/useFilePreview'
import type { UploadState } from '../../patterns/FileUpload/FileUpload'
import { isPrice, parsePrice } from '../../text/money'
import { caption, stage } from './MembershipForm.css'
import type { MembershipDraft } from './membershipModel'
import { membershipText as text } from './membershipText'
import { PlanCard } from './PlanCard'

interface MembershipPreviewProps {
  draft: MembershipDraft
  features: readonly string[]
  /** The current image, even while it is uploading. */
  upload: UploadState
  /** The line below the price. */
  priceNote: string | undefined
  /** Whether an invalid price counts as 0. */
  isZeroWithout: boolean
}

/** The tier as members will see it, updated while somebody types. */
export function MembershipPreview({
  draft,
  features,
  upload,
  priceNote,
  isZeroWithout,
}: MembershipPreviewProps) {
  const headingId = useId()
  const file =
    upload.status === 'uploading' || upload.status === 'success' ? upload.file : undefined
  const chosen = useFilePreview(file instanceof File ? file : undefined)
  return (
    <section aria-labelledby={headingId} className={stage}>
      <h2 id={headingId} className={caption}>
        {text.preview}
      </h2>
      <PlanCard
        name={draft.name}
        price={isZeroWithout || isPrice(draft.price) ? parsePrice(draft.price) : undefined}
        priceNote={priceNote}
        period={draft.period}
        description={draft.description}
        features={features}
        image={file instanceof File ? chosen : file?.src}
        isActive={draft.isActive}
      />
    </section>
  )
}
