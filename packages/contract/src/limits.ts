const minute = 60_000
const hour = 3_600_000

export interface Limit {
  /** Of one account, and of a visitor's key. */
  max: number
  windowMs: number
  /** What guards accounts or money is counted once for all processes, the rest by each. */
  isShared: boolean
  /** Of one address, behind which a whole school may sit at kick-off; where it is not given, an address has `max` too. */
  maxOfAddress?: number
}

/** How often a call may be made. Above it: 429 with Retry-After. */
export const limits = {
  /** Who asks for a key has none yet, so that the address alone counts. */
  key: { max: 30, windowMs: minute, isShared: false, maxOfAddress: 2_000 },
  login: { max: 5, windowMs: minute, isShared: true },
  /** A social login makes two or three calls, and nothing in them can be guessed. */
  social: { max: 30, windowMs: minute, isShared: false, maxOfAddress: 600 },
  register: { max: 5, windowMs: hour, isShared: true },
  reset: { max: 3, windowMs: hour, isShared: true },
  /** Guesses at the present password by who holds a session. */
  password: { max: 10, windowMs: minute, isShared: true },
  /** Codes of the second factor, by who has the password already: six digits are guessed soon. */
  totp: { max: 10, windowMs: hour, isShared: true },
  export: { max: 10, windowMs: hour, isShared: false, maxOfAddress: 100 },
  coupon: { max: 10, windowMs: hour, isShared: true, maxOfAddress: 200 },
  buy: { max: 10, windowMs: minute, isShared: true, maxOfAddress: 1_000 },
  /** Cards, the portal and the end of a renewal: each is a question to the payment provider. */
  payments: { max: 30, windowMs: minute, isShared: true, maxOfAddress: 1_000 },
  /** Declined cards of one account, and of one card: who tries out stolen ones is stopped for an hour. */
  decline: { max: 20, windowMs: hour, isShared: true },
  clip: { max: 10, windowMs: hour, isShared: false, maxOfAddress: 200 },
  order_poll: { max: 60, windowMs: minute, isShared: false, maxOfAddress: 30_000 },
  search: { max: 30, windowMs: minute, isShared: false, maxOfAddress: 1_000 },
  playback: { max: 60, windowMs: minute, isShared: false, maxOfAddress: 3_000 },
  contact: { max: 5, windowMs: hour, isShared: false, maxOfAddress: 50 },
} as const satisfies Record<string, Limit>
export type LimitName = keyof typeof limits
