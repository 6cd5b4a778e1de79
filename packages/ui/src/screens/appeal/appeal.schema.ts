import { emailSchema } from '../../form/emailRules'
import { textRules } from '../../form/textRules'
import { lengthOf } from '../../text/lengthOf'
import { appealLength } from '../../text/limits.gen'
import { appealText as text } from './appealText'

/** The words of a member, without blanks around them. */
export const appealSchema = textRules<{ text: string }>(
  {
    text: (words) => (words === '' ? text.missing : lengthOf(words) > appealLength && text.tooLong),
  },
  ({ text: typed }) => ({ text: typed.trim() }),
)

/** The address that gets a new link. */
export const appealLinkSchema = emailSchema(text)
