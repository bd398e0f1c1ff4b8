import { resolve } from 'node:path'
import { z } from 'zod'
import type { StorageTarget } from '../adapters/storage/index.ts'
import type { TracingConfig } from '../adapters/tracing/index.ts'
import { StartError } from '../runtime/start-error.ts'
import { edgeUrls } from './edge-urls.ts'
import { isWeakSecret } from './is-weak-secret.ts'
import { readStorageUrl } from './read-storage-url.ts'
import { readTracing, tracingVariables } from './read-tracing.ts'
import { type Role, roles } from './roles.ts'
import { type TrustProxy, trustProxy } from './trust-proxy.ts'

const port = z.coerce.number({ error: 'must be a number from 0 to 65535' }).int().min(0).max(65_535)
/** `9000-9019`; one port is a range as well. */
const portRange = z
  .string()
  .regex(/^\d{1,5}(-\d{1,5})?$/, 'must be a range of ports like 9000-9019')
  .transform(text => {
    const [first = 0, last = first] = text.split('-').map(Number)
    return { first, last }
  })
  .refine(
    ({ first, last }) => first > 0 && last >= first && last <= 65_535 && last - first < 200,
    'must be at most 200 ports from 1 to 65535, the lower one first',
  )
/** `web,ingest`: what this process does of all that a deployment does. */
const roleList = z
  .string()
  .transform(text => text.split(',').map(role => role.trim()))
  .pipe(z.array(z.enum(roles, { error: `must be some of ${roles.join(',')}` })).min(1))
const flag = z.enum(['', '0', '1', 'false', 'true']).transform(value => value === '1' || value === 'true')

/** Plain http only to this machine: there tests and developers may have an identity server of their own. */
const providerUrl = z
  .url({ protocol: /^https?$/ })
  .refine(url => isSafe(new URL(url)), 'must be https, or http on this machine')
const isSafe = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ })
/** Uses half a core. The other half serves the people who already watch. See `npm run bench -- crowd`. */
const usualJoinsPerSecond = 200
/** A long segment; a long game. */
const drainLimits = { move: 15, wait: 4 * 3_600 }

const environment = z.object({
  NODE_ENV: z.string().default('development'),
  ROLES: roleList.default([...roles]),
  PORT: port.default(8080),
  NODE_URL: z.url({ protocol: /^https?$/ }).optional(),
  EDGE_URLS: edgeUrls.default([]),
  JOINS_PER_SECOND: z.coerce.number().min(0).max(1_000_000).default(usualJoinsPerSecond),
  RTMP_PORT: port.optional(),
  SRT_PORTS: portRange.optional(),
  DRAIN: z.enum(['move', 'wait']).default('move'),
  DRAIN_LIMIT: z.coerce.number().int().min(1).max(86_400).optional(),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  BACKUP_DIR: z.string().min(1).optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  STORAGE_URL: z.string().optional(),
  DOWNLOAD_CACHE_GB: z.coerce.number().min(0).max(1_000_000).default(20),
  STORAGE_READS: z.enum(['proxy', 'redirect']).default('proxy'),
  STORAGE_KEEP_LOCAL: flag.default(true),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  SMTP_URL: z
    .enum(['outbox', 'studio'])
    .or(z.url({ protocol: /^smtps?$/ }))
    .optional(),
  GEO_FILE: z.string().optional(),
  COLLECTOR_URL: z.url({ protocol: /^https?$/ }).optional(),
  ANALYTICS_ON_LOCALHOST: flag.optional(),
  PUSH_TO_THIS_MACHINE: flag.optional(),
  WEBHOOKS_TO_PRIVATE: flag.optional(),
  GOOGLE_ANALYTICS_URL: providerUrl.default('https://www.google-analytics.com'),
  RECAPTCHA_URL: z.url({ protocol: /^https?$/ }).default('https://www.google.com/recaptcha/api/siteverify'),
  SECRET_KEY: z.string().min(32).optional(),
  SECRETS_FILE: z.string().optional(),
  STRIPE_URL: providerUrl.optional(),
  STRIPE_PLATFORM_KEY: z
    .string()
    .regex(/^pk_(?:test|live)_\w{8,}$/, 'must be a publishable key')
    .optional(),
  STRIPE_PLATFORM_SECRET: z
    .string()
    .regex(/^(?:sk|rk)_(?:test|live)_\w{8,}$/, 'must be a secret or restricted key')
    .optional(),
  SANDBOX_PORT: port.optional(),
  SANDBOX_URL: z.url({ protocol: /^http$/ }).optional(),
  GOOGLE_ISSUER: providerUrl.default('https://accounts.google.com'),
  FACEBOOK_URL: providerUrl.default('https://www.facebook.com'),
  FACEBOOK_GRAPH_URL: providerUrl.default('https://graph.facebook.com'),
  METRICS_TOKEN: z.string().min(16).optional(),
  ...tracingVariables,
  TRUST_PROXY: trustProxy.default(false),
  RATE_LIMIT_SCALE: z.coerce.number().min(0.1).max(100_000).default(1),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  DEMO: flag.optional(),
  DEMO_VIDEO: flag.default(true),
  FFMPEG_PATH: z.string().optional(),
  MAX_UPLOAD_GB: z.coerce.number().min(0.001).max(1_000).default(20),
})

