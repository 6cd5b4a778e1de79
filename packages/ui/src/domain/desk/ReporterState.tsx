import { useRef } from 'react'
import { Badge } from '../../components/Badge/Badge'
import { Button } from '../../components/Button/Button'
import { Text } from '../../components/Text/Text'
import { useFocusAfter } from '../../hooks/useFocusAfter'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { reportersText as text } from './reportersText'
import { type Reporter, type ReporterMuteActions, useReporterMute } from './useReporterMute'

export interface ReporterStateProps extends ReporterMuteActions {
  member: Reporter
  /** The reports of the member count for nothing. */
  isMuted: boolean
}

/** Whether the reports of a member count, with the button to change it. */
export function ReporterState({ member, isMuted, ...actions }: ReporterStateProps) {
  const { ask, dialog, isAsking } = useReporterMute(actions)
  const note = useRef<HTMLDivElement>(null)
  useFocusAfter(isAsking, note)
  return (
    <Stack space="2">
      <Inline justify="between">
        {isMuted ? <Badge tone="caution">{text.stopped}</Badge> : <span />}
        {ask && (
          <Button size="small" onPress={() => ask(member, !isMuted)}>
            {isMuted ? text.count : text.stop}
          </Button>
        )}
      </Inline>
      <div ref={note} tabIndex={-1}>
        <Text size="small" tone="muted">
          {isMuted ? text.stoppedNote : text.heardNote}
        </Text>
      </div>
      {dialog}
    </Stack>
  )
}
