import { isEmail, textRules } from '../../form/textRules'
import { myDataText as text } from './myDataText'

/** The argument of `onOrder`. */
export interface MyDataValue {
  email: string
  securityKey: string
}

/** Both steps: the address is sent in lower case, the key as typed. */
export const myDataSchema = textRules<MyDataValue>(
  {
    email: (typed) => !isEmail(typed) && text.emailInvalid,
    securityKey: () => undefined,
  },
  ({ email, securityKey }) => ({
    email: email.trim().toLowerCase(),
    securityKey: securityKey.trim(),
  }),
)
