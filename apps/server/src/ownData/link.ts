/** Below this path the server serves copies of members' data, each by the token of its email. */
const path = '/api/my-data/files/'

export const filePattern = `${path}:token`

export const fileLink = (token: string): string => path + token
