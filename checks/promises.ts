/** The proof of a promise. */
type Proof =
  /** A test, by a part of its title. It runs with every `pnpm test`, or on PGlite at night. */
  | { readonly test: string; readonly title: string }
  /** A measurement, by the command that prints it and the day when it last did. */
  | { readonly command: string; readonly measured: string }

interface Promised {
  readonly promise: string
  /** The values with which the promise is kept. */
  readonly figure: string
  readonly proof: Proof
}

const test = (name: string, title: string): Proof => ({
  test: `apps/server/${name}.test.ts`,
  title,
})

const bench = 'pnpm bench --postgres --users 1000000'

/** The promises of docs/promises.md, by subject. A check fails when a named test or command is gone. */
export const promises: Readonly<Record<string, readonly Promised[]>> = {
  'Processes that end': [
    {
      promise: 'A server that is killed leaves no action without its entry in the record',
      figure: 'kills after 5, 12 and 23 answers: 0 actions without an entry, 0 entries without one',
      proof: test('test/killed', 'a killed server leaves no action without its entry'),
    },
    {
      promise: 'A ban ends once, although a process is killed',
      figure: 'three processes, one killed: one entry, one email',
      proof: test('test/postgres/banEndProcesses', 'lifts a ban once although three processes run'),
    },
    {
      promise: 'The work of the clock goes on when its process is killed',
      figure: 'the next process has the lease after it runs out',
      proof: test(
        'test/clockTasks',
        'stays with one process, and moves when that process is killed',
      ),
    },
    {
      promise: 'A job of a dead process runs on another one',
      figure: 'once',
      proof: test('test/queue', 'of a dead process is run by another process'),
    },
    {
      promise: 'A stopped server answers what it has taken (SIGTERM)',
      figure: 'under load: 0 requests without an answer',
      proof: test('test/stopping', 'answers each request that reaches the port, under load'),
    },
    {
      promise: 'A stopped server loses no email',
      figure: 'the one on its way is sent, a queued one by the next process',
      proof: test('test/stopping', 'waits for an email that is being sent'),
    },
    {
      promise: 'A restart behind a proxy is not seen by people',
      figure: '0 lost answers, 0 changes made twice',
      proof: test(
        'test/postgres/restart',
        'drops and repeats no request while two servers restart',
      ),
    },
    {
      promise: 'A half-made copy of own data is made anew',
      figure: 'no part of a killed process is left',
      proof: test('test/ownDataArchive', 'removes what a killed process left of the same copy'),
    },
  ],
  'Disks, clocks and databases': [
    {
      promise: 'A full disk stops a restore without a trace',
      figure: '0 rows, 0 files',
      proof: test('test/backup', 'to keep anything after a full disk'),
    },
    {
      promise: 'A full disk stops a copy of own data, which is made later',
      figure: 'no half file',
      proof: test('test/ownDataArchive', 'leaves no half file when it fails, and begins anew'),
    },
    {
      promise: 'A server does not start on a folder that it cannot write',
      figure: 'one line with the reason',
      proof: test('test/pglite/dataFolder', 'on a data folder that cannot be written'),
    },
    {
      promise: 'A log that cannot be written stops no server',
      figure: 'calls are answered',
      proof: test('test/stopping', 'survives a log that cannot be written'),
    },
    {
      promise: 'A clock that goes back gives no code a second use',
      figure: 'refused',
      proof: test('test/totp', 'is not valid again after the clock was set back'),
    },
    {
      promise: 'A ban never ends early, also while the clock of a server is behind',
      figure: '0 s early',
      proof: test('test/banEnd', 'waits while the clock of the server is behind'),
    },
    {
      promise: 'A ban ends at most a minute late',
      figure: '60 s, whenever jobs run and whatever is done in between',
      proof: test('test/banEnd', 'ends no earlier and no later'),
    },
    {
      promise: 'A migration that is interrupted changes nothing, and runs again',
      figure: '0 tables after the kill, all after the next start',
      proof: test(
        'test/postgres/migrationKilled',
        'a migration that is killed half-way leaves no table',
      ),
    },
    {
      promise: 'Processes that start together migrate an empty database once',
      figure: 'once',
      proof: test('test/postgres/migrateTogether', 'processes that start together'),
    },
    {
      promise: 'A lost connection fails its own request only',
      figure: 'one 503, its transaction is rolled back',
      proof: test('test/postgres/lostConnection', 'fails only its own request'),
    },
    {
      promise: 'Jobs go on when the database is back',
      figure: 'no restart of the server',
      proof: test('test/queue', 'the queue survives a failing database'),
    },
    {
      promise: 'An embedded database that could not be opened recovers',
      figure: 'at the next call',
      proof: test('test/pglite/embedded', 'a database that cannot be opened fails each time'),
    },
  ],
  Load: [
    {
      promise:
        'A copy of own data with 10,000 posts and 100 MB of documents takes 20 s and 60 MB of memory',
      figure: '5.8 s, 32 MB',
      proof: { command: 'pnpm exec node apps/server/bench/ownData.ts', measured: '2026-11-30' },
    },
    {
      promise: 'The first page of members, 1,000,000 members, ten callers',
      figure: 'p50 3.7 ms, p99 9 ms, 2,302 a second',
      proof: { command: bench, measured: '2026-11-24' },
    },
    {
      promise: 'A full queue refuses at once, and sign-outs still pass',
      figure: '20 calls of an address wait, the next one gets 503',
      proof: test('test/backpressure', 'accepts 20 calls from one address'),
    },
    {
      promise: 'A statement never holds a connection for long',
      figure: '5 s',
      proof: test('test/postgres/lostConnection', 'a statement that takes more than five seconds'),
    },
    {
      promise: 'Views of documents that nobody reads take no memory',
      figure: '100 views',
      proof: test('attacks/boundedWork.attack', 'take no memory, and end with their connections'),
    },
    {
      promise: 'One of fifty decisions about an appeal at the same time wins',
      figure: '1 of 50',
      proof: test('test/appealDecisions', 'is made once by fifty calls at the same time'),
    },
  ],
  Restore: [
    {
      promise: 'A backup restores rows, files and the record',
      figure: 'counts, hashes and the chain are equal',
      proof: test('test/backup', 'restores rows, files and record'),
    },
    {
      promise: 'People sign in after a restore',
      figure: 'with password and second factor',
      proof: test('test/backup', 'lets people sign in with their password and second factor'),
    },
    {
      promise: 'A backup that is cut off, damaged or incomplete is refused',
      figure: 'nothing changes',
      proof: test('test/backup', ', and changes nothing'),
    },
    {
      promise: 'A backup never has the key of the deployment',
      figure: 'its fingerprint alone',
      proof: test('test/backup', 'contains the fingerprint of SECRET_KEY, but not the key'),
    },
    {
      promise: 'A restore that fails at night is known in the morning',
      figure: 'logged with its reason',
      proof: test('test/backup', 'logs why a restore failed'),
    },
  ],
  Attacks: [
    {
      promise: 'A changed, removed or inserted entry of the record is found',
      figure: 'every one',
      proof: test('attacks/record.attack', 'is named after the first one was accepted'),
    },
    {
      promise: 'The server itself cannot rewrite the record',
      figure: 'refused by the rights of its database role',
      proof: test('test/postgres/appendOnly', 'refuses: '),
    },
    {
      promise: 'An owner who lost the place makes no new owner',
      figure: '0',
      proof: test('attacks/team.attack', 'an owner makes no new owner by a link'),
    },
    {
      promise: 'An image of 5 MB stops no other caller',
      figure: 'the decoder is ended',
      proof: test(
        'attacks/boundedWork.attack',
        'that takes a decoder a minute does not delay other people',
      ),
    },
    {
      promise: 'A session ends with what it was for',
      figure: 'every change of an account, also during a sign-in',
      proof: test('test/underWay', 'starts no session'),
    },
    {
      promise: 'Every call answers random input',
      figure: '0 answers 500',
      proof: test('test/fuzz', 'no request of anybody gets a 5xx'),
    },
  ],
}
