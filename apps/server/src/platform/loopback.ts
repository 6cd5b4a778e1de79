/** The names of this machine for itself, in the form of an address. */
export const loopback: readonly string[] = ['127.0.0.1', 'localhost', '[::1]']
