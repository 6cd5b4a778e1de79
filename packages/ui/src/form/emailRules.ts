import { isEmail, textRules } from './textRules'

/** An email address, trimmed. Each page states its own error messages. */
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
 * An email address, and in the second step the key from an email. The address is sent in lower case, the
 * key as typed. The submit button waits for a key.
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
