import { isEmail, textRules } from './textRules'

/** The address alone, without blanks around it. Each page has words of its own for what is wrong. */
export const emailSchema = (text: { emailRequired: string; emailInvalid: string }) =>
  textRules<{ email: string }>(
    { email: (typed) => (typed ? !isEmail(typed) && text.emailInvalid : text.emailRequired) },
    ({ email }) => ({ email: email.trim() }),
  )

export interface EmailAndKey {
  email: string
  securityKey: string
}

/**
 * An address, and in the next step the key from an email. The address is sent in lower case, the key
 * as typed; the submit button waits until there is one.
 */
export const emailAndKeySchema = (text: { emailInvalid: string }) =>
  textRules<EmailAndKey>(
    {
      email: (typed) => !isEmail(typed) && text.emailInvalid,
      securityKey: () => undefined,
    },
    ({ email, securityKey }) => ({
      email: email.trim().toLowerCase(),
      securityKey: securityKey.trim(),
    }),
  )
