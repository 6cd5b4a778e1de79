import { type NewPassword, newPasswordRules } from '../../domain/password/password'
import { textRules } from '../../form/textRules'
import { lengthOf } from '../../text/lengthOf'
import { personNameLength } from '../../text/limits.gen'
import { joinTeamText as text } from './joinTeamText'

/** A name and a new password, typed twice. */
export const joinTeamSchema = textRules<NewPassword & { name: string }>(
  {
    name: (name) =>
      name === '' ? text.nameRequired : lengthOf(name) > personNameLength && text.nameTooLong,
    ...newPasswordRules,
  },
  (values) => ({ ...values, name: values.name.trim() }),
)
