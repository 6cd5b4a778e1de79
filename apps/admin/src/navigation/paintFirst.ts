import { own } from '@hearth/api/shape'
import { painted } from '@hearth/ui/hooks/painted'

/**
 * Part of the `beforeLoad` of the panel: before another of its pages renders, a frame shows the
 * pressed link as the current one. The router renders a page that is loaded inside the event of the
 * press, and the link would look dead until all of it stands. A page that changes only its search
 * parameters, as for the next rows, does not wait.
 * @param args of `beforeLoad`; unknown, as their type would refer to the route of the panel
 */
export function paintFirst(args: object): Promise<void> | undefined {
  const matches = own(args, 'matches')
  const page = Array.isArray(matches) ? matches.at(-1) : undefined
  const isStep = own(args, 'cause') === 'stay' && own(page, 'cause') === 'enter'
  return isStep ? painted() : undefined
}
