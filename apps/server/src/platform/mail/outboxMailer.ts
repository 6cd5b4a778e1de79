import type { FastifyBaseLogger } from 'fastify'
import type { Outbox } from '../outbox.ts'
import { automaticHeaders, type Mailer, type Sender } from './mailer.ts'

/** The default: writes each email to a file of the outbox, which mail programs can open. */
export const createOutboxMailer = (
  outbox: Outbox,
  from: Sender,
  log: FastifyBaseLogger,
): Mailer => ({
  send: async ({ kind, to, subject, text }) => {
    const head = [
      `From: "${from.name.replaceAll(/["\\]/g, ' ')}" <${from.address}>`,
      `To: ${to.replaceAll(/\p{Cc}+/gu, ' ')}`,
      `Subject: ${subject}`,
      `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
      ...Object.entries(automaticHeaders).map(([name, value]) => `${name}: ${value}`),
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 8bit',
    ]
    const file = await outbox.lay(kind, 'eml', `${head.join('\n')}\n\n${text}`)
    log.info({ template: kind, file }, 'An email was written to the outbox')
  },
  close: () => undefined,
})
