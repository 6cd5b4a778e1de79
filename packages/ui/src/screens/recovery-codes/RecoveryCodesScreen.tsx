import { Button } from '../../components/Button/Button'
import { Notice } from '../../components/Notice/Notice'
import { Spinner } from '../../components/Spinner/Spinner'
import { Text } from '../../components/Text/Text'
import { RecoveryCodes, type RecoveryCodesProps } from '../../domain/identity/identity'
import { useTitleFocus } from '../../hooks/useTitleFocus'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { PublicPage } from '../../shell/PublicPage/PublicPage'
import { text as defaults } from '../../text/defaults'
import { recoveryCodesText as text } from './recoveryCodesText'

export interface RecoveryCodesScreenProps extends Omit<RecoveryCodesProps, 'codes'> {
  /** The new codes. */
  codes: Loadable<readonly string[]>
}

/** The step after the first second factor: recovery codes, shown once (specification 2.28). */
export function RecoveryCodesScreen({ codes, onDownload, onSaved }: RecoveryCodesScreenProps) {
  const place = useTitleFocus(codes.status)
  return (
    <PublicPage title={text.title} subtitle={text.subtitle}>
      <div ref={place}>
        {codes.status === 'loading' && (
          <Inline space="3" justify="center">
            <Spinner />
            <Text>{text.making}</Text>
          </Inline>
        )}
        {codes.status === 'failed' && (
          <Stack space="4">
            <Notice tone="critical">{text.failed}</Notice>
            <Button variant="primary" isFullWidth onPress={codes.onRetry}>
              {defaults.tryAgain}
            </Button>
            <Button variant="quiet" isFullWidth onPress={onSaved}>
              {text.later}
            </Button>
            <Text size="small" tone="muted" align="center">
              {text.laterDetail}
            </Text>
          </Stack>
        )}
        {codes.status === 'ready' && (
          <RecoveryCodes codes={codes.data} onDownload={onDownload} onSaved={onSaved} />
        )}
      </div>
    </PublicPage>
  )
}
