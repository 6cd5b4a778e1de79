import { type EmailAndKey, emailAndKeySchema } from '../../form/emailRules'
import { myDataText } from './myDataText'

/** The argument of `onOrder`. */
export type MyDataValue = EmailAndKey

/** Both steps of an order. */
export const myDataSchema = emailAndKeySchema(myDataText)
