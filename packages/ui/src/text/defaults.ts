import { localize } from './localize'
import { count } from './numbers'

const characters = (amount: number) =>
  `${count(amount)} ${amount === 1 ? 'character' : 'characters'}`

/**
 * The few texts that components contain themselves. All other texts are props, or belong to a
 * screen.
 */
export const text = localize('common', {
  confirm: 'Confirm',
  cancel: 'Cancel',
  close: 'Close',
  choose: 'Choose',
  tryAgain: 'Try again',
  clearFilters: 'Clear filters',
  loading: 'Loading',
  working: 'Working',
  stillWorking: 'Still working',
  mayClose: "You can close this. It will keep running, and we'll let you know when it's done.",
  tryAgainIn: (time: string) => `You can try again in ${time}.`,
  noData: 'No data available',
  actions: 'Actions',
  actionsFor: (name: string) => `Actions for ${name}`,
  breadcrumb: 'Breadcrumb',
  showNew: (amount: number) => `Show ${count(amount)} new`,
  updatedRetrying: (time: string) => `Updated ${time}, retrying`,
  neverLoaded: 'Not available yet',
  success: 'Success',
  error: 'Error',
  info: 'Note',
  times: (count: string) => `${count} times`,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordShown: 'The password is shown',
  passwordHidden: 'The password is hidden',
  characterLimit: (limit: number) => `Up to ${count(limit)} characters`,
  characterCount: (used: number, limit: number) => `${count(used)} of ${count(limit)}`,
  charactersLeft: (left: number) => `${characters(left)} left`,
  charactersOver: (over: number) => `${characters(over)} too many`,
  clearField: (label: string) => `Clear ${label}`,
  copied: 'Copied',
  copyFailed: "Couldn't copy",
  needHelp: 'Need help?',
  openAt: (address: string) => `Open this panel at ${address}`,
  unnamedUser: 'Unnamed member',
  unknownDate: 'Unknown date',
  unknownTime: 'unknown time',
})
