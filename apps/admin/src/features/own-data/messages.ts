import { localize } from '@hearth/ui/text/localize'
import { errorTexts } from '../../errors/errorTexts'
import type { Outcome } from '../../errors/outcome'

/** Message of the export for a member. */
export const ownDataMessages = localize('ownDataMessages', {
  exportMemberData: {
    success: { always: 'The copy is being made. The member gets an email with a link to it.' },
    failure: errorTexts.somethingWentWrong,
  },
} satisfies Record<string, Outcome>)
