import type { Ffmpeg } from '@grandstand/media'
import type { CaptchaVerifier } from '../adapters/captcha/captcha-verifier.ts'
import type { GeoReader } from '../adapters/geo/geo-reader.ts'
import type { GoogleAnalytics } from '../adapters/google-analytics/index.ts'
import type { HostAsker } from '../adapters/hosts/host-asker.ts'
import type { Payments } from '../adapters/payments/index.ts'
import type { Push } from '../adapters/push/index.ts'
import type { SocialProviders } from '../adapters/social/social-provider.ts'
import type { WebhookSender } from '../adapters/webhooks/index.ts'
import type { Db } from '../db/connection.ts'
import type { FileReaders } from '../runtime/file-readers/index.ts'
import type { InnerSigner } from '../runtime/inner-signer.ts'
import type { Log } from '../runtime/log.ts'
import type { Passwords } from '../runtime/passwords.ts'
import type { RateLimiter } from '../runtime/rate-limiter.ts'
import type { Sealer } from '../runtime/sealer.ts'
import type { Tracing } from '../runtime/tracing.ts'
import type { Cameras } from './cameras.ts'
import type { Channel, ChannelDirectory } from './channel.ts'
import type { ChannelSecrets } from './channel-secrets.ts'
import type { DeploymentSetting } from './deployment-setting.ts'
import type { Door } from './door.ts'
import type { DownloadFiles } from './download-files.ts'
import type { DropEarlierHolder } from './earlier-holder.ts'
import type { EndedPlaybacks } from './ended-playbacks.ts'
import type { EventFeed } from './event-feed.ts'
import type { Jobs } from './jobs.ts'
import type { Leases } from './leases.ts'
import type { LiveFrames } from './live-frames.ts'
import type { Loudness } from './loudness.ts'
import type { MailSetting } from './mail-setting.ts'
import type { MediaFolders } from './media-folders.ts'
import type { MediaTokens } from './media-tokens.ts'
import type { Nodes } from './nodes.ts'
import type { PlayerTimes } from './player-times.ts'
import type { Recordings } from './recordings.ts'
import type { Rosters } from './roster.ts'
import type { ChannelServices } from './services.ts'
import type { Signals } from './signals.ts'
import type { SrtPorts } from './srt-ports.ts'
import type { Storages } from './storages.ts'
import type { StoredCopies } from './stored-copies.ts'
import type { Telemetry } from './telemetry.ts'
import type { UserFeed } from './user-feed.ts'
import type { VideoNodes } from './video-nodes.ts'

/** Of the server itself. */
interface Basics {
  db: Db
  now: () => Date
  log: Log
  jobs: Jobs
  limiter: RateLimiter
  /** Reads what people bring, off the loop that serves requests. */
  fileReaders: FileReaders
  passwords: Passwords
  sealer: Sealer
  inner: InnerSigner
  /** Null: tracing is off. */
  tracing: Tracing | null
  /** Strangers may send what they like. */
  isProduction: boolean
  /** Where visitors reach the server; see `originOf` for a channel's own address. */
  publicUrl: string
  /** Whether it is the channel that everybody plays with. */
  isDemo: (channel: { channel_key: string }) => boolean
  /** Where the mails of the demo channel can be read; null on other channels and where mail is really sent. */
  outboxUrlOf: (channel: { channel_key: string }) => string | null
}

interface ChannelPorts {
  channels: ChannelDirectory
  /** Where the channels' host names lead. */
  hostAsker: HostAsker
  geo: GeoReader
  captcha: CaptchaVerifier
  /** What the file of secrets says of each channel. */
  secrets: ChannelSecrets
  /** The channels' accounts elsewhere, but for payments. */
  services: ChannelServices
}

interface AccountPorts {
  userFeed: UserFeed
  dropEarlierHolder: DropEarlierHolder
  /** Providers of social logins. */
  social: SocialProviders
}

interface CataloguePorts {
  /** Teams, schools, sports and venues. */
  rosters: Rosters
  eventFeed: EventFeed
}

interface VideoPorts {
  /** Makes replays of files, pictures and sizes; live games pass without it. Null: there is none. */
  ffmpeg: Ffmpeg | null
  cameras: Cameras
  /** What the cameras of this process send. */
  signals: Signals
  /** Where encoders send to; null where the port was in use. */
  rtmpUrl: () => string | null
  srt: SrtPorts
  /** The cameras of this process, and all processes with what they have. */
  leases: Leases
  nodes: Nodes
  videoNodes: VideoNodes
  recordings: Recordings
  storedCopies: StoredCopies
  folders: MediaFolders
  liveFrames: LiveFrames
  mediaTokens: MediaTokens
  endedPlaybacks: EndedPlaybacks
  playerTimes: PlayerTimes
  /** How many players are opened at once, in all processes. */
  door: Door
  /** The largest file that an operator may send. */
  maxUploadBytes: number
}

interface ClipPorts {
  downloads: DownloadFiles
  loudness: Loudness
}

interface SalePorts {
  /** The channels' accounts at the payment provider. */
  payments: Payments
  /** The channels' accounts at Google Analytics. */
  googleAnalytics: GoogleAnalytics<Channel>
}

interface ReachPorts {
  /** Programs of others that hear of what happens. */
  webhooks: WebhookSender
  mailSetting: MailSetting
}

interface DeploymentPorts {
  /** What the environment says of the machine and its disks. */
  deployment: DeploymentSetting
  /** Where finished recordings are, beside this disk. */
  storages: Storages
}

interface GamePorts {
  /** The push services of browsers. */
  push: Push
}

interface InsightPorts {
  telemetry: Telemetry
  /** Where browsers reach the collector. Empty: here; null: nobody collects. */
  collectorUrl: string | null
  countsLocalhost: boolean
}

/** What verbs may use; each takes only what it uses of it. */
export interface Context
  extends Basics,
    ChannelPorts,
    AccountPorts,
    CataloguePorts,
    VideoPorts,
    ClipPorts,
    SalePorts,
    ReachPorts,
    DeploymentPorts,
    GamePorts,
    InsightPorts {}
