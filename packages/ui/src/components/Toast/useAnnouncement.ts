import { useEffect, useState } from 'react'
import type { ToastContent } from './toastQueue'

/**
 * How long the page needs, in milliseconds, to show the same message in its own place, above a
 * form or at a field.
 */
const ANNOUNCE_DELAY = 150

/** The live region mounts empty, and its words follow. */
type Step = 'quiet' | 'listening' | 'said'

/**
 * Reads a toast out: an error at once, any other message when the screen reader has finished its
 * sentence. Some messages are in the page by then too, in an alert or at the focused field. They
 * are shown but not read a second time.
 *
 * @returns the role of the element around the words, and a key that mounts the words again: many
 * screen readers ignore a live region that mounts together with its words
 */
export function useAnnouncement({ tone, text }: ToastContent) {
  const [step, setStep] = useState<Step>('quiet')

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!isSaidByPage(text)) setStep('listening')
    }, ANNOUNCE_DELAY)
    return () => clearTimeout(timer)
  }, [text])

  useEffect(() => {
    if (step === 'listening') setStep('said')
  }, [step])

  const liveRole = tone === 'error' ? 'alert' : 'status'
  return { role: step === 'quiet' ? 'none' : liveRole, key: step } as const
}

function isSaidByPage(text: string): boolean {
  const alerts = [...document.querySelectorAll('[role="alert"]')].filter(
    (alert) => !alert.closest('[data-react-aria-top-layer]'),
  )
  const ids = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? []
  const descriptions = ids.map((id) => document.getElementById(id))
  // The toast of a refused field names the field: 'title: Title is required'.
  return [...alerts, ...descriptions].some((element) => {
    const said = element?.textContent.trim()
    return said && (text === said || text.endsWith(`: ${said}`))
  })
}
