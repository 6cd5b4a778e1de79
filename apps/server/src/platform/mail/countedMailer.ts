import type { Mailer } from './mailer.ts'

/** A mailer that reports whether each email was accepted. */
export const countedMailer = (
  mailer: Mailer,
  count: (outcome: 'accepted' | 'refused') => void,
): Mailer => ({
  send: async (email) => {
    try {
      await mailer.send(email)
    } catch (error) {
      count('refused')
      throw error
    }
    count('accepted')
  },
  close: () => mailer.close(),
})
