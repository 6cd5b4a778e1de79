import { ensureServer } from '../../../scripts/ensureBuilt.ts'

/** Tests start the server as `pnpm start` does: from its build. */
export const setup = ensureServer
