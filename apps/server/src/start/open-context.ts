import { join } from 'node:path'
import { findFfmpeg } from '@grandstand/media'
import { createUserFeed } from '../accounts/users/index.ts'
import { createRecaptcha } from '../adapters/captcha/index.ts'
import { openGeoReader } from '../adapters/geo/index.ts'
import { createGoogleAnalytics } from '../adapters/google-analytics/index.ts'
import { createHostAsker } from '../adapters/hosts/index.ts'
import { createOutbox, type MailTransport, type Outbox } from '../adapters/mail/index.ts'
import { createPayments } from '../adapters/payments/index.ts'
import { createPush } from '../adapters/push/index.ts'
import { createSocialProviders } from '../adapters/social/index.ts'
import { openTracing } from '../adapters/tracing/index.ts'
import { createWebhookSender } from '../adapters/webhooks/index.ts'
import { createEventFeed } from '../catalogue/events/index.ts'
import { createRosters } from '../catalogue/roster/index.ts'
import { createChannelDirectory } from '../channel/channel/index.ts'
import { createLoudness } from '../clips/clips/index.ts'
import { createDownloadFiles } from '../clips/downloads/index.ts'
import type { Config } from '../config/read-config.ts'
import { readSecretKey, readSecrets } from '../config/read-secrets.ts'
import { createCameras } from '../context/cameras.ts'
import type { Context } from '../context/context.ts'
import { createMediaFolders } from '../context/media-folders.ts'
import { createMediaTokens } from '../context/media-tokens.ts'
import type { EncoderPorts } from '../context/nodes.ts'
import { choosePlayerTimes } from '../context/player-times.ts'
import { createChannelServices } from '../context/services.ts'
import { createSignals } from '../context/signals.ts'
import { openDatabase } from '../db/connection.ts'
import { isPooled } from '../db/database-urls.ts'
import { createSharedLimits } from '../db/shared-limits.ts'
import { demoChannelKey } from '../demo/apply-demo.ts'
import { openStorages } from '../deployment/storage/index.ts'
import { createErrorKeeper, createTelemetry } from '../insight/telemetry/index.ts'
import { type JobQueue, openJobQueue } from '../jobs/index.ts'
import { createLog } from '../runtime/create-log.ts'
import { createFileReaders } from '../runtime/file-readers/index.ts'
import { findFreeBytes } from '../runtime/find-free-bytes.ts'
import { createInnerSigner } from '../runtime/inner-signer.ts'
import { createPasswords } from '../runtime/passwords.ts'
import { createRateLimiter } from '../runtime/rate-limiter.ts'
import { createSealer } from '../runtime/sealer.ts'
import { dropCustomers } from '../sale/payments/index.ts'
import { createDoor } from '../video/door/index.ts'
import {
  bringRecording,
  createLeases,
  createRecordings,
  createSrtListeners,
  type SrtListeners,
  setCameraProblem,
} from '../video/ingest/index.ts'
import {
  chooseNodeId,
  createEncoderAddresses,
  createNodes,
  createRemoteFiles,
  createVideoNodes,
  type OwnNode,
  readSite,
} from '../video/nodes/index.ts'
import { createEndedPlaybacks } from '../video/playback/index.ts'
import {
  createLiveFrames,
  createLiveJournals,
  createLiveStoring,
  createStoredCopies,
} from '../video/videos/index.ts'
import { describeDeployment } from './describe-deployment.ts'
import { describeFfmpeg } from './describe-ffmpeg.ts'
import { jobs } from './jobs.ts'
import { openMail } from './open-mail.ts'
import { prepareDatabase } from './prepare-database.ts'
import type { StartOptions } from './start-options.ts'
import { openSandbox } from './start-sandbox.ts'
import type { Stops } from './stops.ts'

/** What all roles of a process share. */
export interface Opened {
  ctx: Context
  queue: JobQueue
  mail: MailTransport
  /** What the demo shows of its mails; null where there is nothing to show. */
  outbox: Outbox | null
  srt: SrtListeners
  nodes: OwnNode
  mediaDir: string
  /** Set by the role that takes what encoders send. */
  sendsTo: { isOpen: boolean; rtmpPort: number | null }
}

