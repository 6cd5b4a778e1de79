import { drawing } from './Drawing.css'
import type { DrawingName } from './drawings'

export type { DrawingName }

export interface DrawingProps {
  /**
   * `lit` for a page where all is well, `email` where one is on its way, `cold` where
   * something is missing, `covered` where someone leaves.
   */
  name: DrawingName
}

/**
 * A hearth drawn from the mark, in ember and the colour of strong borders. It says nothing that
 * the words beside it do not.
 */
export function Drawing({ name }: DrawingProps) {
  return <span className={drawing} data-drawing={name} />
}
