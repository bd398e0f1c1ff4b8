/**
 * The literal lists of the contract. No zod here: this is what a browser may load.
 */

export const interfaceLanguages = ['en', 'fr', 'bg'] as const

/** What a channel promises buyers: none, all of it until a game begins, or what it decides when somebody asks. */
export const refundPolicies = ['no_refunds', 'until_start', 'on_request'] as const
export type RefundPolicy = (typeof refundPolicies)[number]

/** Those that Stripe charges in whole units: a minor unit is all of one. */
export const wholeCurrencies = [
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
] as const

/** All that Stripe charges in hundredths or in whole units; the first is offered first. */
export const currencies = [
  'USD',
  'CAD',
  'AED',
  'AFN',
  'ALL',
  'AMD',
  'ANG',
  'AOA',
  'ARS',
  'AUD',
  'AWG',
  'AZN',
  'BAM',
  'BBD',
  'BDT',
  'BGN',
  'BMD',
  'BND',
  'BOB',
  'BRL',
  'BSD',
  'BWP',
  'BYN',
  'BZD',
  'CDF',
  'CHF',
  'CNY',
  'COP',
  'CRC',
  'CVE',
  'CZK',
  'DKK',
  'DOP',
  'DZD',
  'EGP',
  'ETB',
  'EUR',
  'FJD',
  'FKP',
  'GBP',
  'GEL',
  'GIP',
  'GMD',
  'GTQ',
  'GYD',
  'HKD',
  'HNL',
  'HTG',
  'HUF',
  'IDR',
  'ILS',
  'INR',
  'JMD',
  'KES',
  'KGS',
  'KHR',
  'KYD',
  'KZT',
  'LAK',
  'LBP',
  'LKR',
  'LRD',
  'LSL',
  'MAD',
  'MDL',
  'MKD',
  'MMK',
  'MNT',
  'MOP',
  'MUR',
  'MVR',
  'MWK',
  'MXN',
  'MYR',
  'MZN',
  'NAD',
  'NGN',
  'NIO',
  'NOK',
  'NPR',
  'NZD',
  'PAB',
  'PEN',
  'PGK',
  'PHP',
  'PKR',
  'PLN',
  'QAR',
  'RON',
  'RSD',
  'SAR',
  'SBD',
  'SCR',
  'SEK',
  'SGD',
  'SHP',
  'SLE',
  'SOS',
  'SRD',
  'SZL',
  'THB',
  'TJS',
  'TOP',
  'TRY',
  'TTD',
  'TWD',
  'TZS',
  'UAH',
  'UYU',
  'UZS',
  'WST',
  'XCD',
  'YER',
  'ZAR',
  'ZMW',
  ...wholeCurrencies,
] as const

/** The colours a channel sets; the interface derives every other shade from them. */
export const colorNames = [
  'header-background',
  'header-text',
  'body-background',
  'body-text',
  'footer-background',
  'footer-text',
  'primary',
  'live',
] as const

/** `route` is a path of the app, `page` a channel page, `url` an outside address, `menu` only holds children. */
export const menuItemTypes = [
  'route',
  'page',
  'url',
  'participant_group',
  'participant',
  'vod',
  'menu',
] as const

/** The slots of the interface that a channel may fill with a text of its own. */
export const staticBlockAliases = [
  'header_notice',
  'footer',
  'buy',
  'login',
  'registration',
  'about',
] as const

export const slidableTypes = ['main', 'category', 'participant', 'group'] as const

export const slideTypes = ['image', 'video'] as const

export const genders = ['men', 'women', 'not identified'] as const

/** Of a game, for one of its two teams. */
export const gameResults = ['won', 'lost', 'tied'] as const

/** Short codes for the two genders that have one. */
export const genderCodes = { men: 'M', women: 'W' } as const

/** What a scorer's tap can mean, in the sports whose points tell it. */
export const scoreKinds = [
  'touchdown',
  'extra_point',
  'field_goal',
  'goal',
  'three_pointer',
  'basket',
  'free_throw',
  'set',
  'run',
  'try',
  'conversion',
] as const
export type ScoreKind = (typeof scoreKinds)[number]

export const streamStatuses = ['upcoming', 'live', 'finished'] as const

/** How an event opens: to anyone, to any user, to holders of a product, or to single buyers only. */
export const passKinds = ['free', 'register', 'paid', 'ppv'] as const

