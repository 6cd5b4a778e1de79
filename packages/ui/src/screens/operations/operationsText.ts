import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

const amount = (one: string, other: string) => (n: number) =>
  n === 1 ? `1 ${one}` : `${count(n)} ${other}`

/** Texts of the page that shows how the deployment runs (specification 2.34). */
export const operationsText = localize('operations', {
  title: 'Operations',
  subtitle: 'How this deployment runs',
  failed: 'Some error occurred while fetching data',
  allWell: 'Everything runs as it should',
  attention: (lines: number) =>
    lines === 1 ? '1 line needs attention' : `${count(lines)} lines need attention`,
  states: { well: 'In order', caution: 'Take a look', critical: 'Act now' },
  sections: { server: 'Server', jobs: 'Background work', safety: 'Record and backups' },
  version: 'Version',
  oneVersion: (version: string, database: string) => `${version} on ${database}`,
  versions: (versions: string) => `Different versions are running: ${versions}`,
  versionsAdvice:
    "An upgrade is under way, or a process wasn't restarted. Restart those of the older version.",
  processes: 'Processes',
  running: amount('process running', 'processes running'),
  missing: {
    web: 'No process answers requests',
    jobs: 'No process sends emails and notifications',
    clock: 'No process deletes what is due',
  },
  missingAdvice: 'Start a process that has this role in ROLES:',
  silent: amount('process gives no sign of life', 'processes give no sign of life'),
  silentAdvice:
    'Look at its log. If it was stopped on purpose, it leaves this page within minutes.',
  disk: 'Disk',
  free: (free: string, size: string) => `${free} of ${size} free`,
  noDisk: 'Nothing is stored on this machine',
  diskAdvice:
    'Make room on the disk of DATA_DIR. A full disk stops uploads and the embedded database.',
  queues: {
    email: 'Emails',
    push: 'Push notifications',
    removeFiles: 'Removal of files',
    hashDocument: 'Comparison of new documents',
    hashDocuments: 'Comparison of older documents',
    certificate: 'Certificates',
    liftBan: 'Ends of bans',
    ownData: "Copies of members' data",
  },
  idle: 'Nothing waiting',
  waiting: amount('job waiting', 'jobs waiting'),
  retrying: amount('job failed and will be retried', 'jobs failed and will be retried'),
  givenUp: amount('job was given up in the last hour', 'jobs were given up in the last hour'),
  emailAdvice: 'Check SMTP_URL and the log of the mail server. Search the log of Hearth for:',
  pushAdvice: 'Check FCM_SERVICE_ACCOUNT. Search the log of Hearth for:',
  jobAdvice: 'Search the log of Hearth for:',
  slowAdvice: 'Start another process with the role jobs, or search the log of Hearth for:',
  seals: 'Seals',
  sealed: 'Every entry of the record is sealed',
  unsealed: amount('entry waiting for its seal', 'entries waiting for their seal'),
  sealAdvice: 'The record is sealed every ten seconds. Search the log of Hearth for:',
  verified: 'Verification',
  notVerified: "The record hasn't been verified yet",
  intact: 'The record is intact',
  broken: 'The record is broken',
  brokenAdvice: 'Entries were changed outside of Hearth, or wait for their seal. See which ones:',
  verifiedAdvice: 'The record is verified every night. Verify it now:',
  backup: 'Backup',
  lastBackup: 'Last backup made',
  noBackup: 'No backup yet',
  backupAdvice: 'Make one every day:',
  drill: 'Restore test',
  lastDrill: 'Last restored',
  failedDrill: "The last backup couldn't be restored",
  noDrill: 'Not tested yet',
  drillAdvice: 'Restore a backup once to know that it works:',
})
