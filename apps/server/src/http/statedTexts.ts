type Texts = Readonly<Record<string, string>>

const email: Texts = {
  required: 'Email is required',
  minLength: 'Email is required',
  format: 'Invalid email address',
}

const announcement: Readonly<Record<string, Texts>> = {
  title: {
    required: 'Title is required',
    minLength: 'Title is required',
    pattern: 'Title is required',
    maxLength: 'Title must be less than 255 characters',
  },
  description: {
    required: 'Description is required',
    minLength: 'Description is required',
    pattern: 'Description is required',
    maxLength: 'Description must be less than 2000 characters',
  },
  date: { required: 'Date is required', minLength: 'Date is required' },
  imageUrl: { format: 'Please enter a valid URL', pattern: 'Please enter a valid URL' },
}

const fillInBoth: Texts = {
  required: 'Please fill in both title and message',
  minLength: 'Please fill in both title and message',
}

const anyEmail: Texts = {
  required: 'Invalid Email',
  minLength: 'Invalid Email',
  format: 'Invalid Email',
}

/** The texts of section 5 of the specification, by operation, field and broken rule. */
const texts: Readonly<Record<string, Readonly<Record<string, Texts>>>> = {
  signIn: {
    email,
    password: { required: 'Password is required', minLength: 'Password is required' },
  },
  forgotPassword: { email },
  resetPassword: {
    password: {
      required: 'Password is required',
      minLength: 'Password must be at least 8 characters',
      maxLength: 'Password must be at most 20 characters',
    },
  },
  verifyTotp: {
    token: {
      required: 'TOTP code is required',
      minLength: 'Code must be 6 digits',
      maxLength: 'Code must be 6 digits',
      pattern: 'Code must contain only digits',
    },
  },
  generateSecurityKey: { email: anyEmail },
  deleteOwnAccount: { email: anyEmail },
  sendNotificationToUser: { title: fillInBoth, body: fillInBoth },
  createAnnouncement: announcement,
  updateAnnouncement: announcement,
  updateMembershipPlan: {
    id: { required: 'Membership ID is required', minLength: 'Membership ID is required' },
  },
}

const own = <T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  table && Object.hasOwn(table, key) ? table[key] : undefined

/** The specification's text for a broken rule; undefined if it has none. */
export const stated = (operationId: string, field: string, keyword: string): string | undefined =>
  own(own(own(texts, operationId), field), keyword)
