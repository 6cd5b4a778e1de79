import { isOffered } from './brand'

/** Whether the deployment has something to set: reasons with the record, roles with the team. */
export const offersSettings = isOffered('record') || isOffered('team')
