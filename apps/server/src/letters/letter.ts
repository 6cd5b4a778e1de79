import type { Config } from '../config.ts'
import type { Letter } from '../platform/mail/mailer.ts'

/** A paragraph, a link or a line to copy. */
type Part = string | { readonly link: string } | { readonly copy: string }

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
  return 'link' in part ? part.link : `    ${part.copy}`
}

const markup = (part: Part): string => {
  if (typeof part === 'string') return `<p>${toHtml(part)}</p>`
  if ('copy' in part) return `<p><strong><code>${toHtml(part.copy)}</code></strong></p>`
  return `<p><a href="${toHtml(part.link)}">${toHtml(part.link)}</a></p>`
}

type Write<Values extends unknown[] = []> = (
  config: Config,
  to: string,
  ...values: Values
) => Letter

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

/*
 * What the letters say. No name stands in them: names are what somebody typed, and a stranger's
 * words should not travel in the product's letters.
 */

export const resetLetter = write('reset', ({ productName, publicUrl }, token: string) => ({
  subject: `Reset your ${productName} password`,
  parts: [
    `Somebody asked for a new password for your ${productName} account. Choose it here within 30 minutes:`,
    { link: `${publicUrl}/reset-password?token=${token}` },
    'The link works once. If it was not you, do nothing: your password stays as it is.',
  ],
}))

export const verificationLetter = write('verify', ({ productName, publicUrl }, token: string) => ({
  subject: `Verify your email address for ${productName}`,
  parts: [
    'Please confirm within 24 hours that this address is yours:',
    { link: `${publicUrl}/verify?token=${token}` },
    `If you did not join ${productName}, do nothing.`,
  ],
}))

export const securityKeyLetter = write('delete-key', ({ productName }, key: string) => ({
  subject: `Your ${productName} security key`,
  parts: [
    `This security key deletes your ${productName} account for good:`,
    { copy: key },
    'Type it where you asked for it, within 10 minutes. If it was not you who asked, do nothing: nothing is deleted.',
  ],
}))

export const noSecurityKeyLetter = write('delete-key-refused', ({ productName }) => ({
  subject: `Your ${productName} account was not deleted`,
  parts: [
    `Somebody asked to delete your ${productName} account. It is an administrator's, and those cannot be deleted in this way: please ask another administrator.`,
  ],
}))

export const passwordChangedLetter = write('password-changed', ({ productName, publicUrl }) => ({
  subject: `Your ${productName} password was changed`,
  parts: [
    `The password of your ${productName} account was changed, and every device was signed out.`,
    'If it was not you, choose another one at once:',
    { link: `${publicUrl}/forgot-password` },
  ],
}))

export const secondFactorSetLetter = write('second-factor-set', ({ productName, publicUrl }) => ({
  subject: `An authenticator now protects your ${productName} account`,
  parts: [
    `An authenticator app was set up for your ${productName} account. Its codes are asked for at every sign-in.`,
    'If it was not you, somebody knows your password. Choose another one, and ask an administrator to reset the second factor:',
    { link: `${publicUrl}/forgot-password` },
  ],
}))

export const secondFactorResetLetter = write('second-factor-reset', ({ productName }) => ({
  subject: `The second factor of your ${productName} account was reset`,
  parts: [
    `An administrator reset the second factor of your ${productName} account, and every device was signed out. You set up a new one at the next sign-in.`,
    'If you did not ask for it, ask an administrator why it was done.',
  ],
}))

export const lateSignInLetter = write('late-sign-in', ({ productName, publicUrl }) => ({
  subject: `A sign-in to your ${productName} account, after tries that failed`,
  parts: [
    `Somebody signed in to your ${productName} account just now. Before that, several tries with a wrong password or code had failed.`,
    'If all of them were you, do nothing. If not, choose another password at once:',
    { link: `${publicUrl}/forgot-password` },
  ],
}))

export const accountDeletedLetter = write('account-deleted', ({ productName }) => ({
  subject: `Your ${productName} account was deleted`,
  parts: [`Your ${productName} account and all that belonged to it have been deleted.`],
}))
