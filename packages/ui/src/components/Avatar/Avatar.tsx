import { useImage } from '../../hooks/useImage'
import { avatar, image } from './Avatar.css'
import { initials } from './initials'

export interface AvatarProps {
  /** The person's name; its first two letters show until there is an image. */
  name: string
  /** Address of the image. If it is missing or broken, the letters stay. */
  src?: string | null | undefined
  /** 28, 36 or 56 px across. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
}

/**
 * The image of a person, or the first two letters of the name. Screen readers ignore it: write
 * the name beside it, or as the `aria-label` of a link around it.
 */
export function Avatar({ name, src, size }: AvatarProps) {
  const shown = useImage(src)
  return (
    <span className={avatar({ size })} aria-hidden="true" data-initials={initials(name)}>
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
