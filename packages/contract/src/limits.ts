const minute = 60_000
const hour = 3_600_000

/** How often one address (and, where a user is known, one account) may make a call. Above it: 429 with Retry-After. */
export const limits = {
  key: { max: 30, windowMs: minute },
  login: { max: 5, windowMs: minute },
  /** A social login makes two or three calls, and nothing in them can be guessed. */
  social: { max: 30, windowMs: minute },
  register: { max: 5, windowMs: hour },
  reset: { max: 3, windowMs: hour },
  /** Guesses at the present password by who holds a session. */
  password: { max: 10, windowMs: minute },
  /** Codes of the second factor, by who has the password already: six digits are guessed soon. */
  totp: { max: 10, windowMs: hour },
  export: { max: 10, windowMs: hour },
  coupon: { max: 10, windowMs: hour },
  buy: { max: 10, windowMs: minute },
  clip: { max: 10, windowMs: hour },
  order_poll: { max: 60, windowMs: minute },
  playback: { max: 60, windowMs: minute },
  contact: { max: 5, windowMs: hour },
} as const
export type LimitName = keyof typeof limits
