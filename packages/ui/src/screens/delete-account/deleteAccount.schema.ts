import { isEmail, textRules } from '../../form/textRules'
import { deleteAccountText as text } from './deleteAccountText'

/** The argument of `onDelete`. */
export interface DeleteAccountValue {
  email: string
  securityKey: string
}

/**
 * Both steps of a deletion (specification 5): the address is sent in lower case, the key as
 * typed.
 */
export const deleteAccountSchema = textRules<DeleteAccountValue>(
  {
    email: (typed) => !isEmail(typed) && text.emailInvalid,
    securityKey: () => undefined,
  },
  ({ email, securityKey }) => ({
    email: email.trim().toLowerCase(),
    securityKey: securityKey.trim(),
  }),
)
