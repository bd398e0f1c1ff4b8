import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFfmpeg } from '@grandstand/media'
import { createRecaptcha } from '../adapters/captcha/index.ts'
import { openGeoReader } from '../adapters/geo/index.ts'
import { createOutbox, smtpTransport } from '../adapters/mail/index.ts'
import { createSocialProviders } from '../adapters/social/index.ts'
import { openStorage } from '../adapters/storage/index.ts'
import type { Config } from '../config/read-config.ts'
import { readSecretKey, readSecrets } from '../config/read-secrets.ts'
import type { Context } from '../context/context.ts'
import { createMediaFolders } from '../context/media-folders.ts'
import { createMediaTokens } from '../context/media-tokens.ts'
import { createPublishers } from '../context/publishers.ts'
import { openDatabase } from '../db/connection.ts'
import { applyDemo, demoChannelKey } from '../demo/apply-demo.ts'
import { placeDemoPrerolls } from '../demo/place-demo-prerolls.ts'
import { startDemoSeason } from '../demo/season/index.ts'
import { createDemoUsers, demoLogins } from '../demo/users/index.ts'
import { startDemoVideo } from '../demo/video/index.ts'
import { forgetExpiredTokens, mailPasswordReset } from '../features/auth/index.ts'
import { createChannelDirectory } from '../features/channel/index.ts'
import { createDownloadFiles } from '../features/downloads/index.ts'
import { createEventFeed, forgetEventChanges, moveEventsByClock } from '../features/events/index.ts'
import { createRecordings, createSrtListeners, type Ingest, startIngest } from '../features/ingest/index.ts'
import { forgetExpiredKeys } from '../features/keys/index.ts'
import { forgetMails, sendMail } from '../features/mail/index.ts'
import { ensureOperator, forgetOperatorSessions, type KnownOperator } from '../features/operators/index.ts'
import { forgetPlaybacks } from '../features/playback/index.ts'
import { createRosters } from '../features/roster/index.ts'
import { forgetSocialCodes } from '../features/social/index.ts'
import {
  createStoredCopies,
  forgetUploads,
  processFile,
  removeRecording,
  startStoring,
} from '../features/videos/index.ts'
import { readStudioBuild } from '../http/add-studio.ts'
import { createApp } from '../http/create-app.ts'
import { readViewerBuild } from '../http/page/viewer-build.ts'
import { startJobs } from '../jobs/index.ts'
import { createLog } from '../runtime/create-log.ts'
import { createPasswords } from '../runtime/passwords.ts'
import { createRateLimiter } from '../runtime/rate-limiter.ts'
import { repeat } from '../runtime/repeat.ts'
import { createSealer } from '../runtime/sealer.ts'
import { serverFolder } from '../runtime/server-folder.ts'
import { StartError } from '../runtime/start-error.ts'
import { prepareDatabase } from './prepare-database.ts'

const stopLimitMs = 10_000
const viewerDir = join(serverFolder, '../viewer/dist')
const studioDir = join(serverFolder, '../studio/dist')

export interface RunningServer {
  /** Where it listens on this machine. */
  url: string
  /** Null: the port where encoders send to was taken. */
  rtmpPort: number | null
  /** A game of the demo with a live picture. */
  liveEventId: number | null
  ctx: Context
  /** A login to the Studio that may be shown: see `ensureOperator`. */
  operator: KnownOperator | null
  /** Viewers of the demo channel. */
  demoLogins: readonly { email: string; password: string; isTemporary: boolean }[]
  stop(): Promise<void>
}

export interface StartOptions {
  say: (sentence: string) => void
  now?: () => Date
}

