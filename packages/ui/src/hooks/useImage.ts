import { useState } from 'react'

/** The state of an image that may be missing or broken. A new address is a new attempt. */
export function useImage(src: string | null | undefined) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const isBroken = Boolean(src) && src === brokenSrc
  return {
    /** Undefined if there is no image, or if it does not load. */
    src: isBroken ? undefined : src || undefined,
    isBroken,
    /** Props of the `img`. */
    onError: () => setBrokenSrc(src || undefined),
    /** Tries the same address again. */
    retry: () => setBrokenSrc(undefined),
  }
}
