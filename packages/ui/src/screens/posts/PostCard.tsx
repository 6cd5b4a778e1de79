import { Trash2 } from 'lucide-react'
import { memo, useId } from 'react'
import { Badge } from '../../components/Badge/Badge'
import { Card } from '../../components/Card/Card'
import { IconButton } from '../../components/IconButton/IconButton'
import { Link } from '../../components/Link/Link'
import { ClampedText } from '../../patterns/ClampedText/ClampedText'
import { CellText, SelectBox } from '../../patterns/DataTable/DataTable'
import { postName } from '../../product/posts/postName'
import type { Post } from '../../product/posts/postsModel'
import { postsText as text } from '../../product/posts/postsText'
import { UserImage } from '../../product/users/UserImage'
import { usersByEmailHref } from '../../product/users/userHrefs'
import { mediumDate } from '../../text/dates'
import { personName, plainText } from '../../text/people'
import * as css from './PostsScreen.css'

interface PostCardProps {
  post: Post
  isPending: boolean
  /** Keep its identity: a card renders again only when something visible has changed. */
  onDelete: (post: Post) => void
  /** Undefined where posts cannot be selected. */
  isSelected: boolean | undefined
  /** Keep its identity too. */
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void
}

/**
 * One post: its author and date, its whole text, and a delete button. A post only has its
 * author's email, so the name links to the users found by that email.
 */
export const PostCard = memo(function PostCard({
  post,
  isPending,
  onDelete,
  isSelected,
  onSelect,
}: PostCardProps) {
  const titleId = useId()
  const { user, createdAt, description } = post
  const author = personName(user)
  const email = plainText(user.email)
  const authorHref = usersByEmailHref(user.email)
  return (
    <Card element="article" padding="small" aria-labelledby={titleId}>
      <div className={css.head}>
        <UserImage user={user} href={authorHref} />
        <div className={css.author}>
          {authorHref === undefined ? (
            <bdi className={css.authorName}>{author}</bdi>
          ) : (
            <Link href={authorHref} variant="subject">
              <bdi>{author}</bdi>
            </Link>
          )}
          {email === '' || email === author ? null : (
            <span className={css.email}>
              <CellText>{email}</CellText>
            </span>
          )}
        </div>
        <time dateTime={createdAt} className={css.created}>
          <Badge hasDot={false}>{mediumDate(createdAt)}</Badge>
        </time>
        <div className={css.actions}>
          {isSelected === undefined ? null : (
            <SelectBox
              rowName={postName(post)}
              isSelected={isSelected}
              onChange={(selects, isRange) => onSelect(post.id, selects, isRange)}
            />
          )}
          <IconButton
            label={`${text.delete} ${postName(post)}`}
            tooltip={text.delete}
            icon={<Trash2 />}
            data-action-id="delete"
            variant="critical"
            isPending={isPending}
            onPress={() => onDelete(post)}
          />
        </div>
      </div>
      <h2 id={titleId} dir="auto" className={css.title}>
        {postName(post)}
      </h2>
      <ClampedText titleId={titleId}>{description}</ClampedText>
    </Card>
  )
})
