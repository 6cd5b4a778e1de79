import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/** Texts of the desk: its tabs, its queues and what stands beside a case. */
export const deskText = localize('desk', {
  title: 'Desk',
  subtitle: 'Everything waiting for a decision',
  queues: {
    citizenship: 'Citizenship',
    newcomers: 'Newcomers',
    reports: 'Reports',
    appeals: 'Appeals',
  },
  queuesLabel: 'Queues',
  nothingOffered: "Your role doesn't decide anything here.",
  /** How long the oldest case has waited. */
  oldest: (days: number) =>
    days === 0 ? 'Oldest from today' : `Oldest ${days === 1 ? '1 day' : `${count(days)} days`}`,
  noneWaits: 'Nothing waiting',
  countsFailed: "Couldn't load the counts.",
  failed: 'Some error occurred while fetching data',
  noneTitle: 'All done',

  viewer: (name: string) => `${name} is looking at this case`,
  viewers: (name: string, others: number) =>
    others === 1
      ? `${name} and one other are looking at this case`
      : `${name} and ${count(others)} others are looking at this case`,

  hints: 'Hints',
  hintsNote: "Hints aren't proof. They show where to look closer.",
  hintsFailed: "Couldn't load the hints. You can still decide.",
  inviters: 'Invited by',
  notInvited: 'Joined without an invitation',
  invited: (joined: number, banned: number) =>
    banned === 0 ? `${count(joined)} joined` : `${count(joined)} joined, ${count(banned)} banned`,
  banned: 'Banned',
  lookAlikes: {
    document: 'Same document as',
    phone: 'Same phone number as',
    nameAndBirthDate: 'Same name and date of birth as',
    phoneEnding: 'Phone number with the same last digits as',
  },
  earlier: 'Earlier decisions',

  rules: 'Rules for this decision',
  rulesNote: (rules: number) => `${count(rules)} ${rules === 1 ? 'rule' : 'rules'}`,
})
