import { localize } from '../../text/localize'

/** Texts of /my-data, where members get a copy of what is stored about them. */
export const myDataText = localize('myData', {
  title: 'Your data',
  subtitles: {
    email:
      "Get a copy of everything that's stored about you. It starts with a security key by email.",
    key: 'If this email has an account, a security key is on its way.',
    hasKey: 'Enter the security key from our email.',
  },
  steps: { email: 'Step 1 of 2', key: 'Step 2 of 2' },
  contents:
    'It has your profile, posts, invites and documents, and what was done with your account.',
  email: 'Account email',
  emailInvalid: 'Invalid Email',
  getKey: 'Get Security Key',
  haveKey: 'I already have a key',
  key: 'Security key',
  order: 'Get my data',
  useAnother: 'Use another email',

  orderedTitle: "We're preparing your data",
  orderedSubtitle:
    "You'll get an email with a link to it, usually within minutes. You can close this page.",

  readyTitle: 'Your data is ready',
  readySubtitle: (until: string) => `You can download it until ${until}.`,
  left: (downloads: number, size: string) =>
    `${size} · ${downloads === 1 ? 'the last download' : `up to ${downloads} downloads`}`,
  ownDevice: 'It contains your documents. Download it only on a device of your own.',
  download: 'Download',

  reading: 'Looking for your data',
  unread: "We couldn't look for your data.",
  unreadMessage: 'Your link may still be valid. Try again in a moment.',
  invalidTitle: "This link doesn't work",
  invalidSubtitle: 'It works for 24 hours, three times. You can get a new copy.',
  startOver: 'Get a new copy',
})
