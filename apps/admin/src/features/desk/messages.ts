import { localize } from '@hearth/ui/text/localize'
import { errorTexts } from '../../errors/errorTexts'
import type { Outcome } from '../../errors/outcome'

const failure = errorTexts.somethingWentWrong

/** Messages of the calls of the desk. Those of declines are with the other moderation. */
export const deskMessages = localize('deskMessages', {
  keep: { success: { always: 'Post kept' }, failure },
  hide: { success: { always: 'Post hidden' }, failure },
  hideAndBan: { success: { always: 'Post hidden and its author banned' }, failure },
  uphold: { success: { always: 'Decision upheld' }, failure },
  overturn: { success: { always: 'Decision overturned' }, failure },
} satisfies Record<string, Outcome>)
