import type { AppealedDecision, SentAppeal } from './AppealScreen'

/** A ban with an end, for stories. Their clock stands at 15 June 2026. */
export const decision: AppealedDecision = {
  action: 'ban',
  decidedAt: '2026-06-12T09:20:00Z',
  reason: 'You sent the same advertisement to nine members.',
  rule: 'Rule 3: no advertising.',
  bannedUntil: '2026-06-19T09:20:00Z',
  appealUntil: '2026-12-09T09:20:00Z',
  otherWays: 'You can also ask the mediation board: mediation@example.org.',
}

/** The member's appeal against it. */
export const appeal: SentAppeal = {
  reference: 'A-2026-0042',
  text: 'It was my sister, on my phone.\nPlease look again.',
  sentAt: '2026-06-15T09:30:00Z',
}
