import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

export type ToastTone = 'success' | 'error' | 'info'

export interface ToastContent {
  tone: ToastTone
  text: string
  /** How often it has been said while it was in view. @default 1 */
  times?: number
}

/** How long a toast stays, in milliseconds, hover and focus not counted (specification 9). */
export const TOAST_TIMEOUT = 5_000

/** Longest text of a toast in characters; a server's message is cut here. */
export const TOAST_MAX_LENGTH = 300

/** Toasts in view at once; older ones wait. Five refused fields and 'and 7 more' are said together. */
export const TOAST_MAX_VISIBLE = 6

/** What ToastRegion shows. It also holds what is said before a lazily loaded region arrives. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: TOAST_MAX_VISIBLE })

const cut = (text: string) => {
  const characters = Array.from(text)
  return characters.length > TOAST_MAX_LENGTH
    ? `${characters.slice(0, TOAST_MAX_LENGTH - 1).join('')}…`
    : text
}

const say = (tone: ToastTone) => (words: string) => {
  const text = cut(words)
  const same = toastQueue.visibleToasts.find(
    ({ content }) => content.tone === tone && content.text === text,
  )
  const times = (same?.content.times ?? 0) + 1
  // The new one first: a region that is empty for a moment gives the focus away.
  toastQueue.add({ tone, text, times }, { timeout: TOAST_TIMEOUT })
  if (same) toastQueue.close(same.key)
}

/**
 * Says something in passing, at the top of the page, for five seconds: the outcome of an action. The
 * text is shown as text, whatever is in it. The same words in the same tone are one toast that counts.
 * What a person must still read later (an error of a form or a list) also stands where it belongs.
 */
export const toast = { success: say('success'), error: say('error'), info: say('info') }
