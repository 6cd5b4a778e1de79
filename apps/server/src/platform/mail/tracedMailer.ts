import type { StepTracing } from '../tracing/tracing.ts'
import type { Mailer } from './mailer.ts'

/** A mailer that adds each email to its trace as a step, named by the kind of email. */
export const tracedMailer = (mailer: Mailer, tracing: StepTracing): Mailer => ({
  send: (email) => tracing.step(`letter ${email.kind}`, () => mailer.send(email)),
  close: () => mailer.close(),
})
