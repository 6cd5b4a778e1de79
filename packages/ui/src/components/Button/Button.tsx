import { ButtonAction, type ButtonActionProps } from './ButtonAction'
import { ButtonLink, type ButtonLinkProps } from './ButtonLink'

export type { ButtonActionProps } from './ButtonAction'

/** Props of an action, or of a link: an `href` decides. */
export type ButtonProps = ButtonActionProps | ButtonLinkProps

/**
 * The way to do something. One primary button a view; what destroys is critical and never the
 * default. For going somewhere inside a sentence use a Link, for a bare icon an IconButton.
 */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <ButtonAction {...props} /> : <ButtonLink {...props} />
}
