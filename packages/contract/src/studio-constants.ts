/** What an operator is there for; an owner may do everything. No zod here: a browser loads this. */
export const operatorRoles = ['owner', 'producer', 'scorer', 'finance', 'editor', 'helpdesk'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** What a program's key may be there for. People, keys and accounts at providers stay with persons. */
export const keyRoles = [
  'producer',
  'scorer',
  'finance',
  'editor',
  'helpdesk',
] as const satisfies readonly OperatorRole[]

/**
 * Who may make a call of the Studio: these roles, and an owner always. `oneself`: it is about one's own account, so
 * that everybody may, also before a second factor that their channel demands.
 */
export type CallMakers = 'oneself' | readonly [OperatorRole, ...OperatorRole[]]

/** What an operator may do, as the audit log names it. */
export const auditChanges = [
  'login',
  'login_failed',
  'logout',
  'change_password',
  'begin_totp',
  'turn_totp_on',
  'turn_totp_off',
  'set_monthly_mail',
  'set_temporary_password',
  'set_member_number',
  'end_user_sessions',
  'add_operator',
  'reset_operator',
  'invite_person',
  'resend_invitation',
  'reset_person',
  'change_role',
  'remove_person',
  'demand_totp',
  'lift_totp_demand',
  'make_program_key',
  'end_program_key',
  'start_event',
  'pause_event',
  'resume_event',
  'set_wait_for_go',
  'end_event',
  'tap_board',
  'cancel_event',
  'restore_event',
  'add_camera',
  'rename_camera',
  'remove_camera',
  'rotate_stream_key',
  'add_outside_player',
  'remove_outside_player',
  'upload_replay',
  'remove_replay',
  'keep_videos',
  'add_captions',
  'remove_captions',
  'refund_order',
  'settle_order',
  'refund_event',
  'mail_buyers',
  'begin_connect_payments',
  'connect_payments',
  'disconnect_payments',
  'test_payments',
  'set_webhook_secret',
  'give_grant',
  'end_grant',
  'restore_grant',
  'send_grant_link',
  'take_back_grant_link',
  'add_coupon',
  'change_coupon',
  'end_coupon',
  'cut_clip',
  'approve_clip',
  'hide_clip',
  'queue_clip',
  'show_clip',
  'remove_clip',
  'remove_clips_of_user',
  'remove_clips_of_event',
  'ban_from_clips',
  'lift_clip_ban',
  'remove_event',
  'add_game',
  'change_game',
  'change_games',
  'release_game',
  'import_season',
  'make_rehearsal',
  'change_rehearsal',
  'acknowledge_alarm',
  'set_alarm_mail',
  'set_alarm_device',
  'create_channel',
  'confirm_legal_texts',
  'write_legal_texts',
  'remove_language',
  'keep_content',
  'remove_content',
  'undo_content',
  'order_content',
  'add_content_picture',
  'add_game_picture',
  'publish_content',
  'add_to_roster',
  'add_film_slide',
  'allow_embed_site',
  'take_back_content',
  'close_game',
  'reopen_game',
  'add_game_note',
  'choose_poster',
  'set_kick_off',
  'add_to_library',
  'set_closing_mail',
  'make_recovery_codes',
  'make_game_link',
  'revoke_game_link',
  'open_game_link',
  'make_studio_key',
  'revoke_studio_key',
  'add_webhook',
  'change_webhook',
  'remove_webhook',
  'test_webhook',
  'retry_webhook',
  'set_mail_server',
  'remove_mail_server',
  'test_mail',
  'set_storage',
  'remove_storage',
  'forget_storage',
  'test_storage',
  'add_host',
  'choose_main_host',
  'remove_host',
  'connect_service',
  'disconnect_service',
  'make_backup',
  'check_backup',
  'remove_backup',
  'upload_backup',
  'restore_backup',
] as const

/** What other programs may hear of as it happens. */
export const webhookEvents = [
  'game.live',
  'game.score',
  'game.finished',
  'game.cancelled',
  'order.paid',
  'order.refunded',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]
export const webhookTypes = [...webhookEvents, 'test'] as const

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const

/** Why there was no answer. */
export const webhookProblems = [
  'timeout',
  'unreachable',
  'certificate',
  'not_public',
  'secret_lost',
  'turned_off',
] as const
export type WebhookProblem = (typeof webhookProblems)[number]

/** Where a channel has accounts that an owner types: for log-ins, against robots, and to count sales. */
export const channelServices = ['google', 'facebook', 'recaptcha', 'google_analytics'] as const
export type ChannelService = (typeof channelServices)[number]
/** Who says it: SECRETS_FILE with the channel's settings, an owner in the Studio, or nobody. */
export const serviceSources = ['files', 'studio', 'none'] as const
/** Why an account was not kept: the service does not know its id with this secret, or does not answer. */
export const serviceProblems = ['refused', 'unreachable'] as const
export type ServiceProblem = (typeof serviceProblems)[number]

/** How the connection to a mail server is kept private. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const
/** Why a mail server did not let us in, or did not take a mail. */
export const mailProblems = ['login', 'unreachable', 'timeout', 'tls', 'refused'] as const
export type MailProblem = (typeof mailProblems)[number]
/** Who says where mail goes; `outbox`: it is kept as files; `waiting`: until there is a server. */
export const mailSources = ['environment', 'studio', 'outbox', 'waiting'] as const
/** Where finished recordings are: with the rest, on another disk, or in a bucket. */
export const storageKinds = ['local', 'disk', 's3'] as const
/** Who says where they are copied to; `none`: nobody, so that they stay where they are recorded. */
export const storageSources = ['environment', 'studio', 'none'] as const
/** Why a storage was not kept: there is no such folder, it is where the data is, or it failed, as its detail says. */
export const storageProblems = ['no_folder', 'inside_data', 'failed'] as const
export type StorageProblem = (typeof storageProblems)[number]

/** A database beside the program: of its version, migrated by a later one, or not yet by this one. */
export const databaseAges = ['same', 'newer', 'older'] as const

export const backupStates = ['making', 'ready', 'failed'] as const
/** Why a backup could not be made: there is no room for it, or something else, which its detail says. */
export const backupProblems = ['no_room', 'failed'] as const
/** Of a file that is sent to an empty server: on its way, being unpacked and read, or no backup. */
export const backupUploadStates = ['receiving', 'unpacking', 'failed'] as const
/** What came of reading a backup again. */
export const checkStates = ['running', 'whole', 'damaged'] as const

/** Looks at people's data and at secrets; they change nothing. */
export const auditLooks = [
  'list_users',
  'view_user',
  'view_stream_key',
  'explain_access',
  'list_orders',
  'export_orders',
  'view_order',
  'list_grants',
  'download_backup',
] as const

export const auditActions = [...auditChanges, ...auditLooks] as const
export type AuditAction = (typeof auditActions)[number]

export const auditTargets = [
  'user',
  'operator',
  'event',
  'camera',
  'library',
  'preroll',
  'slide',
  'order',
  'coupon',
  'clip',
  'alarm',
  'content',
  'studio_key',
  'webhook',
] as const
export type AuditTarget = (typeof auditTargets)[number]

/** What an owner resets for somebody who has lost it. */
export const personResets = ['password', 'second_factor'] as const

/** What a link opens to somebody without an account: the board of one game, or one of its cameras. */
export const gameLinkKinds = ['scorer', 'camera'] as const
export type GameLinkKind = (typeof gameLinkKinds)[number]

/** Why the picture that an operator took of a video could not be made. */
export const posterProblems = ['no_ffmpeg', 'no_picture', 'failed'] as const
export type PosterProblem = (typeof posterProblems)[number]

/** What operators do to a game while it runs. */
export const roomActions = ['start_event', 'pause_event', 'resume_event', 'end_event'] as const
export type RoomAction = (typeof roomActions)[number]

/** What a camera's encoder does: never came, sends for the crew alone, sends, sends no picture, dropped, or its event is over. */
export const cameraStates = ['idle', 'held', 'live', 'no_picture', 'interrupted', 'ended'] as const
export type CameraState = (typeof cameraStates)[number]

/** Of all cameras of an event together. */
export const ingestStates = ['none', ...cameraStates] as const
export type IngestState = (typeof ingestStates)[number]

/**
 * Why an encoder was refused or cut off, and what else an operator must know of a camera. The codecs' problems say in
 * their detail which one was sent, the ladder's which size was given up.
 */
export const ingestProblems = [
  'busy',
  'too_early',
  'event_over',
  'event_cancelled',
  'key_rotated',
  'old_key',
  'video_codec',
  'sound_codec',
  'bad_stream',
  'bad_picture',
  'ladder_slow',
  'ladder_failed',
  'no_ffmpeg',
  'recording_gap',
] as const
export type IngestProblem = (typeof ingestProblems)[number]

/**
 * Parts of a game that are planned together: teams and title, time and place, price, description.
 * Once a person changes a part of a game from the channel's files, the files no longer change that part.
 */
export const gameParts = ['sides', 'schedule', 'price', 'description', 'picture'] as const
export type GamePart = (typeof gameParts)[number]

/** Whose word a game's price is: its own, its school's for the sport, its school's, its sport's, the channel's, or nobody's. */
export const priceSources = ['game', 'school_sport', 'school', 'sport', 'channel', 'none'] as const
export type PriceSource = (typeof priceSources)[number]

/** Which games a list has; `open`: live or still to come. */
export const gameStates = ['open', 'upcoming', 'live', 'finished', 'cancelled'] as const
export type GameState = (typeof gameStates)[number]

/** `sold`: by itself or with a pass; `free`: to everyone, or to logged-in users. */
export const gameSales = ['sold', 'free'] as const
export type GameSale = (typeof gameSales)[number]

/** What can be done to several games at once. */
export const gameChangeKinds = ['move', 'price', 'venue', 'cancel', 'restore', 'remove'] as const
export type GameChangeKind = (typeof gameChangeKinds)[number]

/** So many games are changed at once, and so many removed, which takes far longer. */
/** All sites that may show the players stand in one header, which proxies cut at 8 KB. */
export const maxEmbedSites = 20

export const maxChangedGames = 5_000
export const maxRemovedGames = 500

/** Why a game cannot be changed so. */
export const gameChangeProblems = [
  'begun',
  'past',
  'skipped',
  'twice',
  'clash',
  'is_live',
  'is_over',
  'free_with_price',
  'no_price',
  'unknown',
  'live',
  'held',
  'in_work',
] as const
export type GameChangeProblem = (typeof gameChangeProblems)[number]

/** What is looked at of a camera's signal, from the line to the sound. */
export const signalChecks = [
  'signal',
  'picture',
  'size',
  'bitrate',
  'frame_rate',
  'key_frames',
  'drops',
  'delay',
  'sound',
  'loudness',
  'clock',
] as const
export type SignalCheck = (typeof signalChecks)[number]

/** What may be wrong with it. */
export const signalProblems = [
  'no_signal',
  'signal_lost',
  'no_picture',
  'black',
  'frozen',
  'size',
  'bitrate_low',
  'bitrate_falling',
  'frame_rate',
  'key_frames',
  'drops',
  'delay',
  'no_sound',
  'silent',
  'quiet',
  'clock',
] as const
export type SignalProblem = (typeof signalProblems)[number]

/** What an operator is called for. */
export const alarmKinds = [
  'no_signal',
  'black',
  'frozen',
  'silent',
  'bitrate_falling',
  'disk_low',
  'payments_unsettled',
  'old_key',
] as const
export type AlarmKind = (typeof alarmKinds)[number]
/** Red: viewers notice at once. Amber: somebody should look soon. */
export const alarmSeverities = ['red', 'amber'] as const
export type AlarmSeverity = (typeof alarmSeverities)[number]
/** What becomes of a row of a season that is imported. */
export const seasonStates = ['new', 'changed', 'same', 'wrong', 'left_out'] as const
export type SeasonState = (typeof seasonStates)[number]

export const seasonFields = [
  'time',
  'away',
  'home',
  'teams',
  'title',
  'sport',
  'venue',
  'type',
  'price',
  'minutes',
  'description',
  'cancelled',
] as const
export type SeasonField = (typeof seasonFields)[number]

/** What a column of a season's table can hold; `none`: nothing that is wanted. */
export const seasonColumns = [
  'day',
  'time',
  'away',
  'home',
  'venue',
  'sport',
  'type',
  'price',
  'fee',
  'minutes',
  'title',
  'description',
  'teams',
  'cancelled',
  'key',
  'none',
] as const
export type SeasonColumnMeaning = (typeof seasonColumns)[number]

/** What can be wrong with a season: first with a whole file, then with a row. */
export const seasonProblems = [
  'unreadable',
  'empty',
  'too_large',
  'too_many',
  'too_slow',
  'quotes',
  'column_missing',
  'column_twice',
  'no_time',
  'which_order',
  'skipped',
  'twice',
  'past',
  'begun',
  'clash',
  'twice_here',
  'unknown',
  'same_team',
  'home_missing',
  'title_missing',
  'meet_title_missing',
  'sport_missing',
  'team_twice',
  'one_team',
  'both_kinds',
  'free_with_price',
  'no_price',
  'no_usual',
  'money',
  'kind',
  'number',
  'too_long',
  'language',
] as const
export type SeasonProblem = (typeof seasonProblems)[number]

/** What a file becomes a video of; a teaser of an event is shown to viewers who cannot watch it, or not yet. */
export const fileOwners = ['event', 'teaser', 'library', 'preroll', 'slide'] as const
export type FileOwner = (typeof fileOwners)[number]

/** What becomes of a file that is to be a video. */
export const replayStates = ['uploading', 'queued', 'processing', 'ready', 'failed', 'cancelled'] as const
export type ReplayState = (typeof replayStates)[number]

/** Why a file became none. */
export const replayProblems = [
  'not_a_video',
  'no_picture',
  'codec',
  'too_large',
  'too_long',
  'damaged',
  'cut_off',
  'too_slow',
  'disk_full',
  'no_ffmpeg',
  'old_ffmpeg',
  'file_lost',
] as const
export type ReplayProblem = (typeof replayProblems)[number]

/**
 * What there is to say of a game's replay once the game is over. `late`: it begins after the game did, `breaks`: there are
 * moments without a picture in it, `one_size`: slow lines have none of their own.
 */
export const replayFindings = [
  'making',
  'short',
  'late',
  'breaks',
  'one_size',
  'no_captions',
  'no_poster',
] as const
export type ReplayFinding = (typeof replayFindings)[number]

/** Of captions: those of a whole game with every word have a tenth. */
export const maxCaptionsBytes = 1024 * 1024

/** Whether SRT is taken; `no_libsrt`: it is asked for, but ffmpeg was built without it. */
export const srtStates = ['off', 'no_libsrt', 'on'] as const
export type SrtState = (typeof srtStates)[number]

/** Which orders a list shows; `open`: nobody has paid yet. */
export const orderFilters = ['all', 'open', 'paid', 'refunded', 'failed', 'disputed'] as const
export type OrderFilter = (typeof orderFilters)[number]

/** How an order is paid; `other_card`: by one that is none of these. */
export const orderMethods = ['visa', 'mastercard', 'amex', 'other_card', 'free'] as const
export type OrderMethod = (typeof orderMethods)[number]

export const refundStates = ['waiting', 'done', 'given_up'] as const

/** Why a refund was given up; `unreachable`: the provider was away for a day. */
export const refundProblems = ['nothing_paid', 'refused', 'unreachable'] as const

export const disputeStates = ['open', 'won', 'lost'] as const

/** Whose keys a channel sells by: those of its files, of its Studio, or none. */
/** `platform`: an account that the deployment's platform has connected. */
export const paymentSources = ['files', 'studio', 'platform', 'sandbox', 'none'] as const
export type PaymentSource = (typeof paymentSources)[number]

/** How far the way through the provider's own pages has come. `checking`: it looks at what it was told. */
export const connectStates = ['connected', 'checking', 'unfinished'] as const

/** `refused`: it takes the key no more. */
export const providerStates = ['answers', 'away', 'refused'] as const

/** `by_hand`: an operator has given its signing secret. */
export const webhookStates = ['made', 'by_hand', 'missing'] as const

/** Why keys will not do. */
export const keyProblems = [
  'away',
  'modes_differ',
  'wrong_secret',
  'wrong_pair',
  'lacks_rights',
  'no_charges',
] as const

/** What a restricted key is allowed, as the provider's page of keys has it; the server needs them all but the last two. */
export const keyRights = [
  'customers',
  'payment_intents',
  'setup_intents',
  'charges',
  'disputes',
  'subscriptions',
  'payouts',
  'webhook_endpoints',
] as const
export type KeyRight = (typeof keyRights)[number]

/** What an operator should look into. */
export const paymentProblems = [
  'no_webhooks',
  'unsettled',
  'disputed',
  'refunds_waiting',
  'refunds_given_up',
] as const

/** Which clips a list shows; `waiting`: for approval, `reported`: with a report nobody has answered yet. */
export const clipFilters = ['all', 'waiting', 'reported', 'public', 'hidden'] as const
export type ClipFilter = (typeof clipFilters)[number]

/** What a report of sales can be split by. */
export const salesKeys = ['day', 'product', 'team', 'game', 'campaign'] as const
export type SalesKey = (typeof salesKeys)[number]

/** And one of visits. */
export const audienceKeys = ['day', 'country', 'device', 'campaign'] as const
export type AudienceKey = (typeof audienceKeys)[number]

/** What becomes of money on its way from the payment provider to a bank. */
export const payoutStates = ['on_the_way', 'paid', 'failed', 'canceled'] as const
export type PayoutState = (typeof payoutStates)[number]
/** What a payout consists of; `returned` is one that the bank did not take, and `fee` what the provider takes by itself. */
export const payoutLineKinds = ['payment', 'refund', 'dispute', 'fee', 'returned', 'adjustment'] as const
export type PayoutLineKind = (typeof payoutLineKinds)[number]

/** How far a visit comes, as its browser tells; each step also counts visits that came further. */
export const visitSteps = [
  'page_view',
  'view_item_list',
  'view_buy_page',
  'begin_checkout',
  'purchase',
] as const
/** From the first page to a payment. The last one is told by the orders: it counts what was bought, also by visitors who are not counted. */
export const funnelSteps = [...visitSteps, 'purchase_success'] as const
export type FunnelStep = (typeof funnelSteps)[number]

/** What of a channel is made and changed by hand, each kind by the same list and the same form. */
export const contentKinds = [
  'pages',
  'menu',
  'slides',
  'faq',
  'static_blocks',
  'forms',
  'schools',
  'teams',
  'sports',
  'locations',
  'library_categories',
  'library_items',
  'library_rails',
  'prerolls',
  'packages',
  'subscriptions',
  'game_prices',
  'colors',
  'settings',
] as const
export type ContentKind = (typeof contentKinds)[number]

/** How a field of a form is filled in. `text` is said in each language; `place`: where a slide is shown. */
export const contentFieldTypes = [
  'text',
  'long_text',
  'word',
  'name',
  'number',
  'money',
  'flag',
  'choice',
  'choices',
  'reference',
  'references',
  'words',
  'numbers',
  'color',
  'picture',
  'pictures',
  'day',
  'time_zone',
  'place',
  'group',
  'list',
] as const
export type ContentFieldType = (typeof contentFieldTypes)[number]

/** Every field of every form, as the schemas name it: each has a label. */
export const contentFieldNames = [
  'access',
  'account',
  'address',
  'alias',
  'allowed_origins',
  'alt_name',
  'analytics_consent',
  'answer',
  'app_id',
  'archive_from',
  'badge',
  'base_price',
  'body',
  'body-background',
  'body-text',
  'calendar_after',
  'capabilities',
  'card_name',
  'cast_app_id',
  'categories',
  'category',
  'children',
  'city',
  'client_id',
  'clip_max_seconds',
  'clip_tags',
  'color_scheme',
  'clips',
  'clock',
  'color',
  'contact_email',
  'currency',
  'cut',
  'date',
  'description',
  'downloads',
  'duration_seconds',
  'embed_hosts',
  'embed_origins',
  'ends_on',
  'event_categories',
  'facebook',
  'feature_limits',
  'fields',
  'footer-background',
  'footer-text',
  'for_live',
  'for_vod',
  'free_preview_seconds',
  'games_count_towards_pass',
  'gender',
  'geo_blocked_countries',
  'google',
  'google-analytics',
  'google-tag',
  'grace_days',
  'header-background',
  'header-text',
  'hidden',
  'image',
  'images',
  'is_ad',
  'is_team_pass',
  'items',
  'keep_analytics_days',
  'keep_days',
  'keep_videos_days',
  'label',
  'language',
  'languages',
  'link',
  'live',
  'wait_for_go',
  'live_ladder',
  'location',
  'logo',
  'member_numbers',
  'name',
  'offer',
  'on',
  'parent',
  'period_minutes',
  'periods',
  'points',
  'preview',
  'primary',
  'products',
  'publish',
  'publishable_key',
  'question',
  'recaptcha',
  'refunds',
  'required',
  'school',
  'scoring',
  'seller',
  'service_fee',
  'share_image',
  'short_name',
  'shown_from',
  'shown_until',
  'site_key',
  'skip_after_seconds',
  'sport',
  'stripe',
  'tag',
  'tax',
  'tax_number',
  'text',
  'time_zone',
  'title',
  'trial_period',
  'type',
  'url',
  'user',
  'valid_days',
  'visitor',
  'weight',
  'yare-analytics',
  'yare-analytics-key',
] as const
export type ContentFieldName = (typeof contentFieldNames)[number]

/**
 * Why an item cannot be published. `unknown_name`: it names something that does not exist, `taken`: another item has its
 * name, `language`: a channel language is missing or one is extra, `outdated`: another version was published meanwhile.
 */
export const contentProblems = [
  'missing',
  'invalid',
  'too_small',
  'too_big',
  'unknown_name',
  'taken',
  'language',
  'link',
  'markup',
  'too_complex',
  'picture',
  'pass_field',
  'outdated',
] as const
export type ContentProblemCode = (typeof contentProblems)[number]

/** Which part of a picture is kept when it is cropped; `attention`: the most prominent part. */
export const pictureParts = ['attention', 'start', 'middle', 'end'] as const
export type PicturePart = (typeof pictureParts)[number]

/** Why a file is no picture that can be shown. */
export const pictureProblems = ['type', 'size', 'small', 'damaged'] as const
export type PictureProblem = (typeof pictureProblems)[number]

/** An item in the draft. */
export const contentStates = ['same', 'new', 'changed', 'removed'] as const
export type ContentState = (typeof contentStates)[number]

/** What the law wants to be readable; checkout and registration link the first two by these addresses. */
export const legalPages = ['terms_conditions', 'privacy_policy', 'refund_policy'] as const
export type LegalPage = (typeof legalPages)[number]
