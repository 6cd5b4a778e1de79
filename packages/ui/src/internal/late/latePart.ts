import type { ComponentType } from 'react'
import { registerLatePart } from '../../provider/lateParts'

/** A component whose code no page needs to show its rows, such as the list of a Select. */
export interface LatePart<Props> {
  /** The component, once its code is there. */
  component: ComponentType<Props> | undefined
  /** Loads the code, if it is not there: call it when a person shows intent. */
  load: () => Promise<void>
}

/**
 * A component that loads late: show it with Late.
 * @param load imports it; destructure the module there, as it is undefined after a deploy
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  let loading: Promise<void> | undefined
  const part: LatePart<Props> = {
    component: undefined,
    load: () => {
      loading ??= load()
        .then((component) => {
          part.component = component
        })
        .catch((error) => {
          loading = undefined
          throw error
        })
      return loading
    },
  }
  registerLatePart(part.load)
  return part
}
