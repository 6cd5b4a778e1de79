import { createContext, use } from 'react'

/** Whether what is rendered stands inside the panel's layout: error pages look different there. */
export const InPanel = createContext(false)

export const usePlace = (): 'layout' | 'page' => (use(InPanel) ? 'layout' : 'page')