export const settingNames = Object.keys(environment.shape)

export interface Config {
  production: boolean
  /** Each once. */
  roles: ReadonlySet<Role>
  port: number
  /** Where other processes of the deployment reach this one. Null: at its port on this machine. */
  nodeUrl: string | null
  /** Caches in front of this server. They check tokens themselves, and this server tells them which players have ended. */
  edgeUrls: string[]
  /** How many players of games this process opens in a second, before newcomers wait in line; 0: nobody waits. */
  joinsPerSecond: number
  /** Where encoders send to. Null: the usual one, if it is free. */
  rtmpPort: number | null
  /** Where encoders may send SRT to, a port for each camera. Null: nowhere. */
  srtPorts: { first: number; last: number } | null
  /** What becomes of encoders that send when the process is stopped. */
  drain: 'move' | 'wait'
  drainLimitSeconds: number
  host: string
  /** Where visitors reach the server, without a slash at the end; by default what the browser asked for. */
  publicUrl: string | null
  /** State of the embedded database and the outbox. */
  dataDir: string
  /** For backups that are made in the Studio. */
  backupDir: string
  /** Null: the embedded PostgreSQL. */
  databaseUrl: string | null
  /** PostgreSQL itself, where `databaseUrl` is a pooler's. Null: there is no pooler. */
  databaseDirectUrl: string | null
  /** Where finished recordings are copied to. Null: they stay in `dataDir`. */
  storage: StorageTarget | null
  /** Viewers are sent to the storage's own addresses; else this server passes on what is there. */
  storageRedirects: boolean
  /** Finished recordings stay on this disk although the storage has them. */
  storageKeepsLocal: boolean
  /** Replays that were made into files for downloads stay up to this. */
  downloadCacheBytes: number
  /** Null: mails are files in `dataDir`. */
  smtpUrl: string | null
  /** Until an owner types a mail server in the Studio: mails wait, or are kept as files. `fixed`: nobody may type one. */
  mailWithoutServer: 'wait' | 'outbox' | 'fixed'
  geoFile: string | null
  /** Null: this server. */
  collectorUrl: string | null
  /** Visits from this machine count too. They are mostly a developer's. */
  countsLocalhost: boolean
  /** Where Google hears of sales. */
  googleAnalyticsUrl: string
  /** Lets in push services at http://127.0.0.1, as the tests have one. */
  pushToThisMachine: boolean
  /** Channels may send webhooks into the deployment's own network. */
  webhooksToPrivate: boolean
  /** Checks whether a captcha was solved. */
  recaptchaUrl: string
  /** Seals what leaves the server and must come back unchanged. Null: one that is made and kept beside the data. */
  secretKey: string | null
  /** The channels' secrets, see `read-secrets.ts`. */
  secretsFile: string | null
  /** Where keys of Stripe are good for; null: Stripe itself. Another one only in tests. */
  stripeUrl: string | null
  /** Keys of the account that connects those of the channels. Null: channels have keys of their own. */
  stripePlatform: { publishable: string; secret: string } | null
  /** Where the payments sandbox of this process listens. Null: at the usual port, if it is free. */
  sandboxPort: number | null
  /** The payments sandbox of another process. */
  sandboxUrl: string | null
  /** Where Google and Facebook are; others only in tests. */
  googleIssuer: string
  facebookUrl: string
  facebookGraphUrl: string
  /** It gives access to /metrics; without one only this machine may. */
  metricsToken: string | null
  /** Null: tracing is off. */
  tracing: TracingConfig | null
  /** Whose X-Forwarded-* headers are believed. */
  trustProxy: TrustProxy
  /** Multiplies what a process may be asked for; see `createRateLimiter`. */
  rateLimitScale: number
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Apply the demo channel when there is no channel yet. */
  demo: boolean
  /** Draw footage for the demo's games and send it as an encoder would. */
  demoVideo: boolean
  /** Null: the system's, or the one that came with the install. */
  ffmpegPath: string | null
  /** The largest file that an operator may send. */
  maxUploadBytes: number
}

