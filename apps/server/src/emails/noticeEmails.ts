import { write } from './email.ts'
import { otherWays } from './letter.ts'

/* The emails about a notice quote nothing of it: anybody can type the address of somebody else. */

export const noticeReceivedEmail = write(
  'notice-received',
  ({ productName }, reference: string) => ({
    subject: `We received your notice about a post in ${productName}`,
    parts: [
      `Thank you. Your notice about a post in ${productName} has arrived, with this reference:`,
      { copy: reference },
      'A person will look at the post and decide. You get an email with the outcome.',
      "If you didn't send a notice, somebody typed your email address by mistake. You can ignore this email.",
    ],
  }),
)

export const noticeOutcomeEmail = write(
  'notice-outcome',
  (
    config,
    { reference, isRemoved }: { readonly reference: string; readonly isRemoved: boolean },
  ) => ({
    subject: `The outcome of your notice about a post in ${config.productName}`,
    parts: [
      `A person looked at the post of your notice and ${isRemoved ? 'removed' : 'kept'} it. The reference of your notice:`,
      { copy: reference },
      ...(config.panel.supportAddress
        ? [`If you think this is a mistake, write to ${config.panel.supportAddress}.`]
        : []),
      ...otherWays(config),
    ],
  }),
)
