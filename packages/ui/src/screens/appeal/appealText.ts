import { appealLength } from '../../text/limits.gen'
import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/** Texts of /appeal, for the member about whom somebody has decided. */
export const appealText = localize('appeal', {
  title: 'Appeal a decision',
  reading: 'Reading the decision',
  unread: "We couldn't read the decision.",
  unreadMessage: 'Your link may still be valid. Try again in a moment.',

  /** What was decided, as the contract names it. */
  decisions: {
    ban: 'Your account was banned',
    delete: 'Your account was deleted',
    decline: 'Your verification was declined',
    reject: 'Your citizenship request was rejected',
    deletePost: 'Your post was deleted',
  },
  otherDecision: 'A decision was made about you',
  /** What follows from the decision for the member. */
  effects: {
    ban: "You can't sign in until the ban is lifted.",
    delete: "You can't sign in. After 30 days the account is gone for good.",
    decline: 'You can use the community as before, but not as a verified member.',
    reject: 'You are no citizen now. You can ask again.',
    deletePost: 'Nobody can see the post. After 30 days it is gone for good.',
  },
  byPerson: 'A person decided this, not a program.',
  post: 'Post',
  decidedOn: 'Decided',
  reason: 'Reason',
  noReason: 'No reason was given',
  rule: 'Rule',
  ends: 'Ends',
  noEnd: 'No end',
  effect: 'What it means',
  until: 'Appeal until',
  otherWays: 'Other ways',

  words: 'Why is the decision wrong?',
  wordsDescription: 'A person reads it. You can appeal once.',
  missing: 'Say why the decision is wrong',
  tooLong: `Use at most ${count(appealLength)} characters`,
  send: 'Send appeal',

  sentTitle: 'Your appeal was sent',
  earlierTitle: 'You have appealed already',
  sentSubtitle: 'You get an answer by email. You can close this page.',
  reference: 'Reference',
  sentOn: 'Sent',
  ownWords: 'Your words',

  upheldTitle: 'The decision stands',
  upheldSubtitle: 'A person has read your appeal.',
  overturnedTitle: 'The decision was lifted',
  overturnedSubtitle: 'A person has read your appeal and taken the decision back.',
  answer: 'The answer to you',
  liftedTitle: 'The decision was lifted already',
  liftedSubtitle: 'There is nothing left to appeal.',
  overTitle: 'The time to appeal is over',
  overSubtitle: (until: string) => `You could appeal until ${until}.`,
  goneTitle: 'Nothing is kept any more',
  goneSubtitle: 'Everything about this decision was deleted for good.',

  invalidTitle: "This link doesn't work",
  invalidSubtitle: 'Open it in your email again, or enter your address to get a new one.',
  email: 'Email',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email address',
  getLink: 'Send me a link',
  linkSent:
    'If there is a decision that you can appeal, an email with a new link is on its way to you.',
  openApp: 'Open the app',
})
