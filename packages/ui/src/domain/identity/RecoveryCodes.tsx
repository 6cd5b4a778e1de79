import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/Button/Button'
import { Notice } from '../../components/Notice/Notice'
import { Text } from '../../components/Text/Text'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { identityText as text } from './identityText'
import * as css from './RecoveryCodes.css'

export interface RecoveryCodesProps {
  /** The new codes. The server can't show them again. */
  codes: readonly string[]
  /** Saves the codes as a text file. */
  onDownload: () => void
  /** Called when the person says that the codes are saved. */
  onSaved: () => void
}

/** New recovery codes, shown once, with three ways to save them. */
export function RecoveryCodes({ codes, onDownload, onSaved }: RecoveryCodesProps) {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setOutcome('copied')
    } catch {
      // Refused, or absent: a page without HTTPS has no clipboard.
      setOutcome('copyFailed')
    }
  }
  return (
    <Stack space="5">
      <Text tone="muted">{text.codesDetail}</Text>
      <ul className={css.codes} aria-label={text.codes} translate="no">
        {codes.map((code) => (
          <li key={code} className={css.code}>
            {code}
          </li>
        ))}
      </ul>
      <div className={css.onScreen}>
        <Stack space="5">
          <Inline>
            <Button icon={<Copy />} onPress={() => void copy()}>
              {text.copy}
            </Button>
            <Button icon={<Download />} onPress={onDownload}>
              {text.download}
            </Button>
            <Button icon={<Printer />} onPress={() => window.print()}>
              {text.print}
            </Button>
          </Inline>
          {outcome && (
            <Notice tone={outcome === 'copied' ? 'positive' : 'caution'}>{text[outcome]}</Notice>
          )}
          <Notice tone="caution">{text.shownOnce}</Notice>
          <Button variant="primary" isFullWidth onPress={onSaved}>
            {text.saved}
          </Button>
        </Stack>
      </div>
    </Stack>
  )
}
