import { X } from 'lucide-react'
import { TagGroup as AriaTagGroup, Button, Tag, TagList } from 'react-aria-components/TagGroup'
import { AriaFieldLabel } from '../../internal/field/AriaField'
import { field } from '../../internal/field/field.css'
import * as css from './TagGroup.css'

/** One tag of a TagGroup. */
export interface TagItem {
  /** Unique among the tags; passed to `onRemove`. */
  id: string
  /** The visible text. Name the filter too, where the value alone is not clear: 'Who: Ana'. */
  label: string
}

export interface TagGroupProps {
  /** Names the tags: 'Chosen filters'. */
  label: string
  /** `hidden` keeps the label for screen readers only. @default 'shown' */
  labelVisibility?: 'shown' | 'hidden'
  /** The tags, in this order. Render no TagGroup without tags. */
  tags: readonly TagItem[]
  /** Called with the id of a tag that the person removes. @default tags cannot be removed */
  onRemove?: ((id: string) => void) | undefined
}

/**
 * A few short values that somebody has chosen, each with a button that removes it. For a state that
 * can't be changed here use a Badge, for one of several views Tabs.
 */
export function TagGroup({ label, labelVisibility = 'shown', tags, onRemove }: TagGroupProps) {
  return (
    <AriaTagGroup
      className={field}
      {...(labelVisibility === 'hidden' && { 'aria-label': label })}
      {...(onRemove && {
        onRemove: (keys: Set<string | number>) => {
          for (const key of keys) onRemove(String(key))
        },
      })}
    >
      {labelVisibility === 'shown' && <AriaFieldLabel label={label} hasStar={false} />}
      <TagList className={css.list} items={tags}>
        {(tag) => (
          <Tag className={css.tag} textValue={tag.label}>
            {({ allowsRemoving }) => (
              <>
                <bdi>{tag.label}</bdi>
                {allowsRemoving && (
                  <Button slot="remove" className={css.remove}>
                    <X />
                  </Button>
                )}
              </>
            )}
          </Tag>
        )}
      </TagList>
    </AriaTagGroup>
  )
}
