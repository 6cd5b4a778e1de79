import { useRef } from 'react'
import { Card } from '../../components/Card/Card'
import { Link } from '../../components/Link/Link'
import { UserImage, usersByEmailHref } from '../../domain/members/members'
import { type Post, postName } from '../../domain/posts/posts'
import { useRowKeys } from '../../hooks/useRowKeys'
import type { Loadable } from '../../loadable'
import { EmptyState } from '../../patterns/EmptyState/EmptyState'
import { LoadableView } from '../../patterns/LoadableView/LoadableView'
import { personName, plainText } from '../../text/people'
import * as css from './DashboardScreen.css'
import { DashboardSection } from './DashboardSection'
import { dashboardText as text } from './dashboardText'

/** The fields of a post that its preview needs. */
export type DashboardPost = Omit<Post, 'createdAt'>

export interface RecentPostsProps {
  posts: Loadable<readonly DashboardPost[]>
}

/** Previews on the dashboard (specification 9). */
export const PREVIEWS = 5

/** The first five posts. */
export function RecentPosts({ posts }: RecentPostsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <DashboardSection title={text.recentPosts} href="/posts" content={posts} headingRef={heading}>
      <LoadableView
        content={posts}
        headingRef={heading}
        errorMessage={text.failed}
        isSection
        shape="rows"
        emptyState={
          posts.status === 'ready' &&
          posts.data.length === 0 && (
            <EmptyState title={text.noPostsTitle} description={text.noPosts} />
          )
        }
      >
        {(all) => (
          <Card padding="none">
            <PostPreviews posts={all.slice(0, PREVIEWS)} />
          </Card>
        )}
      </LoadableView>
    </DashboardSection>
  )
}

/** Each post is one tab stop, as in the list of posts. */
function PostPreviews({ posts }: { posts: readonly DashboardPost[] }) {
  const list = useRef<HTMLUListElement>(null)
  useRowKeys(list)
  return (
    <ul ref={list}>
      {posts.map((post) => (
        <li key={post.id} data-row-id={post.id} className={css.post}>
          <PostPreview post={post} />
        </li>
      ))}
    </ul>
  )
}

/** The author links to the users found by the email, the title to the posts with these words. */
function PostPreview({ post }: { post: DashboardPost }) {
  const { title, description, user } = post
  const authorHref = usersByEmailHref(user.email)
  const words = plainText(title)
  return (
    <>
      <UserImage user={user} href={authorHref} size="small" />
      <article>
        <p className={css.author}>
          <span className={css.authorName}>
            {authorHref === undefined ? (
              <bdi translate="no">{personName(user)}</bdi>
            ) : (
              <Link href={authorHref} variant="subject">
                <bdi translate="no">{personName(user)}</bdi>
              </Link>
            )}
          </span>
          <bdi translate="no" className={css.authorEmail}>
            {plainText(user.email)}
          </bdi>
        </p>
        <h3 dir="auto" className={css.postTitle}>
          {words === '' ? (
            postName(post)
          ) : (
            <Link href={`/posts?search=${encodeURIComponent(words)}`} variant="subject">
              <span className={css.postTitleText}>{title}</span>
            </Link>
          )}
        </h3>
        <p dir="auto" className={css.postText}>
          {description}
        </p>
      </article>
    </>
  )
}
