import { localize } from '@hearth/ui/text/localize'

/** Texts about a session, beside the server's own. */
export const sessionTexts = localize('sessionTexts', {
  /** A person without a name. */
  unnamed: 'User',
  cookiesBlocked: 'This browser blocks cookies. Allow them for this site to sign in.',
  /** The cookie `user` is there already, and scripts cannot replace it: a backend has set it. */
  cookieTaken:
    'The server sets a cookie that this page needs for its own. Tell the people who run it.',
  notSaved: 'Nothing was saved.',
  draftWaits: 'What you typed will be back after you sign in.',
})