/** Starts everything in order; whatever fails, what was started before is stopped again. */
export async function startServer(
  config: Config,
  { say, now = () => new Date() }: StartOptions,
): Promise<RunningServer> {
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    // Whatever does not end is left behind: the rest must still be stopped.
    for (const stopOne of stops.splice(0).reverse())
      await Promise.race([stopOne(), sleep(stopLimitMs, undefined, { ref: false })])
  }
  try {
    const log = createLog(config.logLevel)
    const viewer = readViewerBuild(viewerDir)
    const studio = readStudioBuild(studioDir)
    const [database, geo, secrets, ffmpeg, storage] = await Promise.all([
      prepareDatabase(config, say),
      openGeoReader(config.geoFile),
      readSecrets(config),
      findFfmpeg(config.ffmpegPath),
      openStorage(config.storage),
    ])
    stops.push(database.stop)
    if (!ffmpeg)
      say(
        'No ffmpeg was found that runs: live games are taken and shown, but files cannot become replays and the demo has no footage. Install ffmpeg, or set FFMPEG_PATH.',
      )
    const { db, close } = openDatabase({
      url: database.url,
      onError: error => log.warn({ error }, 'A database connection was lost'),
    })
    stops.push(close)
    if (config.demo) await applyDemo(db, say)

    const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
    const channels = createChannelDirectory({ db, log })
    const outbox = createOutbox(join(config.dataDir, 'outbox'), now)
    const hasOutboxPage = config.demo && config.smtpUrl === null
    const mail = config.smtpUrl ? smtpTransport(config.smtpUrl) : outbox
    const secretKey = await readSecretKey(config)
    const sealer = createSealer(secretKey)
    const mediaDir = join(config.dataDir, 'media')
    const folders = createMediaFolders(mediaDir)
    const storedCopies = await createStoredCopies({ log }, storage, {
      mediaDir,
      isRedirecting: config.storageRedirects,
    })
    const recordings = createRecordings({ log, copies: storedCopies }, mediaDir)
    const jobs = await startJobs({
      databaseUrl: database.url,
      ctx: { db, now, mail, channels, publicUrl, sealer, folders, recordings, ffmpeg, log },
      jobs: [
        sendMail,
        forgetMails,
        mailPasswordReset,
        forgetExpiredTokens,
        forgetExpiredKeys,
        forgetEventChanges,
        forgetOperatorSessions,
        forgetSocialCodes,
        forgetPlaybacks,
        processFile,
        forgetUploads,
        removeRecording,
      ],
    })
    stops.push(jobs.stop)

    const eventFeed = createEventFeed({ db, channels, log }, database.url)
    stops.push(eventFeed.stop)
    const clock = repeat({
      everyMs: 1_000,
      run: () => moveEventsByClock({ db, now }),
      onError: error => log.warn({ error }, 'The clock could not move events'),
    })
    stops.push(clock.stop)
    let ingest: Ingest | null = null
    const srt = createSrtListeners(ffmpeg, { host: config.host, ports: config.srtPorts })
    if (srt.state === 'no_libsrt')
      say(
        'SRT_PORTS is set, but no ffmpeg with libsrt was found: encoders can send RTMP alone. Install a current ffmpeg, or set FFMPEG_PATH.',
      )
    const downloads = createDownloadFiles(
      { ffmpeg, now },
      { dir: join(config.dataDir, 'downloads'), maxBytes: config.downloadCacheBytes },
    )
    stops.push(downloads.stop)
    const ctx: Context = {
      db,
      now,
      channels,
      rosters: createRosters({ db, log }),
      eventFeed,
      geo,
      jobs,
      limiter: createRateLimiter(config.rateLimitScale),
      passwords: createPasswords(),
      downloads,
      captcha: createRecaptcha({ url: config.recaptchaUrl, log }),
      sealer,
      mediaTokens: createMediaTokens(secretKey),
      recordings,
      storedCopies,
      folders,
      maxUploadBytes: config.maxUploadBytes,
      publishers: createPublishers(),
      ffmpeg,
      srt,
      rtmpUrl: () => (ingest?.port ? `rtmp://${new URL(publicUrl).hostname}:${ingest.port}/live` : null),
      secrets,
      social: createSocialProviders(config),
      publicUrl,
      outboxUrlOf: channel => (hasOutboxPage && channel.channel_key === demoChannelKey ? '/outbox' : null),
      collectorUrl: config.collectorUrl ?? '',
      log,
    }
    if (config.demo) stops.push((await startDemoSeason(ctx, demoChannelKey)).stop)
    const demoChannel = config.demo ? await channels.findByKey(demoChannelKey) : undefined
    if (demoChannel) await createDemoUsers(ctx, demoChannel)
    const operator = await ensureOperator(ctx, {
      isDemo: demoChannel !== undefined,
      email: `operator@${new URL(publicUrl).hostname}`,
    })
    ingest = await startIngest(ctx, { host: config.host, port: config.rtmpPort, srt })
    stops.push(ingest.stop)
    if (storage) {
      const keepsLocal = config.storageKeepsLocal
      stops.push(startStoring(ctx, storage, { mediaDir, keepsLocal }).stop)
    }
    const prerollDir = join(config.dataDir, 'prerolls')
    if (config.demoVideo) await placeDemoPrerolls(prerollDir)
    const app = await createApp({
      ctx,
      config,
      viewer,
      studio,
      prerollDir,
      outbox: hasOutboxPage ? outbox : null,
    })
    stops.push(() => app.close())
    const url = await listen(app, config)
    const demoVideo = config.demoVideo
      ? await startDemoVideo(ctx, {
          channelKey: demoChannelKey,
          dir: join(config.dataDir, 'demo'),
          rtmpPort: ingest.port,
          say,
        })
      : null
    if (demoVideo) stops.push(demoVideo.stop)
    return {
      url,
      rtmpPort: ingest.port,
      liveEventId: demoVideo?.liveEventId ?? null,
      ctx,
      operator,
      demoLogins: demoChannel ? demoLogins : [],
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function listen(
  app: Awaited<ReturnType<typeof createApp>>,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<string> {
  try {
    const address = await app.listen({ host, port })
    return `http://localhost:${new URL(address).port}`
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
      )
    }
    if (code === 'EACCES')
      throw new StartError(`Port ${port} may not be used by this user. Choose one above 1023.`)
    throw error
  }
}
