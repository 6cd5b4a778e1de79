import { Canvas, Description, DocsContext, Heading, Subheading } from '@storybook/addon-docs/blocks'
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'

/**
 * All stories except the first, below each other. Each renders when the reader comes near it:
 * rendering twenty whole screens at once, or as many tables, would take seconds.
 * The words about each are there from the start: a search and paper have them.
 * @param hasCode whether each can show its code; the code of a screen is its data
 */
export function DocsStories({ hasCode }: { hasCode: boolean }) {
  const { componentStories } = useContext(DocsContext)
  const [, ...stories] = componentStories().filter(({ tags }) => tags.includes('autodocs'))
  if (stories.length === 0) return null
  return (
    <>
      <Heading>Stories</Heading>
      {stories.map(({ id, name, moduleExport }) => (
        <section key={id}>
          <Subheading>{name}</Subheading>
          <Description of={moduleExport} />
          <WhenNear>
            <Canvas of={moduleExport} sourceState={hasCode ? 'hidden' : 'none'} />
          </WhenNear>
        </section>
      ))}
    </>
  )
}

/** Reserves space for its children until they are about to come into view. */
function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '50%' },
    )
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])

  return (
    <div ref={place} style={isNear ? undefined : { minBlockSize: '20rem' }}>
      {isNear && children}
    </div>
  )
}
