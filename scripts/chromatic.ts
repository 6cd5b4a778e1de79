// `pnpm chromatic`: publishes Storybook and compares its screenshots in the cloud. Arguments are
// passed on to its CLI.
import { spawnSync } from 'node:child_process'

const { CHROMATIC_PROJECT_TOKEN: token, REQUIRE_CHROMATIC: isRequired } = process.env

if (!token) {
  console.log(
    [
      'Not published: there is no CHROMATIC_PROJECT_TOKEN.',
      'Make a project at https://www.chromatic.com/start, copy its token from Manage > Configure, then:',
      '  CHROMATIC_PROJECT_TOKEN=chpt_... pnpm chromatic',
      'In CI, keep the token as a secret. `pnpm visual` compares screenshots without any of this.',
    ].join('\n'),
  )
  process.exit(isRequired ? 1 : 0)
}

const { status, error } = spawnSync('chromatic', process.argv.slice(2), { stdio: 'inherit' })
if (error) console.error(error.message)
process.exit(status ?? 1)
