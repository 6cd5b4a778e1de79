import { localize } from '../../text/localize'
import { usersText } from './usersText'

/** Labels of what is known of a user; those of specification 2.17 are verbatim. */
export const userFactsText = localize('userFacts', {
  fullName: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  country: 'Country',
  dateOfBirth: 'Date of Birth',
  status: 'Status',
  citizenship: 'Citizenship Status',
  notProvided: usersText.notProvided,
  copyEmail: 'Copy email',
  copyPhone: 'Copy phone',

  documents: 'Documents',
  passport: 'Passport',
  certificate: 'Certificate',
  deletedOn: (day: string) => `Deleted on ${day}, after the decision`,
  dueOn: (day: string) => `Will be deleted on ${day}`,
  held: 'Held',
  heldNote: 'A hold keeps these documents from being deleted.',
  hold: 'Hold',
  holdTitle: 'Hold Documents',
  holdQuestion: 'Are you sure you want to keep the documents of this member?',
  holdEffect: "They won't be deleted until the hold is released.",
  release: 'Release',
  releaseTitle: 'Release Documents',
  releaseQuestion: 'Are you sure you want to release the documents of this member?',
  releaseEffect: 'Documents that are due are deleted the next night.',
})
