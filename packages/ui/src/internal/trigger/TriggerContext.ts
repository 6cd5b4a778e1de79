import {
  type AriaAttributes,
  createContext,
  type DOMAttributes,
  type MouseEvent,
  type Ref,
  use,
} from 'react'
import { chain } from 'react-aria/chain'
import { mergeRefs } from 'react-aria/mergeRefs'

/** What an overlay gives the native control inside it: a Button, IconButton or Link. */
export interface TriggerProps
  extends AriaAttributes,
    Pick<
      DOMAttributes<HTMLElement>,
      'onBlur' | 'onFocus' | 'onKeyDown' | 'onPointerEnter' | 'onPointerLeave'
    > {
  /** The element, to place the overlay beside it. */
  ref: Ref<HTMLElement>
  id?: string
  /** It looks pressed while the overlay is open. */
  'data-pressed'?: true | undefined
  /** Called on a press, if the control is available, after what it does itself. */
  onPress?: ((event: MouseEvent) => void) | undefined
}

/**
 * Turns the control inside it into the trigger of a menu, popover or tooltip. Of two around one
 * control only the inner one counts.
 */
export const TriggerContext = createContext<TriggerProps | null>(null)

type Props = Record<string, unknown>

/** The own props of a control, merged with those of the overlay around it. */
export function useTriggerProps<Own extends object>(own: Own): Own & Pick<TriggerProps, 'onPress'> {
  const given = use(TriggerContext)
  if (given === null) return own
  const { onPress, ...others } = given
  const merged: Props = { ...others }
  for (const [name, value] of Object.entries(own))
    merged[name] = mergeProp(name, merged[name], value)
  return { ...(merged as Own), onPress }
}

function mergeProp(name: string, given: unknown, own: unknown): unknown {
  if (own === undefined) return given
  if (given === undefined) return own
  if (name === 'ref') return mergeRefs(given as Ref<unknown>, own as Ref<unknown>)
  if (name === 'aria-describedby') return `${given} ${own}`
  return typeof given === 'function' && typeof own === 'function' ? chain(own, given) : own
}
