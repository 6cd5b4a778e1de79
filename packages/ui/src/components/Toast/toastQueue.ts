import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

export type ToastTone = 'success' | 'error' | 'info'

export interface ToastContent extends ToastDetails {
  tone: ToastTone
  text: string
  /** How often the message came while it was visible. @default 1 */
  times?: number
  /**
   * A link to more details. The toast does not stay longer for it: F6, focus and hover stop the
   * timer.
   */
  link?: ToastLink | undefined
}

/** What a message may add to its text. */
export interface ToastDetails {
  /** The person or thing that it is about, after the text. @default the text says enough */
  about?: string | undefined
  /**
   * What can be done about it at once: 'Undo'. The toast closes when it is pressed. Offer the same
   * in another place: a toast disappears. @default nothing
   */
  action?: ToastAction | undefined
}

/** A button of a toast. */
export interface ToastAction {
  label: string
  onPress: () => void
}

/** A link below the text of a toast. */
export interface ToastLink {
  href: string
  label: string
}

/** How long a toast stays, in milliseconds, not counting hover and focus (specification 9). */
export const TOAST_TIMEOUT = 5_000

/** Longest text of a toast in characters; longer messages of a server are cut. */
export const TOAST_MAX_LENGTH = 300

/** Toasts visible at once; older ones wait. Five refused fields and 'and 7 more' fit together. */
export const TOAST_MAX_VISIBLE = 6

/**
 * The toasts of ToastRegion. It also holds messages from before a lazily loaded region arrives.
 */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: TOAST_MAX_VISIBLE })

const cut = (text: string) => {
  const characters = Array.from(text)
  return characters.length > TOAST_MAX_LENGTH
    ? `${characters.slice(0, TOAST_MAX_LENGTH - 1).join('')}…`
    : text
}

const say =
  (tone: ToastTone) =>
  (words: string, details: ToastDetails = {}) => {
    const text = cut(words)
    const same = toastQueue.visibleToasts.find(
      ({ content }) =>
        content.tone === tone && content.text === text && content.about === details.about,
    )
    const times = (same?.content.times ?? 0) + 1
    // Add the new toast first: a region that is empty for a moment loses the focus.
    toastQueue.add({ ...details, tone, text, times }, { timeout: TOAST_TIMEOUT })
    if (same) toastQueue.close(same.key)
  }

/**
 * Shows a passing message at the edge of the window for five seconds: the outcome of an action. The
 * text is shown as plain text, also if it contains markup. The same text about the same in the same
 * tone is one toast with a counter. A message that people need later (an error of a form or a list)
 * must also be in the page.
 */
export const toast = { success: say('success'), error: say('error'), info: say('info') }
