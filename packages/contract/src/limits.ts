const minute = 60_000
const hour = 3_600_000

export interface Limit {
  /** Of one account, card, or visitor's key. */
  max: number
  windowMs: number
  /** What guards accounts or money is counted once for all processes, the rest by each. */
  isShared: boolean
  /** Of one address, behind which a whole school may sit at kick-off; where it is not given, addresses are not counted. */
  maxOfAddress?: number
  /** What can be found out by trying: a deployment that widens its addresses does not widen this. */
  isGuess?: boolean
}

/** How often a call may be made. Above it: 429 with Retry-After. */
export const limits = {
  /** The caller has no key yet, so only the address counts. */
  key: { max: 30, windowMs: minute, isShared: false, maxOfAddress: 2_000 },
  /** Of one key; what counts against guessing are failures. */
  login: { max: 30, windowMs: minute, isShared: false },
  /** Wrong passwords at an account from one address, or from one device that the account let in before. */
  login_failure: { max: 5, windowMs: minute, isShared: true, isGuess: true },
  /** From all addresses together: above it answers are slow, and nobody is refused, or anyone could lock anyone out. */
  login_failure_account: { max: 30, windowMs: minute, isShared: true, isGuess: true },
  /** At all accounts together: one password tried with many. */
  login_failure_address: { max: 300, windowMs: minute, isShared: true, isGuess: true },
  /** A social login makes two or three calls, and nothing in them can be guessed. */
  social: { max: 30, windowMs: minute, isShared: false, maxOfAddress: 3_000 },
  register: { max: 5, windowMs: hour, isShared: true, maxOfAddress: 1_000 },
  /** An account made out of a purchase: the address may be typed wrong a few times. */
  checkout_account: { max: 10, windowMs: hour, isShared: true, maxOfAddress: 1_000 },
  /** Codes for one address that are asked for from one network. */
  login_code_request: { max: 5, windowMs: hour, isShared: true, maxOfAddress: 300 },
  /** Mails with a code to one account from all callers. Above it the answer is the same, and a code that was sent still works. */
  login_code_mail: { max: 6, windowMs: hour, isShared: true },
  /** Tries at the codes of one browser for one address. The window is as long as a code lives. */
  login_code: { max: 5, windowMs: 10 * minute, isShared: true, isGuess: true },
  reset_request: { max: 3, windowMs: hour, isShared: true, maxOfAddress: 300 },
  /** Mails to one account from all callers. Above it the answer is the same, and the last link still opens. */
  reset_mail: { max: 6, windowMs: hour, isShared: true },
  verify_request: { max: 3, windowMs: hour, isShared: true, maxOfAddress: 300 },
  deletion_request: { max: 3, windowMs: hour, isShared: true, maxOfAddress: 300 },
  /** For anyone with a link: its token is too long to guess. */
  link: { max: 20, windowMs: hour, isShared: false, maxOfAddress: 1_000 },
  /** Guesses at the current password by a logged-in user. */
  password: { max: 10, windowMs: minute, isShared: true, maxOfAddress: 600, isGuess: true },
  /** Wrong second-factor codes of an account, from all devices and at all calls: six digits are quickly guessed. */
  totp: { max: 10, windowMs: hour, isShared: true, isGuess: true },
  /** Of these, from devices that never showed a right one: the rest is left to the account's owner. */
  totp_stranger: { max: 7, windowMs: hour, isShared: true, isGuess: true },
  /** Mails to any address: enough for a season's helpers, too few to be a nuisance. */
  invitation: { max: 60, windowMs: hour, isShared: true },
  /** All calls that one key of a program makes. */
  studio_key: { max: 600, windowMs: minute, isShared: false },
  /** Each talks to a mail server or a storage. */
  mail_server: { max: 30, windowMs: hour, isShared: true },
  /** Each makes room for a whole backup. */
  backup_upload: { max: 30, windowMs: hour, isShared: true },
  /** Each asks name servers, and the host that an owner typed. */
  host_check: { max: 60, windowMs: hour, isShared: true },
  /** Each is a request to an address that an operator chose. */
  webhook_test: { max: 60, windowMs: hour, isShared: true },
  export: { max: 10, windowMs: hour, isShared: false, maxOfAddress: 300 },
  /** Wrong promo codes, wherever they are typed. */
  coupon: { max: 10, windowMs: hour, isShared: true, maxOfAddress: 500, isGuess: true },
  /** Per account and per card: a thief tries a list of stolen ones in turn. */
  buy: { max: 10, windowMs: minute, isShared: true, maxOfAddress: 1_000, isGuess: true },
  /** Cards, the portal and the end of a renewal: each is a question to the payment provider. */
  payments: { max: 30, windowMs: minute, isShared: true, maxOfAddress: 1_000 },
  /** Keys that an operator types: each is tried at the payment provider. */
  payment_keys: { max: 20, windowMs: hour, isShared: true },
  /** Ids and secrets of other services that an owner types: each is tried there. */
  service_keys: { max: 30, windowMs: hour, isShared: true },
  /** Each is thousands of orders. */
  export_orders: { max: 20, windowMs: hour, isShared: true },
  /** Each is a list of people. */
  give_many: { max: 30, windowMs: hour, isShared: true },
  /** Of a channel: each is a mail to all who bought a game. */
  buyer_mails: { max: 12, windowMs: hour, isShared: true },
  /** Each may send a mail to any address. */
  gift: { max: 5, windowMs: hour, isShared: true },
  /** Why somebody cannot watch: the provider is asked about each payment. */
  why: { max: 10, windowMs: minute, isShared: true, maxOfAddress: 600 },
  /** Declines per account and per card: anyone who tries stolen cards is stopped for an hour. */
  decline: { max: 20, windowMs: hour, isShared: true, isGuess: true },
  clip: { max: 10, windowMs: hour, isShared: false, maxOfAddress: 200 },
  /** Each may cut the file again. */
  clip_change: { max: 120, windowMs: hour, isShared: false, maxOfAddress: 2_000 },
  order_poll: { max: 60, windowMs: minute, isShared: false, maxOfAddress: 30_000 },
  search: { max: 30, windowMs: minute, isShared: false, maxOfAddress: 1_000 },
  /** Pictures that an operator sends, or chooses out of a video: each is read and cut by us. */
  content_picture: { max: 60, windowMs: minute, isShared: false },
  /** Drafts that are looked at while somebody types. */
  content_preview: { max: 120, windowMs: minute, isShared: false },
  /** Pages and pictures not requested lately, which are made for the first visitor. */
  draw: { max: 300, windowMs: minute, isShared: false, maxOfAddress: 300 },
  playback: { max: 60, windowMs: minute, isShared: false, maxOfAddress: 3_000 },
  /** A page that waits for its turn asks when its answer says so; above it, it waits a little longer. */
  place: { max: 60, windowMs: minute, isShared: false, maxOfAddress: 30_000 },
  /** A message every half minute of each page; above it somebody is not counted, and nobody notices. */
  waiting: { max: 20, windowMs: minute, isShared: false, maxOfAddress: 10_000 },
  /** Of one game, at one address: a household shares one, and a new key costs nothing. */
  free_preview: { max: 30, windowMs: 6 * hour, isShared: true },
  /** A beacon every few seconds of each of a school's browsers; above it rows are lost, and nobody notices. */
  telemetry: { max: 600, windowMs: minute, isShared: false, maxOfAddress: 60_000 },
  /** Many browsers report an outage at once, and the first are enough. */
  log: { max: 60, windowMs: minute, isShared: false, maxOfAddress: 600 },
  /** New causes in the report of errors, from one network. The limit's own scale must not widen it: each is a row that operators read. */
  error_cause: { max: 20, windowMs: hour, isShared: true },
  contact: { max: 5, windowMs: hour, isShared: false, maxOfAddress: 50 },
} as const satisfies Record<string, Limit>
export type LimitName = keyof typeof limits
