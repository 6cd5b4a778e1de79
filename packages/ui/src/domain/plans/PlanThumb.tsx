import { CreditCard } from 'lucide-react'
import { useImage } from '../../hooks/useImage'
import * as css from './PlanThumb.css'

/**
 * The small image of a plan in a list. Rows without an image reserve its width, so that names
 * align.
 */
export function PlanThumb({ image }: { image: string | null | undefined }) {
  const { src, onError } = useImage(image)
  if (src === undefined) {
    return (
      <span className={`${css.thumb} ${css.none}`}>
        <CreditCard aria-hidden />
      </span>
    )
  }
  return (
    // Without alternative text: the name beside the image describes it.
    <img
      className={css.thumb}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={onError}
    />
  )
}
