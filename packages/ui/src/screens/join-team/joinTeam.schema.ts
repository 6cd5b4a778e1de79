import { type NewPassword, newPasswordRules } from '../../domain/password/password'
import { textRules } from '../../form/textRules'
import { lengthOf } from '../../text/lengthOf'
import { joinTeamText as text } from './joinTeamText'

/** The longest name that the contract accepts. */
const NAME_MAX_LENGTH = 200

/** A name and a new password, typed twice. */
export const joinTeamSchema = textRules<NewPassword & { name: string }>(
  {
    name: (name) =>
      name === '' ? text.nameRequired : lengthOf(name) > NAME_MAX_LENGTH && text.nameTooLong,
    ...newPasswordRules,
  },
  (values) => ({ ...values, name: values.name.trim() }),
)
