/** Time limits of connections and requests, in milliseconds. */
export const timeouts = {
  /** Until the headers of a request are complete. */
  headers: 10_000,
  /** For the body of a call, 256 kB at most. */
  body: 30_000,
  /** For a whole request with an upload: 5 MB over a line of 50 kB a second. */
  request: 120_000,
  /** For a connection on which nothing happens, with an open request or without. */
  keepAlive: 65_000,
  /** Between two looks at the connections for those that exceed a limit. */
  check: 5_000,
} as const