/** Here and in this folder alone the environment is read; empty variables count as not set. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
    throw new StartError(`The settings are wrong. ${problems.join('; ')}.`)
  }
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  if (production) checkProduction(values)
  const demo = values.DEMO ?? !production
  const ownRoles = new Set(values.ROLES)
  if (ownRoles.size < roles.length && !values.DATABASE_URL)
    throw new StartError(
      'A process with only some of the ROLES needs DATABASE_URL, the database that all processes share.',
    )
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL)
    throw new StartError(
      'DATABASE_DIRECT_URL is the way past a pooler to the database of DATABASE_URL: set both.',
    )
  return {
    production,
    roles: ownRoles,
    port: values.PORT,
    nodeUrl: values.NODE_URL ?? null,
    edgeUrls: values.EDGE_URLS,
    joinsPerSecond: values.JOINS_PER_SECOND,
    rtmpPort: values.RTMP_PORT ?? null,
    srtPorts: values.SRT_PORTS ?? null,
    drain: values.DRAIN,
    drainLimitSeconds: values.DRAIN_LIMIT ?? drainLimits[values.DRAIN],
    host: values.HOST,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    dataDir: resolve(values.DATA_DIR),
    backupDir: readBackupDir(values),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    storage: readStorageUrl(values.STORAGE_URL, readCredentials(values)),
    storageRedirects: values.STORAGE_READS === 'redirect',
    storageKeepsLocal: values.STORAGE_KEEP_LOCAL,
    downloadCacheBytes: values.DOWNLOAD_CACHE_GB * 1e9,
    ...readMail(values.SMTP_URL),
    geoFile: values.GEO_FILE ?? null,
    collectorUrl: values.COLLECTOR_URL?.replace(/\/+$/, '') ?? null,
    countsLocalhost: values.ANALYTICS_ON_LOCALHOST ?? demo,
    pushToThisMachine: values.PUSH_TO_THIS_MACHINE ?? false,
    webhooksToPrivate: values.WEBHOOKS_TO_PRIVATE ?? false,
    googleAnalyticsUrl: values.GOOGLE_ANALYTICS_URL.replace(/\/+$/, ''),
    recaptchaUrl: values.RECAPTCHA_URL,
    secretKey: values.SECRET_KEY ?? null,
    secretsFile: values.SECRETS_FILE ?? null,
    stripeUrl: values.STRIPE_URL ?? null,
    stripePlatform: readPlatform(values),
    sandboxPort: values.SANDBOX_PORT ?? null,
    sandboxUrl: values.SANDBOX_URL ?? null,
    googleIssuer: values.GOOGLE_ISSUER,
    facebookUrl: values.FACEBOOK_URL,
    facebookGraphUrl: values.FACEBOOK_GRAPH_URL,
    metricsToken: values.METRICS_TOKEN ?? null,
    tracing: readTracing(values),
    trustProxy: values.TRUST_PROXY,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    logLevel: values.LOG_LEVEL,
    demo,
    demoVideo: demo && values.DEMO_VIDEO,
    ffmpegPath: values.FFMPEG_PATH ?? null,
    maxUploadBytes: Math.round(values.MAX_UPLOAD_GB * 1e9),
  }
}

/** What is convenient on one's own machine is a hole where strangers come. */
function checkProduction({ PUBLIC_URL, SECRET_KEY, SMTP_URL, DEMO }: z.infer<typeof environment>): void {
  if (PUBLIC_URL === undefined)
    throw new StartError(
      'A production start needs PUBLIC_URL, the address at which visitors reach the server.',
    )
  if (SECRET_KEY === undefined)
    throw new StartError(
      'A production start needs SECRET_KEY, 32 characters or more that all processes of the deployment share.',
    )
  if (isWeakSecret(SECRET_KEY))
    throw new StartError('SECRET_KEY can be guessed. Generate one, for example with: openssl rand -base64 48')
  if (SMTP_URL === undefined)
    throw new StartError(
      'A production start needs SMTP_URL, the mail server. SMTP_URL=studio waits for one that is typed in the Studio; SMTP_URL=outbox stores mails as files instead of sending them.',
    )
  if (DEMO) throw new StartError('DEMO is not for production: its logins are public.')
}

