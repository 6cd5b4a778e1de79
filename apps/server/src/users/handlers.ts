import { sql } from 'drizzle-orm'
import type { DocumentLinks } from '../documents/stored/links.ts'
import { storedColumns, toStoredDocuments } from '../documents/stored/retention.ts'
import { invitesOf } from '../invites/invite.ts'
import { defineHandlers } from '../kernel/operation.ts'
import { hasPermission } from '../kernel/permissions.ts'
import { users } from '../platform/database/schema.ts'
import { recordMembersView, recordView } from '../record/recordView.ts'
import { banUser, banUserWithReason, unbanUser, unbanUserWithReason } from './ban.ts'
import { deleteUser, deleteUserWithReason } from './delete.ts'
import { deleteOwnAccount, generateSecurityKey } from './deleteOwn.ts'
import { eraseUser } from './erase.ts'
import { getUserImpact } from './impact.ts'
import { listUsers, usersVersion } from './list.ts'
import { listUserInvites } from './listInvites.ts'
import { isUser, noSuchUser } from './member.ts'
import { listUserTimeline } from './timeline.ts'
import { toUser, userColumns } from './user.ts'
import { verifyUser } from './verify.ts'

export const createUserHandlers = (links: DocumentLinks) =>
  defineHandlers({
    listUsers: {
      version: async (_call, ctx) => {
        const version = await usersVersion(ctx.db)
        // This link stands for those in the rows, which change with the time and with the key.
        const link = links.make('passport', 'nobody', 'nothing', ctx.now())
        return `${version} ${hasPermission(ctx.actor.teamRole, 'documents.view') ? link : ''}`
      },
      read: async ({ query }, ctx) => {
        const { page = 1, limit = 10, sort, maxTotal, ...filter } = query
        const { config, actor } = ctx
        const now = ctx.now()
        const found = await listUsers(ctx.db, filter, { page, limit, sort, maxTotal })
        const { rows, total, hasMore } = found
        if (rows.length > 0) {
          const lastRow = (page - 1) * limit + rows.length
          await recordMembersView(ctx, { ...filter, sort }, { lastRow, total })
        }
        return {
          data: rows.map((row) => toUser(row, { links, config, now, actor })),
          pagination: {
            page,
            limit,
            total,
            totalPages: Math.ceil(total / limit),
            ...(hasMore && { hasMore }),
          },
        }
      },
    },
    getUser: async ({ params }, ctx) => {
      // Start both at once: in the embedded database each statement waits for all earlier ones.
      const [[row], sent] = await Promise.all([
        ctx.db
          .select({
            ...userColumns,
            stored: storedColumns,
            isReporterMuted: sql<boolean>`${users.reporterMutedAt} is not null`,
          })
          .from(users)
          .where(isUser(params.id)),
        invitesOf(ctx.db, params.id),
      ])
      if (!row) throw noSuchUser()
      await recordView(ctx, row.id)
      const invitees = sent.map(({ invitedTo, ...rest }) => ({
        ...rest,
        invitedToEmail: invitedTo,
      }))
      const { config, actor } = ctx
      const { stored, isReporterMuted, ...columns } = row
      const user = toUser(columns, { links, config, now: ctx.now(), actor })
      const documents = config.features.includes('desk') && {
        documents: toStoredDocuments(stored, config),
      }
      const redress = config.features.includes('redress') && { isReporterMuted }
      return { data: { ...user, ...documents, ...redress, invitees } }
    },
    listUserInvites,
    verifyUser,
    banUser,
    unbanUser,
    deleteUser,
    banUserWithReason,
    unbanUserWithReason,
    deleteUserWithReason,
    listUserTimeline,
    getUserImpact,
    eraseUser,
    generateSecurityKey,
    deleteOwnAccount,
  })
