import { dateTime } from '../../text/dates'
import { recordText as text } from './recordText'

/** What was done, as a verb in the past; the name of its subject follows. */
const verbs = new Map(
  Object.entries({
    'user.ban': 'banned',
    'user.un-ban': 'lifted the ban of',
    'user.verify': 'verified',
    'user.delete': 'deleted',
    'user.delete-own': 'deleted their own account',
    'badge.approve': 'approved the citizenship of',
    'badge.reject': 'rejected the citizenship of',
    'post.delete': 'deleted the post',
    'announcement.create': 'created the announcement',
    'announcement.update': 'edited the announcement',
    'announcement.delete': 'deleted the announcement',
    'announcement.toggle-status': 'switched the announcement',
    'announcement.toggle-pinned': 'changed the pin of the announcement',
    'membership.create': 'created the plan',
    'membership.update': 'edited the plan',
    'membership.update-summary': 'edited the summary of the plan',
    'membership.delete': 'deleted the plan',
    'membership.set-active': 'switched the plan',
    'push.send': 'sent a push notification to',
    'document.download': 'downloaded a document of',
    'note.create': 'wrote a note about',
    'note.update': 'edited a note about',
    'note.delete': 'deleted a note about',
    'email.verify': 'verified the email address of',
    'session.revoke': 'ended the sessions of',
    'totp.reset': 'reset the second factor of',
    'admin.create': 'made an administrator of',
    'admin.end': 'ended the access of',
  }),
)

/** An action of a person on themselves: their name is said once. */
const OWN_DELETION = 'user.delete-own'

/** What an action did, in words; an action of another backend keeps its own name. */
export const verbOf = (action: string): string => verbs.get(action) ?? action

/** Whether the subject is the actor. */
export const isOfOneself = (action: string): boolean => action === OWN_DELETION

const fieldNames = new Map(
  Object.entries({
    isBanned: 'Banned',
    isVerified: 'Verified',
    badgeRequestStatus: 'Citizenship',
    fullName: 'Full name',
    isActive: 'Active',
    isPinned: 'Pinned',
    publishedAt: 'Publish time',
    dateOfBirth: 'Date of birth',
    deletedAt: 'Deleted',
    imageUrl: 'Image',
  }),
)

/** The name of a field in words: 'publishTime' is 'Publish time'. */
export function fieldName(field: string): string {
  const words = field
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
  return fieldNames.get(field) ?? words.charAt(0).toUpperCase() + words.slice(1)
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

const flags = new Map(Object.entries({ true: text.yes, false: text.no }))

/** Values that are numbers in the contract. */
const codes = new Map([['badgeRequestStatus', new Map(Object.entries(text.citizenship))]])

/** A value of a field in words; the contract has each as text. */
export function fieldValue(field: string, value: string | null): string {
  if (value === null || value === '') return text.nothing
  if (moment.test(value)) return dateTime(value)
  return codes.get(field)?.get(value) ?? flags.get(value) ?? value
}
