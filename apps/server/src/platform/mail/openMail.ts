import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import { createOutbox } from '../outbox.ts'
import type { Mailer } from './mailer.ts'
import { createOutboxMailer } from './outboxMailer.ts'
import { createSmtpMailer } from './smtpMailer.ts'

/** The configured way for emails: SMTP, or the outbox in the data folder. */
export const openMail = (config: Config, log: FastifyBaseLogger): Mailer => {
  const from = { name: config.productName, address: config.mailFrom }
  return config.smtpUrl
    ? createSmtpMailer(config.smtpUrl, from, log)
    : createOutboxMailer(createOutbox(config.dataDir), from, log)
}
