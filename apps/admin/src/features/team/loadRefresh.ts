/** Loads what reads the permissions of the person again after the server has refused a call. */
export const loadRefresh = () =>
  import('./refreshPermissions').then(({ refreshPermissions }) => refreshPermissions)
