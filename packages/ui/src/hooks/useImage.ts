import { useState } from 'react'

/** An image that may be missing or broken: what to show of it. Another address is another try. */
export function useImage(src: string | null | undefined) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const isBroken = Boolean(src) && src === brokenSrc
  return {
    /** Undefined where there is no image, or it does not load. */
    src: isBroken ? undefined : src || undefined,
    isBroken,
    /** For the `img`. */
    onError: () => setBrokenSrc(src || undefined),
    /** Tries the same address once more. */
    retry: () => setBrokenSrc(undefined),
  }
}
