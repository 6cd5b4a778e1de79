/** Words that one section of the specification quotes, by the story that must show them. */
export interface Quotes {
  /** Number of the section, the same as the stories' `parameters.spec`. */
  section: string
  /** The story's export name, and what can be read or heard on it when its play is over. */
  stories: Readonly<Record<string, readonly string[]>>
}

const fetchFailed = 'Some error occurred while fetching data'

/**
 * The texts that the specification states, drawn from it by hand, by title of the story file. Every test
 * run of a story named here looks for its texts; `checks/quotes.test.ts` sees that each story exists.
 */
export const quotes: Readonly<Record<string, Quotes>> = {
  'Shell/AppShell': {
    section: '2.2',
    stories: {
      Default: ['Admin Dashboard', 'Navigation', 'Dashboard', 'Users', 'Posts', 'Announcements'],
    },
  },
  'Shell/AppShell interactions': {
    section: '2.2',
    stories: { SaysWhoIsSignedIn: ['Admin', 'Sign out'] },
  },
  'Screens/Login': {
    section: '2.3',
    stories: {
      Ready: ['Email', 'Password', 'Login', 'Forgot your password?', 'Sign up'],
    },
  },
  'Screens/Two-factor': {
    section: '2.4',
    stories: {
      Ready: ['Regenerate', 'Continue', 'Logout'],
      Verify: ['Verify & Continue', 'Back to Setup', 'Logout'],
      Mandatory: ['As an administrator, you must set up 2FA to access the dashboard'],
    },
  },
  'Screens/Forgot password': {
    section: '2.5',
    stories: {
      Ready: ['Send Reset Link', 'Sign in', 'Back'],
      Sent: ['Check Your Email', 'Try Again', 'Back to Login'],
    },
  },
  'Screens/Reset password': {
    section: '2.6',
    stories: {
      Loading: ['Validating reset link...'],
      InvalidLink: ['Invalid Reset Link', 'Request New Reset Link'],
      Ready: ['Reset Password'],
    },
  },
  'Screens/Verify': {
    section: '2.7',
    stories: {
      Loading: ['Loading', 'Please wait while we verify your data.'],
      Failed: ['Verification Link Invalid'],
      Ready: ['Account verified successfully', 'Please return to the app to continue logging in.'],
    },
  },
  'Screens/Delete account': {
    section: '2.8',
    stories: { Ready: ['Get Security Key'], Key: ['Verify Key'] },
  },
  'Screens/Mobile redirect': {
    section: '2.9',
    stories: {
      Ready: ['Redirecting to the app store...'],
      NotAPhone: ['Not a supported mobile platform.'],
    },
  },
  'Screens/Not found': {
    section: '2.10',
    stories: {
      Ready: [
        '404 Page Not Found',
        "We couldn't find the page you are looking for.",
        'Back to Home',
      ],
    },
  },
  'Screens/Dashboard': {
    section: '2.11',
    stories: {
      Ready: [
        'Total Users',
        'Total Posts',
        'Pending Badges',
        'Active Invites',
        'Recent Posts',
        'Recent Badge Requests',
        'Administrator',
      ],
      Failed: [fetchFailed],
    },
  },
  'Screens/Badge requests': {
    section: '2.12',
    stories: {
      Ready: ['Name', 'Email', 'Phone'],
      Failed: [fetchFailed],
      ApproveDialog: ['Approve Badge'],
      RejectDialog: ['Reject Badge'],
    },
  },
  'Screens/Posts': {
    section: '2.13',
    stories: {
      Ready: ['Posts', 'Manage and view all community posts', 'Search posts...', 'Delete Post'],
      Empty: ['No Posts Found', 'No posts have been created yet.'],
      EmptySearch: ['No Posts Found', 'No posts match your search criteria.'],
      Failed: [fetchFailed],
    },
  },
  'Screens/Announcements': {
    section: '2.14',
    stories: {
      Ready: [
        'Announcements',
        'Create and manage community announcements',
        'Total',
        'Active',
        'Inactive',
        'Pinned',
        'Today',
        'Create',
        'Search announcements...',
      ],
      ManyPages: ['Showing 1 to 10 of', 'announcements', 'Previous', 'Next'],
      Failed: [fetchFailed],
      Empty: ['No Announcements Found', 'No announcements have been created yet.'],
      EmptySearch: ['No Announcements Found', 'No announcements match your search criteria.'],
      CreateDialog: [
        'Create Announcement',
        'Title',
        'Description',
        'Active Status',
        'Announcement is visible',
        'Pinned Status',
        'Announcement is not pinned',
        'Cancel',
      ],
      EditDialog: ['Edit Announcement', 'Update Announcement', 'Announcement is pinned'],
      EditHiddenDialog: ['Announcement is hidden'],
      SavingDialog: ['Creating...'],
      UpdatingDialog: ['Updating...'],
      DeleteDialog: [
        'Delete Announcement',
        'Are you sure you want to delete this announcement? This action cannot be undone.',
      ],
    },
  },
  'Screens/Users': {
    section: '2.15',
    stories: {
      Ready: [
        'Name',
        'Email',
        'Verified',
        'User Status',
        'Citizenship Status',
        'Pending',
        'Banned',
        'All',
        'Approved',
        'Not Applied',
      ],
      Failed: [fetchFailed],
      BanDialog: ['Are you sure you want to ban this User', 'Ban'],
      UnbanDialog: ['Are you sure you want to un-ban this User', 'Unban'],
      DeleteDialog: ['Are you sure you want to delete this user? This action cannot be undone.'],
      VerifyDialog: ['Are you sure you want to verify this user?'],
    },
  },
  'Screens/Users interactions': {
    section: '2.15',
    stories: {
      SaysThatTheEmailIsAwaited: ['Awaiting Email Verification'],
      SaysThatAUserIsVerified: ['User Verified'],
    },
  },
  'Screens/User invites': {
    section: '2.16',
    stories: {
      Ready: [
        'Invites of',
        'Back',
        'Email',
        'Status',
        'Invite Date',
        'Approved',
        'Pending',
        'Rejected',
        'All',
      ],
      Empty: ['No Invites Found', "This user hasn't sent any invites yet."],
      EmptySearch: ['No Invites Found', 'No invites match your search criteria.'],
    },
  },
  'Screens/User details': {
    section: '2.17',
    stories: {
      Ready: [
        'Full Name',
        'Email',
        'Phone',
        'Country',
        'Date of Birth',
        'Status',
        'Push Notifications',
        'device(s) registered',
        'Invitees',
        'Approved',
        'Pending',
        'Rejected',
        'Expired',
        'All',
      ],
      Bare: ['Not provided', 'No devices registered'],
      NotificationDialog: ['Send Push Notification', 'Title', 'Message'],
      Failed: ['User not found or some error occurred while fetching data', 'Go Back'],
    },
  },
  'Screens/Memberships': {
    section: '2.18',
    stories: {
      Ready: [
        'Memberships',
        'Sync',
        'Create',
        'Plan',
        'Price',
        'View Details',
        'Edit',
        'Activate',
        'Deactivate',
        'Delete',
      ],
      TellsWhatTheSpecificationSays: ['Refresh data'],
      DeleteDialog: [
        'Are you sure you want to delete this membership? This action cannot be undone.',
      ],
      Failed: ['Error loading memberships. Please try again.'],
    },
  },
  'Screens/Membership create': {
    section: '2.19',
    stories: {
      Ready: [
        'Tier Name',
        'e.g., Premium, VIP',
        'Price',
        'Billing Period',
        'Monthly',
        'Yearly',
        'Lifetime',
        'Description',
        'Cancel',
        'Create Membership Tier',
      ],
      Busy: ['Creating...'],
    },
  },
  'Screens/Membership edit': {
    section: '2.19',
    stories: {
      Ready: ['Active Status', 'Update Membership Tier'],
      Busy: ['Updating...'],
      Failed: ['Error loading membership. Please try again.'],
    },
  },
  'Screens/Membership view': {
    section: '2.20',
    stories: {
      Ready: [
        'Active',
        'Summary',
        'Features',
        'Statistics',
        'Active Members',
        'Total Revenue',
        '--',
        'Quick Actions',
        'Edit',
        'Delete',
        'Information',
        'ID',
        'Created',
        'Last Updated',
      ],
      Inactive: ['Inactive', 'Activate'],
      Empty: ['No summary available'],
      DeactivateDialog: ['Are you sure you want to deactivate this membership?'],
      ActivateDialog: ['Are you sure you want to activate this membership?'],
      Failed: ['Error loading membership. Please try again.'],
    },
  },
  'Patterns/ConfirmDialog': {
    section: '2.21',
    stories: { DefaultLabels: ['Confirm', 'Cancel'] },
  },
  'Patterns/DataTable': {
    section: '2.21',
    stories: { Default: ['Page 1 of'], Empty: ['No data available'] },
  },
  'Patterns/FileUpload': { section: '2.21', stories: { Success: ['Remove File'] } },
}
