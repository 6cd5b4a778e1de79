import type { StepTracing } from '../tracing/tracing.ts'
import type { Mailer } from './mailer.ts'

/** A mailer whose emails are steps of their traces, by the kind of email. */
export const tracedMailer = (mailer: Mailer, tracing: StepTracing): Mailer => ({
  send: (email) => tracing.step(`letter ${email.kind}`, () => mailer.send(email)),
  close: () => mailer.close(),
})
