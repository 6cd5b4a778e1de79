import { localize } from '@hearth/ui/text/localize'
import { errorTexts } from '../../errors/errorTexts'
import type { Outcome } from '../../errors/outcome'

/** Messages of citizenship requests (specification 8 states none). */
export const badgeRequestMessages = localize('badgeRequestMessages', {
  decideBadge: { success: 'server', failure: errorTexts.somethingWentWrong },
} satisfies Record<string, Outcome>)
