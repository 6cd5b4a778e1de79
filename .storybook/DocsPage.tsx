import type { Guide } from '@hearth/ui/storybook/guide'
import { Controls, Description, Heading, Primary, Title, useOf } from '@storybook/addon-docs/blocks'
import { lazy, Suspense } from 'react'
import { Accessibility, Anatomy, DoAndDont, Keyboard, Use } from './DocsGuide'
import { DocsStories } from './DocsStories'
import { DocsTexts } from './DocsTexts'
import { storyTexts } from './storyTexts'

// Only docs pages need it, and it reads all sources.
const DocsUses = lazy(() => import('./DocsUses'))

/**
 * The docs page of every story file: what it is and when to use it, the story to play with, how
 * to use it well, all stories, keys and accessibility. Screens have no guide; they show the
 * specified texts.
 */
export function DocsPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta'])
  const guide = preparedMeta.parameters.guide as Guide | undefined
  const isScreen = csfFile.meta.title.startsWith('Screens/')
  const stated = storyTexts.get(csfFile.meta.title)
  return (
    <div lang="en" className={isScreen ? 'docs-screen' : undefined}>
      <Title />
      <Description of="meta" />
      {guide && <Use {...guide} />}
      {guide && <Anatomy {...guide} />}
      <Heading>Try it</Heading>
      <Primary />
      <Controls />
      {guide && <DoAndDont {...guide} />}
      <DocsStories hasCode={!isScreen} />
      {stated && <DocsTexts {...stated} />}
      {guide && <Keyboard {...guide} />}
      {guide && <Accessibility {...guide} />}
      {guide && (
        <Suspense>
          <DocsUses title={csfFile.meta.title} />
        </Suspense>
      )}
    </div>
  )
}
