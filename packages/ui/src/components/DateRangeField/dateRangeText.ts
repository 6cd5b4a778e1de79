import { localize } from '../../text/localize'

/** Texts of DateRangeField. */
export const dateRangeText = localize('dateRange', {
  periods: {
    any: 'Any time',
    today: 'Today',
    sevenDays: 'Last 7 days',
    thirtyDays: 'Last 30 days',
    month: 'This month',
    custom: 'Custom',
  },
  from: 'From',
  to: 'To',
  incomplete: 'Enter a full date and time',
})
