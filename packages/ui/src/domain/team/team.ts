export {
  PERMISSIONS,
  type Permission,
  roleOptions,
  TEAM_ROLES,
  type TeamRole,
  teamName,
} from './teamModel'
export { teamText } from './teamText'
