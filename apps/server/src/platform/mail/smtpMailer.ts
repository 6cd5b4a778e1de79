import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import { PermanentError } from '../jobs/queue.ts'
import { loopback } from '../loopback.ts'
import { automaticHeaders, type Mailer, type Sender } from './mailer.ts'

/** Timeouts in milliseconds. A job has two minutes. */
export const patience = { connection: 10_000, greeting: 10_000, socket: 30_000 }

/** The fields of nodemailer's errors without the message, which may contain addresses. */
interface Reason {
  readonly code?: unknown
  readonly responseCode?: unknown
  /** The refused SMTP command. */
  readonly command?: unknown
}

/** Whether the server refused the address or the email permanently. */
const isRefusal = ({ command, responseCode }: Reason): boolean =>
  (command === 'RCPT TO' || command === 'DATA') &&
  typeof responseCode === 'number' &&
  responseCode >= 500

/** Whether TLS is required: for a password that is sent to another machine. */
const demandsTls = (url: URL): boolean =>
  url.protocol === 'smtp:' && url.username !== '' && !loopback.includes(url.hostname)

/** Sends emails through an SMTP server: `smtps://user:password@mail.example.org`. */
export const createSmtpMailer = (
  smtpUrl: string,
  from: Sender,
  log: FastifyBaseLogger,
  wait: typeof patience = patience,
): Mailer => {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    requireTLS: demandsTls(new URL(smtpUrl)),
    connectionTimeout: wait.connection,
    greetingTimeout: wait.greeting,
    socketTimeout: wait.socket,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // A failed send reports its own error. Without a listener, an error between two emails would end
  // the process.
  transport.on('error', () => undefined)
  return {
    send: async ({ kind, to, subject, text, html }) => {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: automaticHeaders,
        })
      } catch (error) {
        const reason: Reason = { ...(error as object) }
        const words = [reason.code, reason.responseCode].filter(Boolean).join(' ') || 'unknown'
        if (isRefusal(reason)) throw new PermanentError(`The email was refused: ${words}`)
        throw new Error(`The mail server failed: ${words}`)
      }
      log.info({ template: kind }, 'An email was sent')
    },
    close: () => transport.close(),
  }
}
