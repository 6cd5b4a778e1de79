import type { Pool } from 'pg'

/** How many posts and invites there are besides those of the demo. */
export interface ListSize {
  readonly posts: number
  readonly invites: number
}

/** Adds posts and active invites of all members in turn, the newest a minute old. */
export const addLists = async (pool: Pool, { posts, invites }: ListSize): Promise<void> => {
  const people = 'people as (select array_agg(id) as members from users)'
  const member = 'members[1 + n % cardinality(members)]'
  const at = "now() - n * interval '1 minute'"
  await pool.query(
    `with ${people}
     insert into posts (id, user_id, title, description, created_at)
     select gen_random_uuid(), ${member}, 'Boat for sale, ' || n,
       repeat('Thirty feet, well kept, with a new engine. ', 4), ${at}
     from generate_series(1, $1::int) as n, people`,
    [posts],
  )
  await pool.query(
    `with ${people}
     insert into invites (id, inviter_id, invited_to, created_at)
     select gen_random_uuid(), ${member}, 'guest.' || n || '@example.org', ${at}
     from generate_series(1, $1::int) as n, people`,
    [invites],
  )
  await pool.query('analyze')
}
