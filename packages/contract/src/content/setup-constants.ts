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

/**
 * Where a channel's host name leads: here, with TLS or without; here, but a proxy passes on another name; to something
 * else; to nobody who answers; it has no DNS entry; into an inner network, where it was not asked; to the machine itself.
 */
export const hostStates = [
  'secure',
  'plain',
  'renamed',
  'elsewhere',
  'silent',
  'unset',
  'private',
  'local',
] as const
export type HostState = (typeof hostStates)[number]
