import { drawing } from './Drawing.css'
import type { DrawingName } from './drawings'

export type { DrawingName }

export interface DrawingProps {
  /**
   * `lit` for a page without problems, or when nothing waits; `embers` while something waits, `low`
   * when it has waited too long; `email` where an email is on its way, `cold` where something
   * is missing, `covered` where a person leaves.
   */
  name: DrawingName
}

/**
 * A hearth in the shape of the logo, in ember and the colour of strong borders. It is decorative:
 * the text beside it has all the information.
 */
export function Drawing({ name }: DrawingProps) {
  return <span className={drawing} data-drawing={name} />
}
