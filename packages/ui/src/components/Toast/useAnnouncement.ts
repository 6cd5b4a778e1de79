import { useEffect, useState } from 'react'
import type { ToastContent } from './toastQueue'

/**
 * How long the page takes, in milliseconds, to show the same message in its own place, above a form
 * or at a field.
 */
const ANNOUNCE_DELAY = 150

/** The live region mounts empty, and its text follows. */
type Step = 'quiet' | 'listening' | 'said'

/**
 * Announces a toast: an error at once, any other message after the current sentence of the screen
 * reader. Some messages also appear in the page, in an alert or at the focused field. Their toasts
 * are shown but not announced again.
 * @returns the role of the element around the text, and a key that mounts the text again: many
 * screen readers ignore a live region that mounts together with its text
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