/** How an item of the library opens: to anyone, to any user, by what somebody may do, or by products that it names. */
export const libraryAccessKinds = ['free', 'register', 'vod_media_access', 'product', 'game'] as const

export const mediaTypes = [
  'image',
  'live',
  'vod',
  'embedded',
  'thumbnails',
  'preview',
  'preview_alt',
  'embedded_preview',
] as const

/** Players of other sites: of the game, or of its preview. */
export const outsideMediaTypes = ['embedded', 'embedded_preview'] as const

export const packageTypes = ['single_event', 'package'] as const

export const offers = ['annual', 'monthly'] as const

export const productTypes = ['event', 'package', 'subscription'] as const
/** What Google hears from the checkout by way of the server, by its own names. */
export const googleEvents = ['view_item', 'begin_checkout'] as const

/** What an operator may give: a product, or all games of a team. */
export const grantTypes = [...productTypes, 'team'] as const

/** `unpaid`: it is not sent yet. `ended`: refunded, disputed or over. `kept`: its buyer took it back. */
/** Of a link by which somebody without an account gets what an operator gives. */
export const grantLinkStates = ['sent', 'opened', 'taken_back', 'ended'] as const

export const giftStates = ['unpaid', 'waiting', 'opened', 'kept', 'ended'] as const

/** How many of one game a group buys at once. */
export const groupSeats = { min: 5, max: 100 } as const

export const orderStatuses = ['created', 'failed', 'paid', 'refunded'] as const

/** What a viewer needs to get a picture, in the order shown. With `grant` no order is needed. */
export const accessRules = [
  'played',
  'watch',
  'login',
  'order',
  'grant',
  'region',
  'begun',
  'picture',
  'players',
] as const

/** Why an order does not open a game: it is of something else, or its payment is not in order. */
export const orderGaps = [
  'other_game',
  'single_only',
  'other_sport',
  'other_team',
  'unpaid',
  'needs_action',
  'failed',
  'refunded',
  'disputed',
  'suspended',
  'ended',
] as const

export const activityStatuses = ['expired', 'inactive', 'active', 'canceled'] as const

/** What a payment is for: a new order, or the renewal of one. */
export const transactionEvents = ['created', 'updated'] as const

/** How a payment is shown to its buyer. */
export const paymentStatuses = ['Paid', 'Inactive', 'Refunded', 'Active'] as const

export const clipStatuses = ['queued', 'processing', 'failed', 'ready'] as const

/** Why the file of a clip failed: not there in time, nothing left to cut from, no room, not readable, no tool. */
export const clipProblems = ['too_late', 'source_missing', 'disk_full', 'damaged', 'no_ffmpeg'] as const

/** Of an upright clip's window, as it follows the game. */
export const maxFramingPoints = 60

/** A clip as it was cut, or upright. */
export const clipForms = ['wide', 'vertical'] as const

export const clipModerations = ['approved', 'waiting', 'hidden'] as const

/** Whether the caller may publish clips. */
export const clipPublishing = ['no', 'yes', 'after_approval'] as const

export const clipReportReasons = ['person', 'offensive', 'rights', 'other'] as const

/** Notices a device can get about teams its user follows. */
export const noticeKinds = ['live', 'goal', 'start', 'replay'] as const

export const capabilities = [
  'watch',
  'download',
  'clipping',
  'download_clip',
  'no_ads',
  'vod_media_access',
] as const

/** Light or dark: as the device of the viewer is, or one of them for everybody. */
export const colorSchemes = ['device', 'dark', 'light'] as const
export type ColorScheme = (typeof colorSchemes)[number]

/** Nobody is counted, everybody without a question, or whoever agrees. */
export const analyticsConsents = ['off', 'none', 'ask'] as const
export const socialProviders = ['google', 'facebook'] as const

/**
 * Why a social login came to nothing, as `/login?social_error=` says it: refused by the visitor, too late or begun in
 * another browser, no proof from the provider, an address that has an account already, no address at all.
 */
export const socialErrors = ['denied', 'expired', 'provider', 'email_taken', 'no_email'] as const

/** Of a bank's reasons those that tell a card's holder what to do, and a thief nothing worth having. */
export const declineReasons = ['insufficient_funds', 'expired_card', 'wrong_code'] as const

