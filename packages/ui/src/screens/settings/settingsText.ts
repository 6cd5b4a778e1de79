import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/** Texts of the settings. */
export const settingsText = localize('settings', {
  title: 'Settings',
  subtitle: 'Reasons, roles, what is kept, and the brand',
  reasonsFailed: 'Some error occurred while fetching data',
  editReasons: 'Edit reasons',
  noReasons: 'None',
  roles: 'Roles',
  rolesLink: 'Roles and permissions',
  teamLink: 'Team',
  retention: 'What is kept',
  retentionDescription: 'The deployment decides these times.',
  passports: 'Passports',
  certificates: 'Certificates',
  afterDecision: (days: number) =>
    days === 1 ? '1 day after the decision' : `${count(days)} days after the decision`,
  unlimited: 'Until the account is deleted',
  trash: 'Trash',
  inTrash: '30 days after the deletion',
  record: 'Record',
  inRecord: 'For good; entries never change',
  keepOne: "To keep one member's documents longer, use the documents on the member's page.",
  brand: 'Brand',
  brandDescription: 'The deployment decides these.',
  product: 'Product',
  community: 'Community',
  tagline: 'Tagline',
  support: 'Support',
  language: 'Language',
  timeZone: 'Time zone',
  ownTimeZone: 'Dates in UTC, times in the zone of the reader',
  logo: 'Logo',
  colours: 'Colours',
  colourNames: { accent: 'Accent', ember: 'Ember', canvas: 'Background', body: 'Text' },
})
