const minute = 60_000
const hour = 3_600_000

/**
 * How often one address (and, where a user is known, one account) may make a call. Above it: 429 with Retry-After. What
 * guards accounts or money is counted once for all processes, the rest by each.
 */
export const limits = {
  key: { max: 30, windowMs: minute, isShared: false },
  login: { max: 5, windowMs: minute, isShared: true },
  /** A social login makes two or three calls, and nothing in them can be guessed. */
  social: { max: 30, windowMs: minute, isShared: false },
  register: { max: 5, windowMs: hour, isShared: true },
  reset: { max: 3, windowMs: hour, isShared: true },
  /** Guesses at the present password by who holds a session. */
  password: { max: 10, windowMs: minute, isShared: true },
  /** Codes of the second factor, by who has the password already: six digits are guessed soon. */
  totp: { max: 10, windowMs: hour, isShared: true },
  export: { max: 10, windowMs: hour, isShared: false },
  coupon: { max: 10, windowMs: hour, isShared: true },
  buy: { max: 10, windowMs: minute, isShared: true },
  clip: { max: 10, windowMs: hour, isShared: false },
  order_poll: { max: 60, windowMs: minute, isShared: false },
  playback: { max: 60, windowMs: minute, isShared: false },
  contact: { max: 5, windowMs: hour, isShared: false },
} as const
export type LimitName = keyof typeof limits
