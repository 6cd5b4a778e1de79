import type { Config } from '../config/config.ts'
import { escapeHtml } from '../kernel/escapeHtml.ts'
import { formatEnd } from '../kernel/formatEnd.ts'
import type { Email } from '../platform/mail/mailer.ts'

/** A paragraph, a link, a line to copy, or a quote. */
export type Part =
  | string
  | { readonly link: string }
  | { readonly copy: string }
  | { readonly quote: string }

const plain = (part: Part): string => {
  if (typeof part === 'string') return part
  if ('quote' in part) return part.quote.replaceAll(/^/gm, '    ')
  return 'link' in part ? part.link : `    ${part.copy}`
}

const markup = (part: Part): string => {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`
  if ('quote' in part) {
    return `<blockquote dir="auto">${escapeHtml(part.quote).replaceAll('\n', '<br>')}</blockquote>`
  }
  if ('copy' in part) return `<p><strong><code>${escapeHtml(part.copy)}</code></strong></p>`
  return `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.link)}</a></p>`
}

type Write<Values extends unknown[] = []> = (config: Config, to: string, ...values: Values) => Email

/** Writes one kind of email as text and as HTML. */
export const write =
  <Values extends unknown[]>(
    kind: string,
    say: (config: Config, ...values: Values) => { subject: string; parts: readonly Part[] },
  ): Write<Values> =>
  (config, to, ...values) => {
    const { subject, parts } = say(config, ...values)
    const all = ['Hello,', ...parts, config.productName]
    return {
      kind,
      to,
      subject,
      text: `${all.map(plain).join('\n\n')}\n`,
      html: `<!doctype html><html lang="en"><body>${all.map(markup).join('')}</body></html>`,
    }
  }

/* The texts of the emails. They contain no names, because anyone can type any text as a name, and the
   product's emails must not send text of strangers. */

export const resetEmail = write('reset', ({ productName, publicUrl }, token: string) => ({
  subject: `Reset your ${productName} password`,
  parts: [
    `Someone asked to reset the password of your ${productName} account. Choose a new one within 30 minutes:`,
    { link: `${publicUrl}/reset-password?token=${token}` },
    "The link works once. If this wasn't you, ignore this email: your password stays the same.",
  ],
}))

export const verificationEmail = write('verify', ({ productName, publicUrl }, token: string) => ({
  subject: `Verify your email address for ${productName}`,
  parts: [
    'Please confirm your email address within 24 hours:',
    { link: `${publicUrl}/verify?token=${token}` },
    `If you didn't join ${productName}, ignore this email.`,
  ],
}))

export const securityKeyEmail = write('delete-key', ({ productName }, key: string) => ({
  subject: `Your ${productName} security key`,
  parts: [
    `This security key permanently deletes your ${productName} account:`,
    { copy: key },
    "Enter it within 10 minutes on the page where you asked for it. If this wasn't you, ignore this email and nothing will be deleted.",
  ],
}))

export const noSecurityKeyEmail = write('delete-key-refused', ({ productName }) => ({
  subject: `Your ${productName} account wasn't deleted`,
  parts: [
    `Someone asked to delete your ${productName} account. Administrator accounts can't be deleted this way. Please ask another administrator.`,
  ],
}))

export const dataKeyEmail = write('data-key', ({ productName }, key: string) => ({
  subject: `Your ${productName} security key for your data`,
  parts: [
    `With this security key you get a copy of everything that ${productName} has about you:`,
    { copy: key },
    "Enter it within 10 minutes on the page where you asked for it. It deletes nothing. If this wasn't you, ignore this email and no copy will be made.",
  ],
}))

export const noDataKeyEmail = write('data-key-refused', ({ productName }) => ({
  subject: `A copy of your ${productName} data`,
  parts: [
    `Someone asked for a copy of the data of your ${productName} account. Copies are made for members only. Please ask an owner of the team.`,
  ],
}))

export const ownDataEmail = write(
  'own-data',
  (config, { token, until }: { readonly token: string; readonly until: Date }) => ({
    subject: `Your copy of your ${config.productName} data`,
    parts: [
      `A copy of everything that ${config.productName} has about you is ready. You can download it until ${formatEnd(until, config)}, three times at most:`,
      { link: `${config.publicUrl}/my-data#token=${token}` },
      "It contains your documents: download it only on a device of your own. If you didn't ask for it, an administrator had it made for you.",
    ],
  }),
)

export const passwordChangedEmail = write('password-changed', ({ productName, publicUrl }) => ({
  subject: `Your ${productName} password was changed`,
  parts: [
    `The password of your ${productName} account was changed, and you were signed out on every device.`,
    "If this wasn't you, choose a new password right away:",
    { link: `${publicUrl}/forgot-password` },
  ],
}))

export const secondFactorSetEmail = write('second-factor-set', ({ productName, publicUrl }) => ({
  subject: `An authenticator now protects your ${productName} account`,
  parts: [
    `An authenticator app was set up for your ${productName} account. You'll need a code from it each time you sign in.`,
    "If this wasn't you, someone knows your password. Ask an administrator to reset your second factor, and choose a new password right away:",
    { link: `${publicUrl}/forgot-password` },
  ],
}))

