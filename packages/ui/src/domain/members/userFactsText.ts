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
  heldNote: "These documents are held and won't be deleted.",
  hold: 'Keep documents',
  holdTitle: 'Keep documents',
  holdQuestion: "Keep this member's documents?",
  holdEffect: "They won't be deleted until someone releases them.",
  release: 'Release',
  releaseTitle: 'Release documents',
  releaseQuestion: "Release this member's documents?",
  releaseEffect: 'Documents that are due are deleted the next night.',
})
