import type { Example, Guide } from '@hearth/ui/storybook/guide'
import * as css from '@hearth/ui/storybook/guidePage.css'
import { AnchorMdx, DocsContext, Heading, Unstyled } from '@storybook/addon-docs/blocks'
import { type ReactNode, useContext } from 'react'
import { toId } from 'storybook/internal/csf'
import { StoryFrame } from './StoryFrame'
import type { StoryGlobals } from './storyGlobals'

/** When to use it, and what to use instead. */
export function Use({ use, avoid }: Guide) {
  return (
    <>
      <Heading>When to use</Heading>
      <Points>{use}</Points>
      {avoid.length > 0 && (
        <>
          <Heading>When not</Heading>
          <Points>
            {avoid.map(({ when, instead }) => (
              <span key={when}>
                <Prose>{when}</Prose> {instead && <Instead title={instead} />}
              </span>
            ))}
          </Points>
        </>
      )}
    </>
  )
}

function Instead({ title }: { title: string }) {
  const name = title.slice(title.lastIndexOf('/') + 1)
  return (
    <>
      Take{' '}
      <AnchorMdx href={`./?path=/docs/${toId(title, 'docs')}`} target="_self">
        {name}
      </AnchorMdx>{' '}
      instead.
    </>
  )
}

/** Its parts, in reading order. */
export function Anatomy({ anatomy }: Guide) {
  if (anatomy.length === 0) return null
  return (
    <>
      <Heading>Anatomy</Heading>
      <Unstyled>
        <ol className={css.parts}>
          {anatomy.map(({ part, role }) => (
            <li key={part} className={css.part}>
              <strong className={css.strong}>{part}</strong>
              <Prose>{role}</Prose>
            </li>
          ))}
        </ol>
      </Unstyled>
    </>
  )
}

/** Live examples, side by side. */
export function DoAndDont({ examples }: Guide) {
  if (examples.length === 0) return null
  return (
    <>
      <Heading>Do and don’t</Heading>
      <Unstyled>
        {examples.map(({ do: right, dont: wrong }) => (
          <div key={right.why} className={css.pair}>
            <Shown kind="do" {...right} />
            <Shown kind="dont" {...wrong} />
          </div>
        ))}
      </Unstyled>
    </>
  )
}

const verdicts = { do: '✓ Do', dont: '✕ Don’t' } as const

function Shown({ kind, show: Show, why }: Example & { kind: keyof typeof verdicts }) {
  const context = useContext(DocsContext)
  const globals = context.getStoryContext(context.storyById()).userGlobals
  return (
    <figure className={css.example}>
      <div className={css.canvas}>
        <StoryFrame globals={globals as unknown as StoryGlobals} isEmbedded>
          <Show />
        </StoryFrame>
      </div>
      <figcaption className={css.caption}>
        <strong className={css.verdict[kind]}>{verdicts[kind]}</strong>
        <Prose>{why}</Prose>
      </figcaption>
    </figure>
  )
}

/** The keys and what they do. */
export function Keyboard({ keyboard }: Guide) {
  return (
    <>
      <Heading>Keyboard</Heading>
      <Unstyled>
        {keyboard.length === 0 ? (
          <p className={css.prose}>Takes no focus; there is nothing to press.</p>
        ) : (
          <table className={css.keys}>
            <thead>
              <tr>
                <th scope="col" className={css.head}>
                  Keys
                </th>
                <th scope="col" className={css.head}>
                  What they do
                </th>
              </tr>
            </thead>
            <tbody>
              {keyboard.map(({ keys, does }) => (
                <tr key={does}>
                  <td className={css.cell}>
                    <span className={css.chord}>
                      {keys.map((key) => (
                        <kbd key={key} className={css.key}>
                          {key}
                        </kbd>
                      ))}
                    </span>
                  </td>
                  <td className={css.cell}>
                    <Prose>{does}</Prose>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Unstyled>
    </>
  )
}

/** What it does for assistive technology, and what it leaves to the developer. */
export function Accessibility({ accessibility }: Guide) {
  if (accessibility.length === 0) return null
  return (
    <>
      <Heading>Accessibility</Heading>
      <Points>{accessibility}</Points>
    </>
  )
}

function Points({ children }: { children: readonly ReactNode[] }) {
  return (
    <Unstyled>
      <ul className={css.points}>
        {children.map((point, at) => (
          <li key={typeof point === 'string' ? point : at}>
            {typeof point === 'string' ? <Prose>{point}</Prose> : point}
          </li>
        ))}
      </ul>
    </Unstyled>
  )
}

/** A sentence of a guide; text between backticks is code. */
function Prose({ children }: { children: string }) {
  const parts = children.split('`')
  return (
    <span>
      {parts.map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <code key={parts.slice(0, at).join()} className={css.code}>
            {part}
          </code>
        ),
      )}
    </span>
  )
}
