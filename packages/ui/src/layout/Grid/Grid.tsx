import { GridEqual, type GridEqualProps } from './GridEqual'
import { GridSplit, type GridSplitProps } from './GridSplit'

/** Props of equal cells, or of two in a ratio: a `split` decides. */
export type GridProps = GridEqualProps | GridSplitProps

/**
 * Equal columns, as many as there is room for; one on a phone. For tiles and cards. With `split`, two
 * parts of a page beside each other.
 */
export function Grid(props: GridProps) {
  return props.split === undefined ? <GridEqual {...props} /> : <GridSplit {...props} />
}
