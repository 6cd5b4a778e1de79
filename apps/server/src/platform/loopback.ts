/** The host names of loopback, as in a URL. */
export const loopback: readonly string[] = ['127.0.0.1', 'localhost', '[::1]']
