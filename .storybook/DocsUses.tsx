import { usedBy } from 'virtual:used-by'
import * as css from '@hearth/ui/storybook/guidePage.css'
import { beta } from '@hearth/ui/storybook/status'
import { AnchorMdx, Heading, Unstyled } from '@storybook/addon-docs/blocks'

/** How settled a part is, and what uses it: where to look after a change of it. */
export default function DocsUses({ title }: { title: string }) {
  const users = usedBy[title] ?? []
  const reason = beta[title]
  return (
    <>
      <Heading>Status and use</Heading>
      <Unstyled>
        <p className={css.prose}>
          <strong className={css.strong}>{reason ? 'Beta' : 'Stable'}</strong>
          {reason ?? 'A change of its props has a change note.'}
        </p>
        <p className={css.prose}>
          <strong className={css.strong}>Used by</strong>
          {users.length === 0 && 'no page of the product yet.'}
          {users.map(({ name, docsId }, at) => (
            <span key={name}>
              {at > 0 && ', '}
              {docsId ? (
                <AnchorMdx href={`./?path=/docs/${docsId}`} target="_self">
                  {name}
                </AnchorMdx>
              ) : (
                name
              )}
            </span>
          ))}
        </p>
      </Unstyled>
    </>
  )
}
