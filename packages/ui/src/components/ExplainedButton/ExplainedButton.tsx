import { useState } from 'react'
import { Button, type ButtonActionProps } from '../Button/Button'
import { Tooltip } from '../Tooltip/Tooltip'

export interface ExplainedButtonProps extends Omit<ButtonActionProps, 'isUnavailable'> {
  /**
   * Why it is not available; undefined while it is. Where the text of the button says it already, give the
   * same words: no tooltip repeats them.
   */
  disabledReason: string | undefined
}

/**
 * A Button that may be unavailable for a reason nobody can see: it stays focusable then, and says
 * why on hover, focus and tap. Where the reason is plain to see, a disabled Button weighs less.
 */
export function ExplainedButton({ disabledReason, onPress, ...rest }: ExplainedButtonProps) {
  const [isReasonShown, setReasonShown] = useState(false)
  const isExplained = Boolean(disabledReason) && !rest.isPending
  const pressed = isExplained ? () => setReasonShown(true) : onPress
  const isTold = isExplained && disabledReason !== rest.children
  // The tooltip stays around the button when the reason goes, or the button would lose its focus.
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