export const favoritableTypes = ['participant', 'group', 'category'] as const

export const formFieldTypes = ['text', 'number'] as const

export type DeclineReason = (typeof declineReasons)[number]
export type NoticeKind = (typeof noticeKinds)[number]
export type ColorName = (typeof colorNames)[number]
export type SocialProvider = (typeof socialProviders)[number]
export type SocialError = (typeof socialErrors)[number]
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** The error catalogue. `message` is the server's text, word for word as clients know it. */
export const errorCatalogue = {
  invalid_request: { status: 400, message: 'The request is not valid' },
  verification_failed: { status: 400, message: 'Verification failed' },
  reset_failed: { status: 400, message: 'Reset password failed' },
  recaptcha_required: { status: 400, message: 'a recaptcha token is required' },
  recaptcha_invalid: {
    status: 400,
    message: 'the recaptcha token is invalid or the visitor looks like a robot',
  },
  wrong_login_code: { status: 400, message: 'The code is wrong or no longer valid' },
  wrong_promo_code: { status: 400, message: 'Wrong promo code' },
  id_not_selected: { status: 400, message: 'id not selected' },
  team_not_selected: { status: 400, message: 'Package is TeamPass but team not selected' },
  card_needed: { status: 400, message: 'Please select one of your saved cards or enter new one' },
  no_api_key: { status: 401, message: 'No chanel or api key found' },
  unauthenticated: { status: 401, message: 'user must be logged in' },
  wrong_auth_data: { status: 401, message: 'Wrong auth data' },
  forbidden: { status: 403, message: 'You are not allowed to do this' },
  totp_demanded: { status: 403, message: 'A second factor must be set up first' },
  role_needed: { status: 403, message: 'Your role does not allow this' },
  geo_blocked: {
    status: 403,
    message: "We're sorry, but this content is not available in your region.",
  },
  purchase_needed: { status: 402, message: 'Buy this event first' },
  card_declined: { status: 402, message: 'The card was declined' },
  already_purchased: { status: 409, message: 'You have already bought this' },
  gift_opened: { status: 409, message: 'This gift has been opened already' },
  gift_ended: { status: 409, message: 'This gift is no longer valid' },
  trial_used: { status: 409, message: 'The free trial has already been used' },
  playback_replaced: { status: 409, message: 'Your account is watching on another screen' },
  in_line: { status: 409, message: 'Many people are coming in. You have a place in the line' },
  nothing_to_play: { status: 409, message: 'There is nothing to play yet' },
  event_cancelled: { status: 409, message: 'This event is cancelled' },
  download_preparing: { status: 503, message: 'The file is being prepared. Please ask again' },
  download_unavailable: { status: 503, message: 'This server cannot make files of replays' },
  download_limit: { status: 403, message: 'The downloads of this month are used up' },
  clip_limit: { status: 403, message: 'The clips of this month are used up' },
  not_downloadable: {
    status: 409,
    message: 'The picture size changes during this replay, so it cannot be one file',
  },
  not_found: { status: 404, message: 'Not found' },
  user_not_found: { status: 404, message: 'User not found' },
  method_not_allowed: { status: 405, message: 'This method is not allowed here' },
  email_taken: { status: 409, message: 'the email is already registered' },
  email_known: { status: 409, message: 'This email address has an account. Log in first' },
  already_logged_in: { status: 409, message: 'You are already logged in' },
  email_already_verified: { status: 409, message: 'Email already verified' },
  last_owner: { status: 409, message: 'A channel must keep its last owner' },
  counted_towards_pass: { status: 409, message: 'This game was taken off the price of a pass' },
  conflict: { status: 409, message: 'Somebody else has changed this' },
  reset_key_expired: { status: 410, message: 'Reset password key expired' },
  payload_too_large: { status: 413, message: 'The request is too large' },
  unsupported_media_type: { status: 415, message: 'Send the body as application/json' },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait and try again' },
  internal: { status: 500, message: 'Something went wrong' },
  ffmpeg_outdated: {
    status: 503,
    message: 'The ffmpeg of this server gets no security fixes, so the server opens no files',
  },
  storage_full: { status: 507, message: 'There is no room for this file' },
  unavailable: { status: 503, message: 'The service is not available right now. Please try again' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorCatalogue
