import { type ComponentType, useEffect, useState } from 'react'
import { LiveError, LivePreview, LiveProvider } from 'react-live'
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
 * JSX to edit beside what it renders, with every component of the library and `useState` in scope. The
 * address of the page contains the code, so that it can be sent to somebody.
 */
export function Playground({ code: initial }: PlaygroundProps) {
  const [code, setCode] = useState(() => codeOf(location.hash) ?? initial)
  useEffect(() => history.replaceState(history.state, '', addressOf(code)), [code])
  return (
    <LiveProvider code={code} scope={{ ...components, useState }}>
      <Grid split="even">
        <Stack space="3">
          <TextArea
            label="JSX"
            description="All components of the library are in scope. A function component may use useState."
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
