import { useRef } from 'react'
import { Tip } from '../../internal/tooltip/Tip'
import { tipHandlers, useTip } from '../../internal/tooltip/useTip'
import { TriggerContext } from '../../internal/trigger/TriggerContext'
import { Button, type ButtonActionProps } from '../Button/Button'

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
  const trigger = useRef<HTMLElement>(null)
  const tip = useTip()
  const isExplained = Boolean(disabledReason) && !rest.isPending
  const told = isExplained && disabledReason !== rest.children ? disabledReason : undefined
  const pressed = isExplained ? tip.open : onPress
  return (
    <>
      <TriggerContext value={{ ...tipHandlers(tip), ref: trigger, 'aria-description': told }}>
        <Button {...rest} {...(pressed && { onPress: pressed })} isUnavailable={isExplained} />
      </TriggerContext>
      {told && tip.isOpen && <Tip tip={tip} triggerRef={trigger} content={told} />}
    </>
  )
}
