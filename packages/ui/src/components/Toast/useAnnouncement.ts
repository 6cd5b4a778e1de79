import { useEffect, useState } from 'react'
import type { ToastContent } from './toastQueue'

/** What the page needs, in milliseconds, to say the same in its own place, above a form or at a field. */
const ANNOUNCE_DELAY = 150

/** Nothing is read out, then the live region is there, then the words come into it. */
type Step = 'quiet' | 'listening' | 'said'

/**
 * Reads a toast out: an error at once, anything else when the screen reader has finished its sentence.
 * Words that the page has said by then, in an alert or at the field that has the focus, are seen and not
 * heard a second time.
 *
 * @returns the role of the element around the words, and a key that brings the words into it anew: many
 * screen readers pass over a live region that arrives together with its words
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
  // The toast of a refused field names it: 'title: Title is required'.
  return [...alerts, ...descriptions].some((element) => {
    const said = element?.textContent.trim()
    return said && (text === said || text.endsWith(`: ${said}`))
  })
}
