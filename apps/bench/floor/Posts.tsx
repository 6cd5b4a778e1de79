import { useQuery } from '@tanstack/react-query'
import { postsQuery } from './queries'

export function Posts() {
  const { data } = useQuery(postsQuery)
  return (
    <main>
      <h1>Posts</h1>
      {data?.data.slice(0, 10).map(({ id, title, description, user }) => (
        <article key={id}>
          <h2>{title}</h2>
          <p>{description}</p>
          <p>{user.fullName}</p>
          <button type="button">Delete</button>
        </article>
      ))}
    </main>
  )
}
