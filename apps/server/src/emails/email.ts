import type { Config } from '../config.ts'
import type { Email } from '../platform/mail/mailer.ts'
import type { Told } from '../record/told.ts'

/** A paragraph, a link, a line to copy, or somebody's words. */
type Part =
  | string
  | { readonly link: string }
  | { readonly copy: string }
  | { readonly quote: string }

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const toHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '')

const plain = (part: Part): string => {
  if (typeof part === 'string') return part
  if ('quote' in part) return part.quote.replaceAll(/^/gm, '> ')
  return 'link' in part ? part.link : `    ${part.copy}`
}

const markup = (part: Part): string => {
  if (typeof part === 'string') return `<p>${toHtml(part)}</p>`
  if ('quote' in part) {
    return `<blockquote dir="auto">${toHtml(part.quote).replaceAll('\n', '<br>')}</blockquote>`
  }
  if ('copy' in part) return `<p><strong><code>${toHtml(part.copy)}</code></strong></p>`
  return `<p><a href="${toHtml(part.link)}">${toHtml(part.link)}</a></p>`
}

type Write<Values extends unknown[] = []> = (config: Config, to: string, ...values: Values) => Email

const write =
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

/* The texts of the emails. They contain no names: a name is whatever somebody typed, and a
   stranger's words must not go out in the product's emails. */

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
  subject: `Your ${productName} account was not deleted`,
  parts: [
    `Someone asked to delete your ${productName} account. Administrator accounts can't be deleted this way. Please ask another administrator.`,
  ],
}))

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
  subject: `Somebody is guessing your ${productName} password`,
  parts: [
    `Many sign-ins to your ${productName} account failed today, in browsers that it was never signed in to before. Tries in such browsers now have to wait for up to five minutes. Browsers you use are not affected.`,
    'If your password is a good one that you use nowhere else, do nothing. To sign in on a new device without the wait, choose another password on it:',
    { link: `${publicUrl}/forgot-password` },
  ],
}))

export const passwordKnownEmail = write('password-known', ({ productName, publicUrl }) => ({
  subject: `Somebody may know your ${productName} password`,
  parts: [
    `Somebody gave the right password of your ${productName} account, and then five wrong codes. They were not let in.`,
    'If it was you, do nothing. If not, somebody knows your password: choose another one at once:',
    { link: `${publicUrl}/forgot-password` },
  ],
}))

export const passwordVoidEmail = write('password-void', ({ productName, publicUrl }) => ({
  subject: `Your ${productName} password does not work any more`,
  parts: [
    `Somebody gave the right password of your ${productName} account, and then 50 wrong codes in a row. So that they cannot go on, this password was taken from your account. Where you are signed in, you still are.`,
    'Choose another one:',
    { link: `${publicUrl}/forgot-password` },
  ],
}))

/** What a member is told, with the words of the steward. */
interface Telling {
  readonly action: Told
  /** The title of the member's post that it is about. */
  readonly title?: string | undefined
  readonly reason?: string | null | undefined
}

const sayTold: Readonly<Record<Told, (productName: string) => readonly [string, string]>> = {
  ban: (name) => [
    `Your ${name} account was banned`,
    `An administrator banned your ${name} account. You can't sign in with it.`,
  ],
  unBan: (name) => [
    `Your ${name} account is no longer banned`,
    `An administrator lifted the ban of your ${name} account. You can sign in again.`,
  ],
  delete: (name) => [
    `Your ${name} account was deleted`,
    `An administrator deleted your ${name} account.`,
  ],
  approve: (name) => [
    `Your citizenship of ${name} was approved`,
    `Your request for citizenship of ${name} was approved.`,
  ],
  reject: (name) => [
    `Your citizenship of ${name} was not approved`,
    `Your request for citizenship of ${name} was not approved. You can ask again.`,
  ],
  deletePost: (name) => [
    `Your post in ${name} was deleted`,
    `An administrator deleted a post of yours in ${name}:`,
  ],
}

/** Only line feeds, so that every line of the words is marked as theirs. */
const toLines = (text: string): string => text.replaceAll(/\r\n?|[\u2028\u2029\v\f\u0085]/g, '\n')

/**
 * What was done to a member, and why. The title is the member's own, and the reason is an
 * administrator's: no stranger's words go out.
 */
export const toldEmail = write('told', ({ productName }, { action, title, reason }: Telling) => {
  const [subject, sentence] = sayTold[action](productName)
  return {
    subject,
    parts: [
      sentence,
      ...(title === undefined ? [] : [{ quote: toLines(title) }]),
      ...(reason?.trim() ? ['The reason:', { quote: toLines(reason.trim()) }] : []),
    ],
  }
})

export const accountDeletedEmail = write('account-deleted', ({ productName }) => ({
  subject: `Your ${productName} account was deleted`,
  parts: [`Your ${productName} account and everything in it have been deleted.`],
}))
