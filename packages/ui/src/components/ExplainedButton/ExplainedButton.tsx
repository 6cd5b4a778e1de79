import { useState } from 'react'
import { Button, type ButtonActionProps } from '../Button/Button'
import { Tooltip } from '../Tooltip/Tooltip'

export interface ExplainedButtonProps extends Omit<ButtonActionProps, 'isUnavailable'> {
  /**
   * Why it is not available; undefined while it is. If the text of the button already says so,
   * pass the same words: then no tooltip repeats them.
   */
  disabledReason: string | undefined
}

/**
 * A Button that may be unavailable for a reason that is not visible. It stays focusable then, and
 * shows the reason on hover, focus and tap. Where the reason is plain to see, a disabled Button
 * is simpler.
 */
export function ExplainedButton({ disabledReason, onPress, ...rest }: ExplainedButtonProps) {
  const [isReasonShown, setReasonShown] = useState(false)
  const isExplained = Boolean(disabledReason) && !rest.isPending
  const pressed = isExplained ? () => setReasonShown(true) : onPress
  const isTold = isExplained && disabledReason !== rest.children
  // The tooltip stays around the button when the reason goes away, otherwise the button would
  // lose the focus.
  return (
    <Tooltip
      content={isTold ? (disabledReason ?? '') : ''}
      isOpen={isReasonShown && isTold}
      onOpenChange={setReasonShown}
      closesOnPress={false}
    >
      <Button {...rest} {...(pressed && { onPress: pressed })} isUnavailable={isExplained} />
    </Tooltip>
  )
}
