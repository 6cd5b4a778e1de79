import { oneOf, search, searchOf } from '../../search/fields'
import { pageFields } from '../../search/tableSearch'

/**
 * The address of the desk: the queue, where '' is the first one of the person, the id of the open
 * case, and the group of newcomers.
 */
export const DeskSearch = searchOf({
  ...pageFields,
  queue: oneOf(['citizenship', 'newcomers', 'reports', ''], ''),
  case: search,
  state: oneOf(['ready', 'unconfirmed'], 'ready'),
})
