import { localize } from '../../text/localize'

/** Texts of a ReasonField. */
export const reasonText = localize('reason', {
  label: 'Reason (optional)',
  description: 'Kept in the record, for the next steward.',
  tooLong: 'At most 500 characters',
  templates: 'Common reasons',
  templatesFailed: 'Common reasons could not be loaded. You can still write one.',
  tell: 'Tell the member',
  told: 'They get the email below. An email cannot be taken back.',
  untold: 'They get no email about it.',
  /** The same where the action is about several members. */
  many: {
    tell: 'Tell the members',
    told: 'Each of them gets an email like the one below. An email cannot be taken back.',
    untold: 'They get no email about it.',
  },
  preview: 'Preview of the email',
  previewFailed: 'The preview could not be loaded. The email goes out all the same.',
})
