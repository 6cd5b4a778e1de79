import { localize } from '@hearth/ui/text/localize'
import { errorTexts } from '../../errors/errorTexts'
import type { Outcome } from '../../errors/outcome'

/** Messages of posts (specification 8 states none). */
export const postMessages = localize('postMessages', {
  deletePost: { success: 'server', failure: errorTexts.somethingWentWrong },
} satisfies Record<string, Outcome>)
