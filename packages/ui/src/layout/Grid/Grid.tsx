import { GridEqual, type GridEqualProps } from './GridEqual'
import { GridSplit, type GridSplitProps } from './GridSplit'

/** Props of equal cells, or of two cells in a ratio: `split` decides. */
export type GridProps = GridEqualProps | GridSplitProps

/**
 * Equal columns, as many as fit; one on a phone. For tiles and cards. With `split`, two parts of
 * a page side by side.
 */
export function Grid(props: GridProps) {
  return props.split === undefined ? <GridEqual {...props} /> : <GridSplit {...props} />
}
