import { type ComponentType, useEffect, useState } from 'react'
import { LiveError, LivePreview, LiveProvider } from 'react-live'
import { fn } from 'storybook/test'
import { Card } from '../../components/Card/Card'
import { CopyButton } from '../../components/CopyButton/CopyButton'
import { TextArea } from '../../components/TextArea/TextArea'
import { Grid } from '../../layout/Grid/Grid'
import { Stack } from '../../layout/Stack/Stack'

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../{components,layout,patterns,shell}/*/*.tsx',
    '!**/*.{stories,live,testing}.tsx',
    '!**/*Fixture.tsx',
  ],
  { eager: true },
)

/** Every component of the library by its name. */
const components = Object.fromEntries(
  Object.values(modules)
    .flatMap((exported) => Object.entries(exported))
    .filter((entry): entry is [string, ComponentType] => /^[A-Z]/.test(entry[0])),
)

/** Elements in a row as one, and the code of a story (`const Default = () => …`) as a component. */
const toOne = (code: string): string =>
  code.trimStart().startsWith('<')
    ? `<>${code}</>`
    : code.replace(/^\s*(?:export )?const \w+ = /, '').replace(/;\s*$/, '')

/** The code in the address, where an edited example is shared. */
const codeOf = (hash: string): string | undefined =>
  new URLSearchParams(hash.slice(1)).get('code') ?? undefined

const addressOf = (code: string): string =>
  `${location.origin}${location.pathname}${location.search}#${new URLSearchParams({ code })}`

export interface PlaygroundProps {
  /** The JSX to start with, unless the address has some. */
  code: string
}

/**
 * JSX to edit beside what it renders, with every component of the library in scope, and `useState` and
 * `fn`. The address of the frame contains the code, so that it can be sent to somebody.
 */
export function Playground({ code: initial }: PlaygroundProps) {
  const [code, setCode] = useState(() => codeOf(location.hash) ?? initial)
  useEffect(() => history.replaceState(history.state, '', addressOf(code)), [code])
  return (
    <LiveProvider code={code} transformCode={toOne} scope={{ ...components, useState, fn }}>
      <Grid split="even">
        <Stack space="3">
          <TextArea
            label="JSX"
            description="All components of the library are in scope. A function component may use useState. Only the address that the button copies has your code: Storybook’s own does not, and a reload of it loses the code."
            value={code}
            onChange={setCode}
            rows={16}
            maxRows={40}
            spellCheck={false}
          />
          <CopyButton value={addressOf(code)} label="Copy the address" />
        </Stack>
        <Card>
          <LivePreview />
          <LiveError />
        </Card>
      </Grid>
    </LiveProvider>
  )
}
