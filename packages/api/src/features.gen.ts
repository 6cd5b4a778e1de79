// Generated from openapi/ by `pnpm generate`. Do not edit.

/** Features beyond the specification. A server without one answers its calls with 404. */
export const featureNames = ['record', 'sort', 'team', 'desk', 'numbers', 'redress', 'operations', 'pages'] as const

export type Feature = (typeof featureNames)[number]

/** The features that a feature needs. */
export const neededFeatures: Readonly<Partial<Record<Feature, readonly Feature[]>>> = {
  desk: ['record'],
  numbers: ['record', 'desk'],
  redress: ['record', 'desk'],
}
