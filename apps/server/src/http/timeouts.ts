/** Time limits of connections and requests, in milliseconds. */
export const timeouts = {
  /** Until the headers of a request are complete. */
  headers: 10_000,
  /** For the body of a call, at most 256 kB. */
  body: 30_000,
  /** For a whole request with an upload: 5 MB at 50 kB per second. */
  request: 120_000,
  /** For an idle connection, with or without an open request. */
  keepAlive: 65_000,
  /** Between two checks of all connections for exceeded limits. */
  check: 5_000,
} as const
