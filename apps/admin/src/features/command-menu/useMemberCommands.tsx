import { toast } from '@hearth/ui/components/Toast/toastQueue'
import { type UserRow, userHref, useUserActions } from '@hearth/ui/domain/members'
import type { Command } from '@hearth/ui/patterns/CommandMenu'
import { isAdministrator, isolate, personName } from '@hearth/ui/text/people'
import { useQueryClient } from '@tanstack/react-query'
import { BellRing, Copy, StickyNote, UserRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { download } from '../../session/downloads'
import { may } from '../../session/permissions'
import { useDownload } from '../documents/useDownload'
import { reasonFor } from '../moderation/reasonFor'
import { useModeration } from '../moderation/useModeration'
import { keepsRecord } from '../record/keepsRecord'
import { recordSlot } from '../record/recordSlots'
import { commandText as text } from './commandText'

const verify: ReadonlySet<string> = new Set(['verify'])

/** `ban` is also the id of lifting a ban. */
const ban: ReadonlySet<string> = new Set(['ban'])

const documents: ReadonlySet<string> = new Set(['certificate', 'passport'])

export interface MemberCommands {
  /** The commands of a member, as far as they apply. A member in view is not offered to open. */
  commandsOf: (user: UserRow, options?: { isInView?: boolean }) => readonly Command[]
  /** Render them outside of the menu, which closes first. */
  dialogs: ReactNode
}

/**
 * What can be done with a member from the command menu. The questions, the reasons and the calls
 * are those of the member's page.
 */
export function useMemberCommands(): MemberCommands {
  const client = useQueryClient()
  const [noted, setNoted] = useState<UserRow>()
  const { onDownload, question } = useDownload()
  const { actionsOf, dialog } = useUserActions({
    onVerify: useModeration('verify'),
    onBan: useModeration('ban'),
    onUnban: useModeration('unban'),
    onDelete: useModeration('delete'),
    // A command cannot be a link.
    onDownload: onDownload ?? (({ href, download: name }) => download(client, href, name)),
    reason: reasonFor,
  })
  const commandsOf: MemberCommands['commandsOf'] = (user, { isInView = false } = {}) => {
    const id = (name: string) => `${user.id} ${name}`
    const possible = actionsOf(user).filter(({ disabledReason }) => disabledReason === undefined)
    const commands = (ids: ReadonlySet<string>, asksFirst: boolean) =>
      possible.flatMap(({ label, onPress, ...action }): Command[] =>
        ids.has(action.id) && onPress
          ? [
              {
                id: id(action.id),
                label: asksFirst ? `${label}…` : label,
                icon: <>{action.icon}</>,
                onAction: onPress,
              },
            ]
          : [],
      )
    const { email } = user
    return [
      ...(isAdministrator(user) ? [] : commands(verify, true)),
      ...(email
        ? [
            {
              id: id('copy'),
              label: text.copyEmail,
              description: email,
              icon: <Copy />,
              onAction: () => void copyEmail(email),
            },
          ]
        : []),
      ...(keepsRecord() && may('notes.write')
        ? [
            {
              id: id('note'),
              label: text.addNote,
              icon: <StickyNote />,
              // A new object each time, so that a late answer closes only its own dialog.
              onAction: () => setNoted({ ...user }),
            },
          ]
        : []),
      ...commands(documents, onDownload !== undefined),
      ...(may('push.send')
        ? [
            {
              id: id('push'),
              href: `${userHref(user)}?push=new`,
              label: text.sendPush(isolate(personName(user))),
              keywords: text.pushKeywords,
              icon: <BellRing />,
            },
          ]
        : []),
      // Never the first, which Enter chooses.
      ...(isAdministrator(user) ? [] : commands(ban, true)),
      ...(isInView
        ? []
        : [{ id: id('open'), href: userHref(user), label: text.openMember, icon: <UserRound /> }]),
    ]
  }
  return {
    commandsOf,
    dialogs: (
      <>
        {dialog}
        {question}
        {noted &&
          recordSlot({
            slot: 'note',
            id: noted.id,
            name: personName(noted),
            onClose: () => setNoted((now) => (now === noted ? undefined : now)),
          })}
      </>
    ),
  }
}

export async function copyEmail(email: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(email)
    toast.success(text.copied)
  } catch {
    // Refused, or absent: a page without HTTPS has no clipboard.
    toast.error(text.copyFailed)
  }
}
