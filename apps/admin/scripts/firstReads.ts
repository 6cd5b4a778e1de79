/**
 * The calls with which the loaders of these routes begin, at an address without parameters. The
 * document makes them itself, before any code of the panel is there. A test holds them against what
 * each page asks for.
 */
export const firstReads: Readonly<Record<string, readonly string[]>> = {
  '_panel/_admin/index': [
    '/api/users?page=1&limit=100',
    '/api/posts',
    '/api/users/pending-badges',
    '/api/invite',
  ],
  '_panel/_admin/users/index': ['/api/users?page=1&limit=10'],
  '_panel/_admin/badge-requests': ['/api/users/pending-badges'],
  '_panel/_admin/posts': ['/api/posts'],
  '_panel/_admin/announcements': [
    '/api/announcements?page=1&limit=10',
    '/api/announcements/stats/overview',
  ],
  '_panel/_admin/invites': ['/api/invite'],
}
