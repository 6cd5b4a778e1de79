import { type EmailAndKey, emailAndKeySchema } from '../../form/emailRules'
import { deleteAccountText } from './deleteAccountText'

/** The argument of `onDelete`. */
export type DeleteAccountValue = EmailAndKey

/** Both steps of a deletion (specification 5). */
export const deleteAccountSchema = emailAndKeySchema(deleteAccountText)
