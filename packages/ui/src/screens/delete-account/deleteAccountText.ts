import { localize } from '../../text/localize'

/** Texts of /delete-account; those of specification 2.8 are verbatim. */
export const deleteAccountText = localize('deleteAccount', {
  title: 'Delete account',
  subtitles: {
    email: "We'll email you a security key. You'll need it to delete your account.",
    key: 'If this email has an account, a security key is on its way.',
    hasKey: 'Enter the security key from our email.',
  },
  steps: { email: 'Step 1 of 2', key: 'Step 2 of 2' },
  deleted: 'The account was permanently deleted.',
  losesHeading: 'Deleting your account also deletes:',
  loses: [
    'Your profile, with your passport and certificate',
    'Everything you have posted',
    'The invitations you have sent',
  ],
  copyFirst: 'Get a copy of your data first',
  email: 'Account email',
  getKey: 'Get Security Key',
  haveKey: 'I already have a key',
  key: 'Security key',
  verifyKey: 'Verify Key',
  /** Around the address, with the space between; without an address, the sentence of its own. */
  warning: ['This permanently deletes the account ', '.'],
  warningWithoutEmail: 'This permanently deletes the account.',
  useAnother: 'Use another email',
  emailInvalid: 'Invalid Email',
})
