import { Trash2 } from 'lucide-react'
import { memo, useId } from 'react'
import { Avatar } from '../../components/Avatar/Avatar'
import { Badge } from '../../components/Badge/Badge'
import { Link } from '../../components/Link/Link'
import { Moment } from '../../components/Moment/Moment'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { usersByEmailHref } from '../../domain/members/members'
import { type Post, postName, postsText as text } from '../../domain/posts/posts'
import { ClampedText } from '../../patterns/ClampedText/ClampedText'
import { CellText, SelectBox } from '../../patterns/DataTable/DataTable'
import { RowActions } from '../../patterns/List/List'
import { personName, plainText, profileImage } from '../../text/people'
import { marked } from './marked'
import * as css from './PostsScreen.css'

interface PostRowProps {
  post: Post
  /** When it was written, in words. */
  created: string
  /** The text to mark in the title and the description; '' for none. */
  search: string
  isPending: boolean
  /** Keep its identity: a row renders again only when something visible has changed. */
  onDelete: ((post: Post) => void) | undefined
  /** Space is short: the words take the whole width, and deleting is in a menu. */
  isCard: boolean
  /** Undefined while posts cannot be selected. */
  isSelected: boolean | undefined
  /** Keep its identity too. */
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void
}

const remove = {
  id: 'delete',
  label: text.delete,
  icon: <Trash2 />,
  display: 'bin',
  tone: 'critical',
} as const

/**
 * One post: its author and date, two lines of its text until all of it is asked for, and a delete
 * button. A post only has its author's email, so the name links to the users found by that email.
 */
export const PostRow = memo(function PostRow(props: PostRowProps) {
  const { post, created, search, isPending, onDelete, isCard, isSelected, onSelect } = props
  const titleId = useId()
  const { user, createdAt, description } = post
  const author = personName(user)
  const email = plainText(user.email)
  const authorHref = usersByEmailHref(user.email)
  const named = (
    <>
      <Avatar name={author} {...profileImage(user)} />
      <bdi translate="no">{author}</bdi>
    </>
  )
  // While cards are selected, a press on one selects it: no other button is in the way.
  const isSelecting = isCard && isSelected !== undefined
  return (
    <article
      aria-labelledby={titleId}
      className={css.row}
      data-card={isCard || undefined}
      data-selecting={isSelecting || undefined}
      data-actions={isSelecting || onDelete ? true : undefined}
    >
      <div className={css.byline}>
        {authorHref === undefined ? (
          <span className={css.author}>{named}</span>
        ) : (
          <Link href={authorHref} variant="subject">
            {named}
          </Link>
        )}
        {email === '' || email === author ? null : isCard ? (
          <VisuallyHidden>
            <span translate="no">{email}</span>
          </VisuallyHidden>
        ) : (
          <CellText translate="no">{email}</CellText>
        )}
        <Moment value={createdAt}>
          <Badge hasDot={false}>{created}</Badge>
        </Moment>
      </div>
      <h2 id={titleId} dir="auto" className={css.title}>
        {marked(postName(post), search)}
      </h2>
      <ClampedText titleId={titleId} lines="2" mark={(text) => marked(text, search)}>
        {description}
      </ClampedText>
      {isSelected === undefined ? null : (
        <SelectBox
          rowName={postName(post)}
          isSelected={isSelected}
          onChange={(selects, isRange) => onSelect(post.id, selects, isRange)}
        />
      )}
      {isSelecting || !onDelete ? null : (
        <RowActions
          actions={[{ ...remove, onPress: () => onDelete(post) }]}
          rowName={postName(post)}
          isPending={isPending}
          inMenu={isCard}
          onAction={() => onDelete(post)}
        />
      )}
    </article>
  )
})
