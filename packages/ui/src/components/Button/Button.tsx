import { ButtonDeed, type ButtonDeedProps } from './ButtonDeed'
import { ButtonLink, type ButtonLinkProps } from './ButtonLink'

/** Props of a deed, or of a link: an `href` decides. */
export type ButtonProps = ButtonDeedProps | ButtonLinkProps

/**
 * The way to do something. One primary button a view; what destroys is critical and never the
 * default. For going somewhere inside a sentence use a Link, for a bare icon an IconButton.
 */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <ButtonDeed {...props} /> : <ButtonLink {...props} />
}
