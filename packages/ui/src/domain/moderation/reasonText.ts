import { banYears, noteLength, reasonLength } from '../../text/limits.gen'
import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/** Texts of a ReasonField. */
export const reasonText = localize('reason', {
  label: 'Reason (optional)',
  requiredLabel: 'Reason',
  missing: 'Enter a reason',
  /** Before the rule of a chosen reason. */
  rule: 'Rule:',
  description: 'Saved in the record, which only administrators can see.',
  tooLong: `At most ${count(reasonLength)} characters`,
  templates: 'Common reasons',
  templatesFailed: "Couldn't load common reasons. You can still write one.",
  notify: 'Email the member',
  notifyOn: "This email will be sent. It can't be unsent.",
  notifyOff: 'No email will be sent.',
  /** The same where the action is about several members. */
  members: {
    notify: 'Email the members',
    notifyOn: "Each of them will get an email like this one. It can't be unsent.",
    notifyOff: 'No email will be sent.',
  },
  /** The same for those who reported a post. */
  reporters: {
    notify: 'Email those who reported it',
    notifyOn: "They will read whether the post stays. It can't be unsent.",
    notifyOff: 'No email will be sent.',
  },
  /** Below a decision about notices, which are always answered. */
  noticeSenders: (people: number) =>
    people === 1
      ? 'The sender of the notice gets the outcome by email.'
      : `${count(people)} senders of notices get the outcome by email.`,
  /** The same for the author of a reported post. */
  author: {
    notify: 'Email the author',
    notifyOn: "This email will be sent. It can't be unsent.",
    notifyOff: 'No email will be sent.',
  },
  /** When a ban ends. */
  banEnd: {
    label: 'Until',
    periods: { never: 'No end', day: 'A day', week: 'A week', month: 'A month', date: 'A date' },
    endsAt: (moment: string) => `Until ${moment}`,
    date: 'End of the ban',
    errors: {
      unfinished: 'Enter a full date and time',
      past: 'Must be in the future',
      far: `At most ${count(banYears)} years from now`,
    },
  },
  /** A note for the team, beside the reason. */
  note: {
    add: 'Add a note',
    label: 'Note for the team',
    description: "Saved with the member's notes. It's in no email.",
    tooLong: `At most ${count(noteLength)} characters`,
  },
  preview: 'Preview of the email',
  previewFailed: "Couldn't load the preview. The email will still be sent.",
})
