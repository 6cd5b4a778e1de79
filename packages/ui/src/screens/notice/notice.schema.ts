import { isEmail, textRules } from '../../form/textRules'
import { lengthOf } from '../../text/lengthOf'
import { explanationLength, explanationMinLength, senderNameLength } from '../../text/limits.gen'
import { noticeText as text } from './noticeText'

/** A notice about a post. */
export interface NoticeValue {
  /** An address or an id: the server says what is wrong with it. */
  post: string
  explanation: string
  name: string
  email: string
  /** `childAbuse` if the notice may be sent without name and email, otherwise empty. */
  about: string
}

/** What a notice needs, as Article 16 (2) of Regulation (EU) 2022/2065 lists it. */
export const noticeSchema = textRules<NoticeValue>(
  {
    post: (post) => post === '' && text.postRequired,
    explanation: (words) =>
      (lengthOf(words) < explanationMinLength && text.explanationShort) ||
      (lengthOf(words) > explanationLength && text.explanationLong),
    name: (name, { about }) =>
      (name === '' && about === '' && text.nameRequired) ||
      (lengthOf(name) > senderNameLength && text.nameLong),
    email: (email, { about }) =>
      !(email === '' && about !== '') && !isEmail(email) && text.emailInvalid,
    about: () => undefined,
  },
  ({ post, explanation, name, email, about }) => ({
    post: post.trim(),
    explanation: explanation.trim(),
    name: name.trim(),
    email: email.trim().toLowerCase(),
    about,
  }),
)
