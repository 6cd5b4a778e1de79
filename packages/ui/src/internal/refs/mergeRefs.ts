import type { Ref } from 'react'

/** One ref that sets several. */
export const mergeRefs =
  <Element>(...refs: (Ref<Element> | undefined)[]): Ref<Element> =>
  (element) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    }
  }
