// Generated from openapi/ by `pnpm generate`. Do not edit.
const SessionUser = { 'id?': 'string', 'userName?': 'string', 'username?': 'string', 'email?': 'string', role: 'string', 'is2FAEnabled?': 'boolean' } as const

/** Method, path template and, where there is something to read, the shape of the answer and of a 409. */
export const operations = {
  deleteOwnAccount: { method: 'POST', path: '/users/delete-user', changes: true },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password', changes: true },
  generateSecurityKey: { method: 'POST', path: '/users/generate-key', changes: true },
  resetPassword: { method: 'POST', path: '/auth/reset-password', changes: true },
  signIn: { method: 'POST', path: '/auth/signin', changes: true, answer: { 'message?': 'string', data: { user: SessionUser } } },
  signOut: { method: 'GET', path: '/auth/logout', changes: true },
  verifyEmail: { method: 'GET', path: '/auth/verify-email/', changes: true },
} as const
