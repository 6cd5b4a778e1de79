import { ensureServer } from '../../../scripts/server.ts'

/** Tests start the server as `pnpm start` does: built. */
export const setup = ensureServer
