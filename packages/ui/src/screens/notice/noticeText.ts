import { explanationLength, explanationMinLength, senderNameLength } from '../../text/limits.gen'
import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/** Texts of /notice. */
export const noticeText = localize('notice', {
  title: 'Report an illegal post',
  subtitle: 'Anybody can, also without an account.',
  post: 'Address of the post',
  postDescription: 'A link that ends with /posts/ and an id, or the id alone.',
  explanation: 'Why is it illegal?',
  name: 'Your name',
  email: 'Your email',
  emailDescription:
    'You get two emails: that your notice arrived, and the outcome. The author of the post learns nothing about you.',
  childAbuse: 'It is about sexual abuse of children',
  childAbuseNote: 'You can leave out your name and email. Without an email you get no answer.',
  statement: 'By sending this notice you confirm that you believe it to be accurate and complete.',
  submit: 'Send notice',
  postRequired: 'Enter the address of the post',
  explanationShort: `Explain it in ${count(explanationMinLength)} characters or more`,
  explanationLong: `At most ${count(explanationLength)} characters`,
  nameRequired: 'Enter your name',
  nameLong: `At most ${count(senderNameLength)} characters`,
  emailInvalid: 'Enter a valid email address',
  sentTitle: 'Your notice arrived',
  sentSubtitle: 'A person will look at the post and decide.',
  reference: 'Reference of your notice:',
  sentEmail: ['You get the outcome by email at ', '.'],
  sentWithoutEmail: "Without an email address we can't send you the outcome.",
  another: 'Send another notice',
})
