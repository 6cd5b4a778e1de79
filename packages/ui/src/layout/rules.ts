import { component } from '../theme/layers'
import { vars } from '../theme/vars.css'

type Space = keyof typeof vars.space

const each = <Key extends string>(values: Record<Key, string>, property: string) =>
  Object.fromEntries(
    Object.entries<string>(values).map(([key, value]) => [key, component({ [property]: value })]),
  ) as Record<Key, ReturnType<typeof component>>

/** One `gap` rule for each step of the space scale. */
export const gaps: Record<Space, ReturnType<typeof component>> = each(vars.space, 'gap')

/** One rule for each alignment across the direction. */
export const alignments = each(
  {
    start: 'flex-start',
    center: 'center',
    end: 'flex-end',
    stretch: 'stretch',
    baseline: 'baseline',
  },
  'alignItems',
)

/** One rule for each way to distribute the free space along the direction. */
export const justifications = each(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  'justifyContent',
)
