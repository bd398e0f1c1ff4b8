/** What a channel needs until its first ticket can be sold, in the order in which it is done. */
export const setupSteps = [
  'address',
  'logo',
  'sports',
  'teams',
  'game',
  'price',
  'payments',
  'legal',
  'camera',
] as const
export type SetupStep = (typeof setupSteps)[number]

/** How a channel's host name answers: with TLS, without, as something else, not at all, or on the machine itself alone. */
export const hostStates = ['secure', 'plain', 'elsewhere', 'silent', 'local'] as const
export type HostState = (typeof hostStates)[number]
