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

function Breakable({ children }: { children: ReactNode }) {
  const { brand, now, preload } = useHearth()
  const [drafts] = useState(() => mockDrafts())
  const [tries, setTries] = useState(0)
  const retry = () => {
    drafts.keep()
    setTries(tries + 1)
  }
  return (
    <>
      <HearthProvider
        key={tries}
        brand={brand}
        now={now}
        preload={preload}
        navigate={() => {}}
        drafts={drafts}
      >
        {children}
      </HearthProvider>
      <button type="button" onClick={retry}>
        Break
      </button>
    </>
  )
}

/** A story with a button that breaks the page and shows it again, as the page of errors does. */
export const breakable: Decorator = (Story) => (
  <Breakable>
    <Story />
  </Breakable>
)
