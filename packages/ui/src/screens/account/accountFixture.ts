import type { OwnAccount } from './AccountScreen'

/** A made-up account, for stories. */
export const account: OwnAccount = {
  name: 'Ana Duarte',
  email: 'ana.duarte@example.org',
  role: 'owner',
  authenticatorAt: '2026-02-03T08:00:00Z',
  passkeys: [
    {
      id: 'k1',
      name: 'Work laptop',
      host: 'hearth.example',
      isUsable: true,
      createdAt: '2026-02-03T08:02:00Z',
      lastUsedAt: '2026-06-15T08:00:00Z',
    },
    {
      id: 'k2',
      name: 'Old phone',
      host: 'panel.hearth.example',
      isUsable: false,
      obstacle: 'otherHost',
      createdAt: '2025-11-20T08:01:00Z',
      lastUsedAt: null,
    },
    {
      id: 'k3',
      name: 'Copied key',
      host: 'hearth.example',
      isUsable: false,
      obstacle: 'refused',
      createdAt: '2025-10-02T08:01:00Z',
      lastUsedAt: '2026-06-01T08:00:00Z',
    },
  ],
  recoveryCodesLeft: 9,
  sessions: [
    {
      id: 'o1',
      device: 'Firefox on macOS',
      network: '192.0.2.0/24',
      createdAt: '2026-06-15T08:00:00Z',
      lastSeenAt: '2026-06-15T09:30:00Z',
      isCurrent: true,
    },
    {
      id: 'o2',
      device: 'Safari on iOS',
      network: '198.51.100.0/24',
      createdAt: '2026-06-10T08:00:00Z',
      lastSeenAt: '2026-06-15T07:12:00Z',
      isCurrent: false,
    },
    {
      id: 'o3',
      device: null,
      network: null,
      createdAt: '2026-06-01T08:00:00Z',
      lastSeenAt: '2026-06-02T08:00:00Z',
      isCurrent: false,
    },
  ],
}

const long = `<img src=x onerror="alert(1)">${'unbroken'.repeat(12)}`

/** Values that break careless screens. */
export const hostileAccount: OwnAccount = {
  ...account,
  name: long,
  email: `${'long.address.'.repeat(12)}@example.org`,
  passkeys: [
    {
      id: 'h1',
      name: long,
      host: `${'host.'.repeat(20)}example`,
      isUsable: false,
      createdAt: 'yesterday',
      lastUsedAt: 'today',
    },
  ],
  sessions: account.sessions.map((session) => ({
    ...session,
    device: long,
    network: '2001:db8:ffff:ffff::/64',
  })),
}
