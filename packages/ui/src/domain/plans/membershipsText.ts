import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/** Texts of the membership list; those of specification 2.18 and 2.20 are verbatim. */
export const membershipsText = localize('memberships', {
  title: 'Memberships',
  subtitle: 'Subscription plans',
  failed: 'Error loading memberships. Please try again.',

  sync: 'Sync',
  syncTooltip: 'Refresh data',
  lastRefreshed: 'Last refreshed',
  create: 'Create',
  createFirst: 'Create the first membership',

  plan: 'Plan',
  price: 'Price',
  period: 'Billing Period',
  unnamed: 'Unnamed membership',

  left: (plans: number) => `${count(plans)} ${plans === 1 ? 'membership' : 'memberships'} left`,

  noneYet: 'No memberships have been created yet.',
  noneActive: 'No memberships are available right now.',

  view: 'View Details',
  edit: 'Edit',
  activate: 'Activate',
  deactivate: 'Deactivate',
  delete: 'Delete',

  activateTitle: 'Activate Membership',
  deactivateTitle: 'Deactivate Membership',
  deleteTitle: 'Delete Membership',
  askActivate: 'Are you sure you want to activate this membership?',
  askDeactivate: 'Are you sure you want to deactivate this membership?',
  askDelete: 'Are you sure you want to delete this membership?',
})
