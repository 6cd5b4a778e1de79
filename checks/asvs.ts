/** The evidence for a requirement without a test. */
interface WithoutTest {
  /** The heading in the docs that meets the requirement. */
  document?: string
  /** The reason for not meeting the requirement, reviewed on 30 November 2026. */
  decision?: string
}

/**
 * The requirements of OWASP ASVS 5.0, levels 1 and 2, that apply to the product, in our own words.
 * Requirements about absent techniques are left out: OAuth, WebRTC, GraphQL, WebSockets, several
 * tenants, XML, SMS, LDAP, external identities. If a test names a requirement in its title, such as
 * `[ASVS 7.4.1]`, the third field is left out.
 */
export const requirements: readonly (readonly [id: string, words: string, how?: WithoutTest])[] = [
  ['1.1.1', 'input is decoded once, before it is checked'],
  ['1.1.2', 'output is escaped by what interprets it'],
  ['1.2.1', 'output is encoded for HTML and headers'],
  ['1.2.2', 'addresses are built with encoded parts, of safe protocols only'],
  ['1.2.3', 'JSON and scripts are built by encoding'],
  ['1.2.4', 'statements take values as parameters'],
  ['1.2.5', 'no command of the system is built from input'],
  ['1.2.9', 'special characters of regular expressions are escaped'],
  ['1.3.1', 'no HTML is taken from people'],
  ['1.3.2', 'no code is made from text'],
  ['1.3.3', 'texts for dangerous places lose what is unsafe there'],
  ['1.3.4', 'no SVG is taken from people'],
  ['1.3.5', 'no template or style language is taken from people'],
  ['1.3.6', 'the server opens no address that a person gives'],
  ['1.3.7', 'no template is built from input'],
  ['1.3.11', 'input cannot add headers to an email'],
  ['1.4.2', 'numbers out of range are refused'],
  ['1.5.2', 'JSON from outside is checked against the contract'],
  ['2.1.1', 'the rules of each field are documented'],
  [
    '2.1.2',
    'rules between fields are documented',
    { document: 'docs/specification.md#5-validation' },
  ],
  ['2.1.3', 'limits of use are documented'],
  ['2.2.1', 'input is checked against what is expected'],
  ['2.2.2', 'the server checks, whatever the panel does'],
  ['2.2.3', 'fields that belong together are checked together'],
  ['2.3.1', 'no step can be skipped'],
  ['2.3.2', 'limits of use hold'],
  ['2.3.3', 'a change is made with its entry or not at all'],
  ['2.3.4', 'of callers at the same time one wins'],
  ['2.4.1', 'programs cannot call without end'],
  ['3.2.1', 'an answer is never shown as something else'],
  ['3.2.2', 'text is shown as text'],
  [
    '3.3.1',
    'cookies are Secure and named for it',
    {
      decision:
        'The specification names `user` and `sidebar_state`. Both are Secure on https and for display only; the session cookie has the prefix.',
    },
  ],
  ['3.3.2', 'cookies have a SameSite that fits'],
  [
    '3.3.3',
    'cookies have the prefix __Host-',
    { decision: 'As 3.3.1: the names of two cookies for display are specified.' },
  ],
  ['3.3.4', 'scripts cannot read the session cookie'],
  ['3.4.1', 'https is kept for a year, with subdomains'],
  ['3.4.2', 'no other origin may read'],
  ['3.4.3', 'a content policy allows own scripts only'],
  ['3.4.4', 'no answer is sniffed'],
  ['3.4.5', 'addresses with tokens are not sent on'],
  ['3.4.6', 'no page can be framed'],
  ['3.5.1', 'a change must come from an own script'],
  ['3.5.2', 'a request without preflight changes nothing'],
  ['3.5.3', 'safe methods change nothing, or are checked strictly'],
  ['3.5.4', 'files of people are isolated from the pages'],
  ['3.5.5', 'messages between pages are checked'],
  ['3.7.1', 'only supported techniques of browsers'],
  ['3.7.2', 'a redirect leads only to known places'],
  ['4.1.1', 'each answer names its type and charset'],
  [
    '4.1.2',
    'calls are not redirected from http to https',
    {
      decision:
        'The proxy redirects everything to https, as browsers of members open http addresses first. HSTS keeps later calls on https.',
    },
  ],
  ['4.1.3', 'headers of a proxy count only from a proxy'],
  ['4.2.1', 'the end of a request is never ambiguous'],
  ['5.1.1', 'types and sizes of files are documented', { document: 'docs/security.md#uploads' }],
  ['5.2.1', 'a file larger than allowed is refused'],
  ['5.2.2', 'the content of a file fits its type'],
  ['5.2.3', 'what a file unpacks to is limited'],
  ['5.3.1', 'stored files are never run'],
  ['5.3.2', 'paths of files are made by the server'],
  ['5.4.1', 'a download is named by the server'],
  ['5.4.2', 'names of files are encoded'],
  [
    '5.4.3',
    'files are scanned for malware',
    {
      decision:
        'Documents come from another system and are drawn as pixels in a viewer of their own; a scanner belongs where they are uploaded.',
    },
  ],
  ['6.1.1', 'how guessing is limited is documented'],
  [
    '6.1.2',
    'words that no password may be are documented',
    { document: 'docs/security.md#emails' },
  ],
  [
    '6.1.3',
    'every way to sign in is documented',
    { document: 'docs/security.md#the-second-factor' },
  ],
  ['6.2.1', 'a password has at least eight characters'],
  ['6.2.2', 'a password can be changed'],
  ['6.2.3', 'a change needs the current password'],
  ['6.2.4', 'common passwords are refused'],
  ['6.2.5', 'a password may be of any characters'],
  ['6.2.6', 'a password is masked, and can be shown'],
  ['6.2.7', 'pasting and password managers work'],
  ['6.2.8', 'a password counts as it was typed'],
  [
    '6.2.9',
    'a password may have 64 characters',
    {
      decision:
        'The specification allows at most 20. Guessing is slowed down, and a second factor is required.',
    },
  ],
  ['6.2.10', 'a password does not expire'],
  ['6.2.11', 'the documented words are refused'],
  ['6.2.12', 'breached passwords are refused'],
  ['6.3.1', 'guessing is limited as documented'],
  ['6.3.2', 'no account exists from the start'],
  [
    '6.3.3',
    'two factors are needed',
    {
      decision:
        'Of everybody who can open the panel two are. Members have no second factor in the specification, and can reach only membership plans.',
    },
  ],
  ['6.3.4', 'no way to sign in is undocumented'],
  ['6.4.1', 'first passwords and links are random and short-lived'],
  ['6.4.2', 'there are no secret questions'],
  ['6.4.3', 'a reset leaves the second factor'],
  ['6.4.4', 'a lost factor is replaced as carefully as it was set up'],
  ['6.5.1', 'a code works once'],
  [
    '6.5.2',
    'codes with few bits are hashed with a salt each',
    {
      decision:
        'The ten recovery codes of an account share one salt of 128 bits, so that an attempt costs one hash and not ten. They are argon2id hashes, and encrypted.',
    },
  ],
  ['6.5.3', 'seeds and codes are random'],
  ['6.5.4', 'codes have at least 20 bits'],
  [
    '6.5.5',
    'codes live for at most 30 seconds or 10 minutes',
    {
      decision:
        'A code of an authenticator counts for up to 90 seconds, as clocks of phones differ. It works once, and five wrong ones end the session.',
    },
  ],
  [
    '6.6.2',
    'a code belongs to the request that asked for it',
    {
      decision:
        'An earlier security key stays valid for its ten minutes, so that two emails in the wrong order both work. It is bound to its address.',
    },
  ],
  ['6.6.3', 'guessing a mailed code is limited'],
  ['7.1.1', 'lifetimes of a session are documented', { document: 'docs/security.md#sessions' }],
  ['7.1.2', 'the number of sessions is documented', { document: 'docs/security.md#sessions' }],
  ['7.2.1', 'the server decides about a session'],
  ['7.2.2', 'a session has a token of its own'],
  ['7.2.3', 'tokens are random, of 128 bits or more'],
  ['7.2.4', 'signing in gives a new token'],
  ['7.3.1', 'a session ends without requests'],
  ['7.3.2', 'a session ends after a time'],
  ['7.4.1', 'an ended session opens nothing'],
  ['7.4.2', 'sessions end with the account'],
  ['7.4.3', 'a new factor ends the other sessions'],
  ['7.4.4', 'every page has a way to sign out'],
  ['7.4.5', 'operators can end sessions'],
  ['7.5.1', 'changes of the account need a factor again'],
  ['7.5.2', 'people see and end their sessions'],
  ['8.1.1', 'who may call what is documented'],
  ['8.1.2', 'who may read which field is documented'],
  ['8.2.1', 'a call needs its permission'],
  ['8.2.2', 'a record of others is out of reach'],
  ['8.2.3', 'fields of others are out of reach'],
  ['8.3.1', 'the server decides about access'],
  ['9.1.1', 'signed texts are checked before they are read'],
  ['9.1.2', 'only known algorithms sign'],
  ['9.1.3', 'keys come from the settings alone'],
  ['9.2.1', 'signed texts expire'],
  ['9.2.2', 'a signed text counts for its purpose'],
  ['9.2.3', 'a signed text counts for this service'],
  ['11.1.1', 'keys are managed as documented', { document: 'docs/security.md#the-second-factor' }],
  ['11.1.2', 'keys and algorithms are listed'],
  ['11.2.1', 'algorithms are those of proven libraries'],
  ['11.2.2', 'algorithms and keys can be replaced'],
  ['11.2.3', 'every algorithm has 128 bits'],
  ['11.3.1', 'no weak block mode or padding'],
  ['11.3.2', 'only AES-256-GCM encrypts'],
  ['11.3.3', 'what is encrypted cannot be changed unnoticed'],
  ['11.4.1', 'no weak hash function'],
  ['11.4.2', 'passwords have a slow hash'],
  ['11.4.3', 'seals are long enough'],
  ['11.4.4', 'a key is never made from a password'],
  ['11.5.1', 'secrets are random'],
  ['11.6.1', 'keys are made by proven algorithms'],
  ['12.1.1', 'only TLS 1.2 and 1.3', { document: 'docs/deployment.md#tls' }],
  ['12.1.2', 'only strong cipher suites', { document: 'docs/deployment.md#tls' }],
  ['12.2.1', 'TLS for everybody outside', { document: 'docs/deployment.md#tls' }],
  ['12.2.2', 'certificates that browsers trust', { document: 'docs/deployment.md#tls' }],
  [
    '12.3.1',
    'TLS to and from everything',
    {
      decision:
        'Emails with a password go through TLS only. To PostgreSQL and the bucket TLS is a setting of their addresses, since many run on the same machine or in a private network.',
    },
  ],
  ['12.3.2', 'certificates are checked'],
  [
    '13.1.1',
    'every connection is documented',
    { document: 'docs/security.md#where-the-server-connects' },
  ],
  [
    '13.2.1',
    'services sign in with accounts of their own',
    {
      decision:
        'The server signs in to PostgreSQL, the bucket and the mail server with the account of its address: which one is for the operator.',
    },
  ],
  ['13.2.2', 'accounts have only the rights they need'],
  ['13.2.3', 'no account has a usual password'],
  ['13.2.4', 'the server speaks with known services only'],
  ['13.2.5', 'the server loads from known places only'],
  ['13.3.1', 'secrets are in files or a store, not in code'],
  ['13.3.2', 'secrets are readable to who needs them'],
  ['13.4.1', 'no file of the version control is served'],
  ['13.4.2', 'no debugging in production'],
  ['13.4.3', 'no folder is listed'],
  ['13.4.4', 'TRACE is not answered'],
  ['13.4.5', 'no monitoring or documentation is public'],
  ['14.1.1', 'data is classified', { document: 'docs/security.md#classes-of-data' }],
  ['14.1.2', 'each class has its protection', { document: 'docs/security.md#classes-of-data' }],
  [
    '14.2.1',
    'no secret is in an address',
    {
      decision:
        'Links in emails carry a token in the query, as specified. It is single-purpose, short-lived, and never in a log or a Referer.',
    },
  ],
  ['14.2.2', 'no server keeps what is confidential'],
  [
    '14.2.3',
    'no data goes to others',
    {
      decision:
        'The title and text of a push notification pass through Firebase where an operator sets it up. Everything else stays: 1.3.6.',
    },
  ],
  ['14.2.4', 'each class is protected as documented'],
  ['14.3.1', 'nothing stays in the browser after a session'],
  ['14.3.2', 'browsers keep no confidential answer'],
  [
    '14.3.3',
    'nothing confidential is in the storage of the browser',
    {
      decision:
        'The cookie `user` holds name, email and role, as specified. It ends with the session.',
    },
  ],
  [
    '15.1.1',
    'how soon dependencies are updated is documented',
    { document: 'docs/security.md#dependencies' },
  ],
  ['15.1.2', 'the parts of the product are listed', { document: 'docs/security.md#dependencies' }],
  [
    '15.1.3',
    'what is expensive is documented',
    { document: 'docs/security.md#reads-and-calls-that-wait' },
  ],
  [
    '15.2.1',
    'no part is older than documented',
    {
      decision:
        'A bot proposes updates as they come. Nothing fails when one waits: an audit needs the network, and no test does.',
    },
  ],
  ['15.2.2', 'what is expensive is limited'],
  ['15.2.3', 'nothing of tests is in the product'],
  ['15.3.1', 'an answer has the fields of the contract only'],
  ['15.3.2', 'no redirect is followed'],
  ['15.3.3', 'a body has the fields of the contract only'],
  ['15.3.4', 'the address of a caller cannot be forged'],
  ['15.3.5', 'types are compared strictly'],
  ['15.3.6', 'names of fields reach no prototype'],
  ['15.3.7', 'a parameter counts once'],
  ['16.1.1', 'what is logged is documented', { document: 'docs/security.md#what-is-logged' }],
  ['16.2.1', 'a line says when, where, who and what'],
  ['16.2.2', 'times are in UTC'],
  ['16.2.3', 'logs go only where documented'],
  ['16.2.4', 'lines have one format'],
  ['16.2.5', 'no secret is logged'],
  ['16.3.1', 'each sign-in is recorded'],
  ['16.3.2', 'each refusal of access is logged'],
  ['16.3.3', 'attempts to get around a limit are logged'],
  ['16.3.4', 'unexpected failures are logged'],
  ['16.4.1', 'a line cannot be forged'],
  ['16.4.2', 'the record cannot be changed unnoticed'],
  [
    '16.4.3',
    'logs are kept elsewhere',
    {
      decision:
        'The server writes to standard output, and the operator collects it; heads of the record are kept outside of the deployment.',
    },
  ],
  ['16.5.1', 'an unexpected error tells nothing'],
  ['16.5.2', 'a service that is away stops nothing else'],
  ['16.5.3', 'a failure never opens anything'],
]
