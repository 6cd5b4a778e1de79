import { NoticeScreen, type NoticeValue } from '@hearth/ui/screens/notice/NoticeScreen'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../api'
import { isOffered } from '../deployment/brand'
import { noticeMessages } from '../features/notices/messages'
import { useFormAction } from '../mutations/useFormAction'
import { pageTitles } from '../navigation/pageTitles'
import { NotFoundPage } from '../pages/NotFoundPage'
import { searchOf, text } from '../search/fields'

/** Takes a notice about a post from anybody. Not found where the backend takes none. */
export const Route = createFileRoute('/notice')({
  staticData: { title: isOffered('redress') ? pageTitles.notice : pageTitles.notFound },
  // The members' app can link to the page with the post: `/notice?post=...`.
  validateSearch: searchOf({ post: (value) => text(value) || undefined }),
  component: isOffered('redress') ? Page : NotFoundPage,
})

const bodyOf = ({ post, explanation, name, email, about }: NoticeValue) => ({
  post,
  explanation,
  ...(name && { name }),
  ...(email && { email }),
  isInGoodFaith: true,
  ...(about && { isAboutChildAbuse: true }),
})

function Page() {
  const { post } = Route.useSearch()
  const [sent, setSent] = useState<{ reference: string; email: string }>()
  const { send, reset, submission } = useFormAction(
    api.mutation('sendNotice'),
    noticeMessages.sendNotice,
    ({ body }, { data }) => setSent({ ...data, email: body.email ?? '' }),
  )
  return (
    <NoticeScreen
      {...(post !== undefined && { post })}
      submission={submission}
      onSend={(value) => send({ body: bodyOf(value) })}
      sent={sent}
      onAnother={() => {
        reset()
        setSent(undefined)
      }}
    />
  )
}
