import type { UserDetails } from './userDetailsModel'

/** Whether a push notification would reach any device. */
export const hasDevices = ({ devicesCount }: Pick<UserDetails, 'devicesCount'>): boolean =>
  (devicesCount ?? 0) > 0
