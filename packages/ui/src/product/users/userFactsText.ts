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
})
