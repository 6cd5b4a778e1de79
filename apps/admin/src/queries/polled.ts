import { dashboardUsers, pollEvery, polling } from '@hearth/api/polling'
import { api } from '../api'

/** Reads that poll, and how often (specification 9). */
export const polled = {
  users: {
    ...api.query('listUsers', { query: dashboardUsers }),
    refetchInterval: polling(pollEvery.listUsers),
  },
  posts: { ...api.query('listPosts'), refetchInterval: polling(pollEvery.listPosts) },
  badges: {
    ...api.query('listPendingBadges'),
    refetchInterval: polling(pollEvery.listPendingBadges),
  },
  invites: { ...api.query('listInvites'), refetchInterval: polling(pollEvery.listInvites) },
} as const
