import { useHearth } from '../provider/HearthProvider'

/** Props of react-aria's Link that preload its page on hover, focus and press. */
export function usePreload(href: string) {
  const { preload } = useHearth()
  const warm = () => {
    if (href.startsWith('/')) preload(href)
  }
  return { onHoverStart: warm, onFocus: warm, onPressStart: warm }
}
