import type { FastifyBaseLogger } from 'fastify'
import { createOutbox } from '../outbox.ts'
import type { Mailer } from './mailer.ts'
import { createOutboxMailer } from './outboxMailer.ts'
import { createSmtpMailer } from './smtpMailer.ts'

export interface MailSettings {
  readonly productName: string
  readonly mailFrom: string
  /** Undefined: emails are written to the outbox. */
  readonly smtpUrl: string | undefined
  readonly dataDir: string
}

/** The configured delivery of emails: SMTP, or the outbox in the data folder. */
export const openMail = (
  { productName, mailFrom, smtpUrl, dataDir }: MailSettings,
  log: FastifyBaseLogger,
): Mailer => {
  const from = { name: productName, address: mailFrom }
  return smtpUrl
    ? createSmtpMailer(smtpUrl, from, log)
    : createOutboxMailer(createOutbox(dataDir), from, log)
}
