import { Controls, Description, Primary, Title, useOf } from '@storybook/addon-docs/blocks'
import type { ComponentType } from 'react'
import { DocsStories } from './DocsStories'
import { DocsTexts } from './DocsTexts'
import { storyTexts } from './storyTexts'

/**
 * The docs page of every story file: what it is, the story to play with, its guide
 * (`parameters.guide`, an MDX file), and all other stories. Screens have no guide; they show the specified texts.
 */
export function DocsPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta'])
  const Guide = preparedMeta.parameters.guide as ComponentType | undefined
  const isScreen = csfFile.meta.title.startsWith('Screens/')
  const stated = storyTexts.get(csfFile.meta.title)
  return (
    <div lang="en" className={isScreen ? 'docs-screen' : undefined}>
      <Title />
      <Description of="meta" />
      <Primary />
      <details>
        <summary>Change its properties</summary>
        <Controls />
      </details>
      {Guide && <Guide />}
      <DocsStories hasCode={!isScreen} />
      {stated && <DocsTexts {...stated} />}
    </div>
  )
}
