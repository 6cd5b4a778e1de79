import type { Answer } from '@hearth/api/operation'
import type { AppealState } from '@hearth/ui/screens/appeal/AppealScreen'

type AppealPage = Answer<'readAppeal'>['data']

/**
 * What the page of an appeal shows for an answer of the server.
 * @param step of an appeal that waits: just sent, or at an earlier visit
 */
export function appealState(
  { state, decision, appeal }: AppealPage,
  step: 'sent' | 'earlier',
): AppealState {
  if (appeal && state === 'sent') return { step, appeal }
  if (appeal && state === 'decided') {
    const { outcome, answer } = appeal
    return { step: outcome === 'overturned' ? 'overturned' : 'upheld', answer }
  }
  if (decision && (state === 'ready' || state === 'over' || state === 'lifted')) {
    return { step: state, decision }
  }
  return { step: 'gone' }
}
