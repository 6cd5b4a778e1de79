import { localize } from '../../text/localize'

/** Texts of a push notification to one member; those of specification 2.17 are verbatim. */
export const notificationText = localize('notification', {
  notify: 'Send Push Notification',
  to: 'To',
  title: 'Title',
  body: 'Message',
  bothNeeded: 'Please fill in both title and message',
  tooLong: 'Too long for a push notification',
  noEmail: 'User email not found',
  noDevices: 'No devices registered',
  nothingArrives: 'This member has no device: nothing can arrive.',
  isFinal: "Push notifications can't be recalled.",
  send: 'Send',
  sending: 'Sending...',
  discard: {
    title: 'Discard this notification?',
    description: "It hasn't been sent.",
  },
  draftIsBack: "We kept what you typed. It hasn't been sent yet.",
})
