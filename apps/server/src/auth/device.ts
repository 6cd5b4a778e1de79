import { networkBlock } from '../limits/limiter.ts'

/** The first match wins: Edge and Opera also claim to be Chrome, and Chrome to be Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.* Safari\//, 'Safari'],
]

/** Android claims to be Linux, and iOS to be like Mac OS X. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const find = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1]

/** Browser and system of a `User-Agent`, so that a person recognises the device. Null if unknown. */
export const deviceOf = (userAgent: string | undefined): string | null => {
  // A client may send a header of any length.
  const text = (userAgent ?? '').slice(0, 512)
  const [browser, system] = [find(browsers, text), find(systems, text)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? null
}

/** The block of a network address: /24 of IPv4, /48 of IPv6. The exact address is not stored. */
export const networkOf = (ip: string): string => {
  const block = networkBlock(ip)
  return /^\d+\.\d+\.\d+\.\d+$/.test(block) ? block.replace(/\d+$/, '0/24') : block
}
