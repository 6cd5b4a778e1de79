import { createContext, use } from 'react'

/** Whether the content is inside the panel's layout: error pages look different there. */
export const InAppLayout = createContext(false)

export const usePageContainer = (): 'layout' | 'page' => (use(InAppLayout) ? 'layout' : 'page')
