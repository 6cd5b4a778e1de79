import { ensureServer } from '../../../scripts/server.ts'

/** Tests start the server as `pnpm start` does: from its build. */
export const setup = ensureServer
