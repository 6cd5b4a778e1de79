import { oneOf, pageFields, search, searchOf } from '../../search/fields'

/**
 * The address of the desk: the queue, where '' is the first one of the person, the id of the open
 * case, and the group of newcomers.
 */
export const DeskSearch = searchOf({
  ...pageFields,
  queue: oneOf(['citizenship', 'newcomers', 'reports', 'appeals', ''], ''),
  case: search,
  state: oneOf(['ready', 'unconfirmed'], 'ready'),
})