/** Null: this process takes nothing of encoders. */
function readPorts({ srt, sendsTo }: Pick<Opened, 'srt' | 'sendsTo'>): EncoderPorts | null {
  if (!sendsTo.isOpen) return null
  return { rtmp_port: sendsTo.rtmpPort, srt: srt.state, srt_ports: srt.listPorts() }
}

/** What this process reports to the others. */
export async function readOwnNode(opened: Pick<Opened, 'srt' | 'sendsTo' | 'mediaDir'>) {
  const encoderPorts = readPorts(opened)
  return { encoderPorts, freeBytes: encoderPorts && (await findFreeBytes(opened.mediaDir)) }
}

export async function openContext(
  config: Config,
  { say, now = () => new Date(), restore = null }: StartOptions,
  stops: Stops,
): Promise<Opened> {
  const errorKeeper = createErrorKeeper()
  const log = createLog(config.logLevel, { keep: errorKeeper.put })
  const [database, geo, secrets, ffmpeg] = await Promise.all([
    prepareDatabase(config, say),
    openGeoReader(config.geoFile),
    readSecrets(config),
    findFfmpeg(config.ffmpegPath),
  ])
  stops.push('PostgreSQL', database.stop)
  say(describeFfmpeg(ffmpeg, { isProduction: config.production }))
  const tracing = config.tracing && (await openTracing(config.tracing))
  if (tracing) stops.push('tracing', tracing.stop)
  const onLost = (error: Error) => log.warn({ error }, 'A database connection was lost; it reconnects')
  const { url, directUrl } = database
  const pooled = { url, isPooled: isPooled(database), onError: onLost }
  const { db, pool, close } = openDatabase({ ...pooled, tracing })
  stops.push('the connections to the database', close)
  // Connections of its own, opened when the first row comes: however slow it is, nobody else waits for one.
  const collecting = openDatabase({ ...pooled, maxConnections: 2 })
  stops.push("the collector's connections", collecting.close)
  stops.push('the error log', errorKeeper.start(collecting.db))
  const isWorker = config.roles.has('worker')
  const site = await readSite(config.dataDir)
  const isListening = isWorker || config.roles.has('ingest')
  const queue = await openJobQueue({
    databaseUrl: url,
    directUrl,
    jobs,
    log,
    isWorker,
    isListening,
    site,
    tracing,
  })
  stops.push('the queue', queue.stop)
  const channels = createChannelDirectory({ db, log, now })
  const eventFeed = createEventFeed({ db, now, channels, log }, directUrl)
  stops.push('changes of games', eventFeed.stop)
  const userFeed = createUserFeed({ log }, directUrl)
  stops.push('changes of users', userFeed.stop)
  const downloads = createDownloadFiles(
    { ffmpeg, now },
    { dir: join(config.dataDir, 'downloads'), maxBytes: config.downloadCacheBytes },
  )
  stops.push('downloads', downloads.stop)

  const fileReaders = createFileReaders()
  stops.push('the readers of files', fileReaders.stop)

  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const outbox = createOutbox(join(config.dataDir, 'outbox'), now)
  const hasOutboxPage = config.demo && config.smtpUrl === null
  const secretKey = await readSecretKey(config)
  const sealer = createSealer(secretKey)
  const mediaDir = join(config.dataDir, 'media')
  const storages = await openStorages(config, { db, sealer, log })
  const storedCopies = createStoredCopies({ log, storages }, mediaDir)
  const nodes = createNodes({ db, log }, { id: chooseNodeId(site, config.port), site, roles: config.roles })
  stops.push('the list of nodes', nodes.stop)
  const inner = createInnerSigner(secretKey)
  const readFromOthers = createRemoteFiles({ inner, log }, (...video) => videoNodes.find(...video))
  const bringing = { db, log, nodes, storages, storedCopies, mediaDir, readFromOthers }
  const leases = createLeases({ db, now, log, nodes }, (...video) => bringRecording(bringing, ...video))
  stops.push('the leases of cameras', leases.stop)
  const storing = createLiveStoring({ db, log, storages }, { mediaDir, epochOf: leases.epochOf })
  stops.push('live recordings in the storage', storing.stop)
  const recordings = createRecordings(
    {
      log,
      copies: storedCopies,
      guard: leases.guard,
      onListed: storing.wake,
      tellGap(channelId, videoId) {
        const problem = { code: 'recording_gap', detail: null } as const
        setCameraProblem(db, channelId, videoId, problem, now()).catch(error =>
          log.warn(
            { error, video_id: videoId },
            'The gap of a recording could not be stored for its operator',
          ),
        )
      },
      readLiveJournal: createLiveJournals({ db, storedCopies }),
      readFromOthers,
    },
    mediaDir,
  )
  const videoNodes = createVideoNodes({ db, nodes, inner, recordings, log })
  const folders = createMediaFolders(mediaDir)
  const srt = createSrtListeners(ffmpeg, {
    host: config.host,
    ports: config.roles.has('ingest') ? config.srtPorts : null,
  })
  const sendsTo: Opened['sendsTo'] = { isOpen: false, rtmpPort: null }
  const services = createChannelServices({ secrets, sealer })
  const mailSetting = openMail(config, { db, sealer, outbox })
  const sandboxUrl = await openSandbox(config, { log, now, say }, stops)
  const playerTimes = choosePlayerTimes(config.edgeUrls.length > 0)
  const door = createDoor({ db, log, now, sealer, nodes, playerTimes }, config)
  stops.push('the line before the players', door.stop)
  const ctx: Context = {
    db,
    now,
    channels,
    hostAsker: createHostAsker({ toPrivate: config.webhooksToPrivate }),
    rosters: createRosters({ db, log }),
    eventFeed,
    userFeed,
    dropEarlierHolder: (...account) => dropCustomers({ jobs: queue }, ...account),
    geo,
    jobs: queue,
    limiter: createRateLimiter({
      scale: config.rateLimitScale,
      shared: createSharedLimits(pool),
    }),
    fileReaders,
    passwords: createPasswords(),
    downloads,
    captcha: createRecaptcha({ url: config.recaptchaUrl, log }),
    sealer,
    mediaTokens: createMediaTokens(secretKey),
    endedPlaybacks: createEndedPlaybacks({ db, log, now }),
    playerTimes,
    door,
    recordings,
    storedCopies,
    folders,
    liveFrames: createLiveFrames({ db, channels, ffmpeg, recordings, folders, log }),
    maxUploadBytes: config.maxUploadBytes,
    cameras: createCameras(),
    signals: createSignals(),
    leases,
    nodes,
    inner,
    videoNodes,
    loudness: createLoudness({ ffmpeg, recordings, videoNodes, inner, log }),
    ffmpeg,
    isProduction: config.production,
    ...createEncoderAddresses({ nodes, publicUrl }, () => readPorts({ srt, sendsTo })),
    secrets,
    services,
    payments: createPayments({
      secretOf: channelKey => secrets.of(channelKey).stripe_secret,
      openSecret: sealed => sealer.open('payment-account', sealed),
      sandboxUrl,
      stripeUrl: config.stripeUrl,
      platformKeys: config.stripePlatform,
    }),
    googleAnalytics: createGoogleAnalytics({
      url: config.googleAnalyticsUrl,
      accountOf: channel => services.find(channel, 'google_analytics'),
    }),
    push: createPush({ toThisMachine: config.pushToThisMachine }),
    mailSetting,
    deployment: describeDeployment(config, directUrl, restore),
    storages,
    webhooks: createWebhookSender({ toPrivate: config.webhooksToPrivate }),
    social: createSocialProviders(config),
    publicUrl,
    outboxUrlOf: channel => (hasOutboxPage && channel.channel_key === demoChannelKey ? '/outbox' : null),
    isDemo: channel => config.demo && channel.channel_key === demoChannelKey,
    collectorUrl: config.collectorUrl ?? (config.roles.has('collector') ? '' : null),
    countsLocalhost: config.countsLocalhost,
    telemetry: createTelemetry(collecting),
    tracing,
    log,
  }
  return {
    ctx,
    queue,
    mail: mailSetting.transport,
    outbox: hasOutboxPage ? outbox : null,
    srt,
    nodes,
    mediaDir,
    sendsTo,
  }
}
