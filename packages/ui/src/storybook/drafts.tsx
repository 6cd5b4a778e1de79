import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { type Drafts, HearthProvider, useHearth } from '../provider/HearthProvider'

type Kept = Readonly<Record<string, unknown>>

/**
 * Drafts for stories, of one person who never leaves.
 * @param kept the input that was kept before the story starts, by key
 */
export function mockDrafts(kept: Kept = {}): Drafts & {
  /** The session ends now. */
  keep: () => void
} {
  const held = new Map<string, () => unknown>()
  const found = new Map(Object.entries(kept))
  return {
    find: (key) => found.get(key),
    hold: (key, read) => {
      found.delete(key)
      held.set(key, read)
      return () => held.delete(key)
    },
    keep: () => {
      for (const [key, read] of held) found.set(key, read())
    },
  }
}

function Returned({ kept, children }: { kept: Kept; children: ReactNode }) {
  const { brand, now, preload } = useHearth()
  const [drafts] = useState(() => mockDrafts(kept))
  return (
    <HearthProvider brand={brand} now={now} preload={preload} navigate={() => {}} drafts={drafts}>
      {children}
    </HearthProvider>
  )
}

/** A story of a person who has come back after the session ended. */
export const withDrafts =
  (kept: Kept): Decorator =>
  (Story) => (
    <Returned kept={kept}>
      <Story />
    </Returned>
  )