export const secondFactorResetEmail = write('second-factor-reset', ({ productName }) => ({
  subject: `The second factor of your ${productName} account was reset`,
  parts: [
    `An administrator reset the second factor of your ${productName} account, and you were signed out on every device. You'll set up a new one the next time you sign in.`,
    "If you didn't ask for this, ask an administrator why it was done.",
  ],
}))

export const lateSignInEmail = write('late-sign-in', ({ productName, publicUrl }) => ({
  subject: `New sign-in to your ${productName} account after failed attempts`,
  parts: [
    `Someone just signed in to your ${productName} account. Before that, there were several attempts with a wrong password or code.`,
    'If that was you, ignore this email. If not, choose a new password right away:',
    { link: `${publicUrl}/forgot-password` },
  ],
}))

export const passwordGuessedEmail = write('password-guessed', ({ productName, publicUrl }) => ({
  subject: `Someone is guessing your ${productName} password`,
  parts: [
    `Many sign-ins to your ${productName} account failed today, in browsers where you've never signed in. Further attempts in such browsers now have to wait up to five minutes. Browsers you already use aren't affected.`,
    "If your password is strong and you use it nowhere else, you don't need to do anything. To sign in on a new device without the wait, choose a new password on it:",
    { link: `${publicUrl}/forgot-password` },
  ],
}))

export const passwordKnownEmail = write('password-known', ({ productName, publicUrl }) => ({
  subject: `Someone may know your ${productName} password`,
  parts: [
    `Someone entered the right password of your ${productName} account, and then five wrong codes. They didn't get in.`,
    'If that was you, ignore this email. If not, someone knows your password. Choose a new one right away:',
    { link: `${publicUrl}/forgot-password` },
  ],
}))

export const passwordVoidEmail = write('password-void', ({ productName, publicUrl }) => ({
  subject: `Your ${productName} password no longer works`,
  parts: [
    `Someone entered the right password of your ${productName} account, and then 50 wrong codes in a row. To stop them, we removed this password from your account. You're still signed in where you already were.`,
    'Choose a new password:',
    { link: `${publicUrl}/forgot-password` },
  ],
}))

export const passkeyAddedEmail = write('passkey-added', ({ productName, publicUrl }) => ({
  subject: `A passkey was added to your ${productName} account`,
  parts: [
    `A passkey was added to your ${productName} account. It can be used as your second factor when you sign in.`,
    "If this wasn't you, ask an owner of the team to reset your second factor, and choose a new password right away:",
    { link: `${publicUrl}/forgot-password` },
  ],
}))

export const passkeyRemovedEmail = write('passkey-removed', ({ productName, publicUrl }) => ({
  subject: `A passkey was removed from your ${productName} account`,
  parts: [
    `A passkey was removed from your ${productName} account, and no longer works.`,
    "If this wasn't you, choose a new password right away:",
    { link: `${publicUrl}/forgot-password` },
  ],
}))

export const passkeyRefusedEmail = write('passkey-refused', ({ productName }) => ({
  subject: `A passkey of your ${productName} account no longer works`,
  parts: [
    `A passkey of your ${productName} account was used, and its counter had gone back. A copy of it may exist, so it's refused from now on.`,
    'Sign in with another second factor, remove this passkey on your account page and add a new one. If you have no other second factor, ask an owner of the team to reset it.',
  ],
}))

export const recoveryCodesMadeEmail = write(
  'recovery-codes-made',
  ({ productName, publicUrl }) => ({
    subject: `New recovery codes for your ${productName} account`,
    parts: [
      `Ten new recovery codes were made for your ${productName} account. Earlier ones no longer work.`,
      "If this wasn't you, choose a new password right away:",
      { link: `${publicUrl}/forgot-password` },
    ],
  }),
)

export const recoveryCodeUsedEmail = write(
  'recovery-code-used',
  ({ productName, publicUrl }, left: number) => ({
    subject: `A recovery code of your ${productName} account was used`,
    parts: [
      `Someone signed in to your ${productName} account with a recovery code.`,
      ...(left <= 3
        ? [`Recovery codes that are left: ${left}. Make new ones on your account page.`]
        : []),
      "If this wasn't you, choose a new password right away:",
      { link: `${publicUrl}/forgot-password` },
    ],
  }),
)

/** The email to a member who reported a post. */
export const reportOutcomeEmail = write(
  'report-outcome',
  ({ productName }, isRemoved: boolean) => ({
    subject: `Your report in ${productName}`,
    parts: [
      `Thank you for your report. We looked at it and ${isRemoved ? 'removed' : 'kept'} the post.`,
    ],
  }),
)

/** The email at the end of a ban whose email said when it ends. */
export const banEndedEmail = write('ban-ended', ({ productName }) => ({
  subject: `Your ${productName} account is no longer banned`,
  parts: [`The ban of your ${productName} account has ended. You can sign in again.`],
}))

export const certificateEmail = write('certificate', ({ productName }, serial: string) => ({
  subject: `Your certificate of citizenship of ${productName}`,
  parts: [
    `Your certificate of citizenship of ${productName} is ready. Its serial number:`,
    { copy: serial },
  ],
}))

export const accountDeletedEmail = write('account-deleted', ({ productName }) => ({
  subject: `Your ${productName} account was deleted`,
  parts: [`Your ${productName} account and everything in it have been deleted.`],
}))