/** Inside of DATA_DIR only where backups leave it out. */
function readBackupDir({
  DATA_DIR,
  BACKUP_DIR,
}: {
  DATA_DIR: string
  BACKUP_DIR?: string | undefined
}): string {
  const usual = resolve(DATA_DIR, 'backups')
  const dir = BACKUP_DIR === undefined ? usual : resolve(BACKUP_DIR)
  if (dir !== usual && `${dir}/`.startsWith(`${resolve(DATA_DIR)}/`))
    throw new StartError('BACKUP_DIR must not be inside DATA_DIR: a backup would hold the backups before it.')
  return dir
}

function readMail(said: string | undefined): Pick<Config, 'smtpUrl' | 'mailWithoutServer'> {
  const isUrl = said !== undefined && said !== 'outbox' && said !== 'studio'
  const mailWithoutServer = said === 'studio' ? 'wait' : said === undefined ? 'outbox' : 'fixed'
  return { smtpUrl: isUrl ? said : null, mailWithoutServer }
}

function readPlatform(values: z.infer<typeof environment>): Config['stripePlatform'] {
  const { STRIPE_PLATFORM_KEY: publishable, STRIPE_PLATFORM_SECRET: secret } = values
  if (publishable === undefined && secret === undefined) return null
  if (publishable === undefined || secret === undefined)
    throw new StartError('STRIPE_PLATFORM_KEY and STRIPE_PLATFORM_SECRET belong together: set both or none.')
  if (publishable.split('_')[1] !== secret.split('_')[1])
    throw new StartError(
      'One of STRIPE_PLATFORM_KEY and STRIPE_PLATFORM_SECRET is for test mode, the other is not.',
    )
  return { publishable, secret }
}

function readCredentials(values: z.infer<typeof environment>) {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = values
  if (AWS_ACCESS_KEY_ID === undefined || AWS_SECRET_ACCESS_KEY === undefined) return null
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN === undefined ? {} : { sessionToken: AWS_SESSION_TOKEN }),
  }
}
