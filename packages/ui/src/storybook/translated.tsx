import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useEffect } from 'react'
import { translatePage } from './translatePage'

function TranslatedPage({ children }: { children: ReactNode }) {
  useEffect(translatePage, [])
  return children
}

/** A story on a page that the browser translates, also while it changes. */
export const translated: Decorator = (Story) => (
  <TranslatedPage>
    <Story />
  </TranslatedPage>
)
