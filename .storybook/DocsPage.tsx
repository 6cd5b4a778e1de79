import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useContext } from 'react'
import { DocsStories } from './DocsStories'

/**
 * The docs page of every story file: what it is, the story to play with, its guide, and all other
 * stories. Screens have no guide.
 */
export function DocsPage({ children: guide }: PropsWithChildren) {
  const { csfFile } = useOf('meta', ['meta'])
  const isScreen = csfFile.meta.title.startsWith('Screens/')
  return (
    <div lang="en" className={isScreen ? 'docs-screen' : undefined}>
      <Title />
      <Description of="meta" />
      <Primary />
      <details>
        <summary>Change its properties</summary>
        <Controls />
      </details>
      {guide}
      <DocsStories hasCode={!isScreen} />
    </div>
  )
}

/** Around every MDX file: the guide of a component gets its docs page, other pages stand alone. */
export function MdxPage({ children }: PropsWithChildren) {
  const { componentStories } = useContext(DocsContext)
  return componentStories().length === 0 ? children : <DocsPage>{children}</DocsPage>
}
