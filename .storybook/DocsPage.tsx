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
import { DocsTexts } from './DocsTexts'
import { storyTexts } from './storyTexts'

/**
 * The docs page of every story file: what it is, the story to play with, its guide, and all other
 * stories. Screens have no guide; they show the specified texts.
 */
export function DocsPage({ children: guide }: PropsWithChildren) {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const figma: string | undefined = preparedMeta.parameters.figma
  const isScreen = csfFile.meta.title.startsWith('Screens/')
  const stated = storyTexts.get(csfFile.meta.title)
  return (
    <div lang="en" className={isScreen ? 'docs-screen' : undefined}>
      <Title />
      <Description of="meta" />
      {figma && (
        <p>
          <a href={figma} target="_blank" rel="noreferrer">
            In Figma
          </a>
        </p>
      )}
      <Primary />
      <details>
        <summary>Change its properties</summary>
        <Controls />
      </details>
      {guide}
      <DocsStories hasCode={!isScreen} />
      {stated && <DocsTexts {...stated} />}
    </div>
  )
}

/** Around every MDX file: the guide of a component gets its docs page, other pages stand alone. */
export function MdxPage({ children }: PropsWithChildren) {
  const { componentStories } = useContext(DocsContext)
  return componentStories().length === 0 ? children : <DocsPage>{children}</DocsPage>
}
