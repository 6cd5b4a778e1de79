import { useImage } from '../../hooks/useImage'
import { avatar, image } from './Avatar.css'
import { initials } from './initials'
import { tintOf } from './tintOf'

export interface AvatarProps {
  /** The person's name; its first two letters show while there is no image. */
  name: string
  /** Address of the image. */
  src?: string | null | undefined
  /** Image to show when `src` does not load. @default the letters */
  fallbackSrc?: string | undefined
  /** 28, 36 or 56 px across. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
}

/**
 * The image of a person, or the first two letters of the name on a tint that stays the same for
 * that name. Screen readers ignore it: write the name beside it, or as the `aria-label` of a link
 * around it.
 */
export function Avatar({ name, src, fallbackSrc, size }: AvatarProps) {
  const own = useImage(src)
  const fallback = useImage(own.isBroken ? fallbackSrc : undefined)
  const shown = own.isBroken ? fallback : own
  return (
    <span className={avatar({ size, tint: tintOf(name) })} aria-hidden="true" translate="no">
      {initials(name)}
      {shown.src && (
        <img
          className={image}
          src={shown.src}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={shown.onError}
        />
      )}
    </span>
  )
}
