import type { ReactNode } from 'react'

const isText = (content: unknown): content is string | number =>
  typeof content === 'string' || typeof content === 'number'

/**
 * Content that may be a text beside other content: the text gets an element of its own. A browser that
 * translates a page replaces text nodes. React then fails to remove a text or to insert before it,
 * and it changes a text that the page no longer shows
 * (https://github.com/facebook/react/issues/11538). A text that is the only child of an element is
 * safe.
 * @param className of that element
 */
export function ownElement(content: ReactNode, className?: string): ReactNode {
  const look = className ? { className } : {}
  if (isText(content)) return <span {...look}>{content}</span>
  // 'Invite {name}' in JSX.
  if (Array.isArray(content) && content.every(isText))
    return <span {...look}>{content.join('')}</span>
  return content
}
