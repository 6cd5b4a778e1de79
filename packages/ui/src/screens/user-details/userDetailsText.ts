import { count } from '../../text/numbers'

/** Texts of a user's page; those of specification 2.17 are verbatim. */
export const userDetailsText = {
  back: 'Back',
  goBack: 'Go Back',
  title: 'User Details',
  failed: 'User not found or some error occurred while fetching data',

  fullName: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  country: 'Country',
  dateOfBirth: 'Date of Birth',
  status: 'Status',
  citizenship: 'Citizenship Status',
  notProvided: 'Not provided',
  copyEmail: 'Copy email',
  copyPhone: 'Copy phone',
  push: 'Push Notifications',
  noDevices: 'No devices registered',
  devices: (devices: number) => `${count(devices)} device(s) registered`,

  invitees: 'Invitees',
  noneYet: "This user hasn't sent any invites yet.",

  notify: 'Send Push Notification',
  to: 'To',
  notificationTitle: 'Title',
  notificationBody: 'Message',
  bothNeeded: 'Please fill in both title and message',
  noEmail: 'User email not found',
  send: 'Send',
  sending: 'Sending...',
  discard: {
    title: 'Discard this notification?',
    description: "It hasn't been sent.",
  },
  draftIsBack: "We kept what you typed before your session ended. It hasn't been sent yet.",
} as const
