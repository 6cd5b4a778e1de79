import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import { PermanentError } from '../jobs/queue.ts'
import { loopback } from '../loopback.ts'
import type { Mailer, Sender } from './mailer.ts'

/** Milliseconds after which a server that says nothing is given up; a job has two minutes. */
export const patience = { connection: 10_000, greeting: 10_000, socket: 30_000 }

/** What nodemailer says of a failure, beside a message that may hold addresses. */
interface Reason {
  readonly code?: unknown
  readonly responseCode?: unknown
  /** What the server was told when it refused. */
  readonly command?: unknown
}

/** The address or the email itself was refused for good, not the server's way of asking. */
const isRefusal = ({ command, responseCode }: Reason): boolean =>
  (command === 'RCPT TO' || command === 'DATA') &&
  typeof responseCode === 'number' &&
  responseCode >= 500

/** A password goes to another machine only through TLS. */
const demandsTls = (url: URL): boolean =>
  url.protocol === 'smtp:' && url.username !== '' && !loopback.includes(url.hostname)

/** Emails leave by an SMTP server: `smtps://user:password@mail.example.org`. */
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
  // Failures reach who sends; without a listener one between two emails would end the process.
  transport.on('error', () => undefined)
  return {
    send: async ({ kind, to, subject, text, html }) => {
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html })
      } catch (error) {
        const reason: Reason = { ...(error as object) }
        const words = [reason.code, reason.responseCode].filter(Boolean).join(' ') || 'unknown'
        if (isRefusal(reason)) throw new PermanentError(`The email was refused: ${words}`)
        throw new Error(`The mail server failed: ${words}`)
      }
      log.info({ template: kind }, 'An email has left')
    },
    close: () => transport.close(),
  }
}
