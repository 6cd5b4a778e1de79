import type { ComponentType } from 'react'

export interface ShownProps<Props extends object> {
  /** The default export of a story file. */
  meta: { component: ComponentType<Props>; args: Partial<Props> }
  /** What differs from the arguments of the file. @default nothing */
  args?: Partial<Props> | undefined
}

/** The first story of a file as a part of a whole page: both always show the same. */
export function Shown<Props extends object>({ meta, args }: ShownProps<Props>) {
  return <meta.component {...({ ...meta.args, ...args } as Props)} />
}
