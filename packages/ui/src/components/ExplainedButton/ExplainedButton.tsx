import { useState } from 'react'
import { Button, type ButtonActionProps } from '../Button/Button'
import { Tooltip } from '../Tooltip/Tooltip'

export interface ExplainedButtonProps
  extends Omit<ButtonActionProps, 'isUnavailable' | 'aria-description'> {
  /**
   * Why the button is not available; undefined while it is. If the text of the button already gives
   * the reason, pass the same words: then no tooltip repeats them.
   */
  disabledReason: string | undefined
}

/**
 * A Button that may be unavailable for a reason that is not visible. It stays focusable, and shows
 * the reason on hover, focus and tap. If the reason is obvious, a disabled Button is simpler.
 */
export function ExplainedButton({ disabledReason, onPress, ...rest }: ExplainedButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const isExplained = Boolean(disabledReason) && !rest.isPending
  const reason = isExplained && disabledReason !== rest.children ? disabledReason : undefined
  return (
    <Tooltip
      content={reason ?? ''}
      isOpen={isOpen}
      onOpenChange={setOpen}
      shouldCloseOnPress={!isExplained}
    >
      <Button
        {...rest}
        aria-description={reason}
        isUnavailable={isExplained}
        onPress={() => (isExplained ? setOpen(true) : onPress?.())}
      />
    </Tooltip>
  )
}
