/** The states that every screen must show, by the names of their stories. */
export const states = [
  'Ready',
  'Loading',
  'Empty',
  'EmptySearch',
  'Failed',
  'Busy',
  'LongContent',
  'RightToLeft',
  'Phone',
] as const
export type State = (typeof states)[number]

const noSearch = 'No search'
const noList = 'No list'
const noLoad = 'Loads nothing'
const noAction = 'Nothing to wait for'
const fixedText = 'Fixed text'

const form = { Loading: noLoad, Empty: noList, EmptySearch: noSearch }
const page = { ...form, Failed: noLoad, Busy: noAction }

/** Why a screen has no story for a state, by the screen's name. */
export const doesNotApply: Readonly<Record<string, Partial<Record<State, string>>>> = {
  'Accept invite': page,
  Account: { EmptySearch: noSearch },
  'Admins only': { ...page, LongContent: fixedText },
  'Mobile redirect': { ...page, LongContent: fixedText },
  Appeal: { Empty: noList, EmptySearch: noSearch },
  'Badge requests': { EmptySearch: noSearch },
  Dashboard: { EmptySearch: noSearch },
  'Delete account': form,
  Desk: { EmptySearch: noSearch },
  Error: page,
  'Forgot password': form,
  Invites: { Busy: noAction },
  'Join team': { Empty: noList, EmptySearch: noSearch },
  Login: { ...form, Failed: 'See Refused' },
  'Membership create': form,
  'Membership edit': { Empty: noList, EmptySearch: noSearch },
  'Membership view': { EmptySearch: noSearch },
  Memberships: { EmptySearch: noSearch },
  'My data': { Empty: noList, EmptySearch: noSearch },
  'Not found': { ...page, LongContent: fixedText },
  Notice: form,
  Operations: { Empty: noList, EmptySearch: noSearch, Busy: noAction },
  'Recovery codes': {
    Empty: noList,
    EmptySearch: noSearch,
    Busy: 'See Loading',
    LongContent: fixedText,
  },
  'Reset password': { Empty: noList, EmptySearch: noSearch },
  Settings: { Empty: noList, EmptySearch: noSearch, Busy: noAction },
  'Signed in': { ...form, Failed: noLoad },
  Team: { EmptySearch: noSearch },
  'Team roles': { ...page, LongContent: fixedText },
  'Two-factor': { Empty: noList, EmptySearch: noSearch },
  'User invites': { Busy: noAction },
  Verify: { Empty: noList, EmptySearch: noSearch, Busy: 'See Loading' },
}
