import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findFfmpeg } from '@grandstand/media'
import { readSecretKey } from '../config/read-secrets.ts'
import type { Context } from '../context/context.ts'
import { createMediaFolders } from '../context/media-folders.ts'
import { createChannelDirectory } from '../features/channel/index.ts'
import { moveEvent } from '../features/events/index.ts'
import {
  addCamera,
  findChannelOfEvent,
  listCameras,
  problemText,
  rotateStreamKey,
} from '../features/ingest/index.ts'
import { readPlace } from '../features/nodes/index.ts'
import { addEmbeddedMedia, type OutsideMediaType } from '../features/playback/index.ts'
import { importFile, listReplayFiles, processFile } from '../features/videos/index.ts'
import { openJobQueue } from '../jobs/index.ts'
import { CallError } from '../runtime/call-error.ts'
import { createLog } from '../runtime/create-log.ts'
import { createSealer } from '../runtime/sealer.ts'
import { StartError } from '../runtime/start-error.ts'
import { withDatabase } from './with-database.ts'

const usage = `Usage: npm run media -- cameras EVENT          what each encoder of an event does, with its stream key
       npm run media -- camera EVENT [NAME]    add a camera to an event
       npm run media -- rotate EVENT CAMERA    give a camera a new stream key; the old one is dead at once
       npm run media -- start EVENT            make an event live
       npm run media -- end EVENT              end an event; what was live becomes its replay
       npm run media -- import FILE --event EVENT [--name NAME]
                                               make a video file a replay of an event
       npm run media -- files EVENT            how far the files of an event are
       npm run media -- embed EVENT URL [--name NAME]
                                               show a player of another site, of a host in the channel's embed_hosts
       npm run media -- embed-preview EVENT URL [--name NAME]
                                               the same as a preview: for everyone, where the game cannot be watched

EVENT and CAMERA are ids. Encoders send RTMP to rtmp://HOST/live with the stream key.`

type Own = Pick<Context, 'db' | 'now' | 'sealer' | 'folders' | 'isProduction'> & {
  databaseUrl: string
  dataDir: string
  ffmpegPath: string | null
}
type Verb = (
  ctx: Own,
  channelId: number,
  eventId: number,
  argument: string | undefined,
  name: string | undefined,
) => Promise<void>

const verbs: Record<string, Verb> = {
  ...{ cameras, camera, rotate, start, end, import: importVideo, files },
  embed: addOutside('embedded', 'Partner'),
  'embed-preview': addOutside('embedded_preview', 'Preview'),
}

/** Exit codes: 0 done, 2 trouble. */
export async function mediaCli(args: string[]): Promise<number> {
  const asked = parseCommand(args)
  if (!asked) {
    console.error(usage)
    return 2
  }
  try {
    await withDatabase(async (db, config, databaseUrl) => {
      const folders = createMediaFolders(join(config.dataDir, 'media'))
      const sealer = createSealer(await readSecretKey(config))
      const channelId = await findChannelOfEvent(db, asked.eventId)
      if (channelId === undefined) throw new StartError(`There is no event ${asked.eventId}.`)
      const { production: isProduction, ffmpegPath, dataDir } = config
      const own = { db, now: () => new Date(), sealer, folders, isProduction }
      const ctx = { ...own, databaseUrl, dataDir, ffmpegPath }
      await asked.verb(ctx, channelId, asked.eventId, asked.argument, asked.name)
    })
    return 0
  } catch (error) {
    const isExpected = error instanceof StartError || error instanceof CallError
    console.error(isExpected ? error.message : error)
    return 2
  }
}

function parseCommand(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { event: { type: 'string' }, name: { type: 'string' } },
    })
    const [command = '', ...rest] = positionals
    const verb = Object.hasOwn(verbs, command) ? verbs[command] : undefined
    // The one command that is about a file first.
    const [event = '', argument, ...more] = command === 'import' ? [values.event, ...rest] : rest
    if (!verb || !/^[1-9]\d{0,9}$/.test(event) || more.length > 0) return undefined
    return { verb, eventId: Number(event), argument, name: values.name }
  } catch {
    return undefined
  }
}

async function cameras(ctx: Own, channelId: number, eventId: number): Promise<void> {
  const found = await listCameras(ctx, channelId, eventId)
  if (found.length === 0)
    console.log(`Event ${eventId} has no camera. Add one: npm run media -- camera ${eventId}`)
  for (const { video_id, name, state, state_since, problem, stream_key } of found) {
    console.log(`${video_id}  ${name}: ${state} since ${state_since.toISOString()}`)
    console.log(`   stream key  ${stream_key ?? 'sealed with another SECRET_KEY; rotate it'}`)
    if (problem !== null) console.log(`   last problem  ${problemText(problem)}`)
  }
}

async function camera(ctx: Own, channelId: number, eventId: number, name = 'Main camera'): Promise<void> {
  const { video_id, stream_key } = await addCamera(ctx, channelId, eventId, name)
  console.log(`Camera ${video_id}, stream key  ${stream_key}`)
}

async function rotate(ctx: Own, channelId: number, eventId: number, cameraId = ''): Promise<void> {
  const known = await listCameras(ctx, channelId, eventId)
  const one = known.find(({ video_id }) => String(video_id) === cameraId)
  if (!one) throw new StartError(`Event ${eventId} has no camera ${cameraId}.`)
  const { stream_key } = await rotateStreamKey(ctx, channelId, one.video_id)
  console.log(`Camera ${cameraId}, stream key  ${stream_key}`)
}

async function start(ctx: Own, channelId: number, eventId: number): Promise<void> {
  await move(ctx, channelId, eventId, 'live')
}

async function end(ctx: Own, channelId: number, eventId: number): Promise<void> {
  await move(ctx, channelId, eventId, 'finished')
}

async function importVideo(
  ctx: Own,
  channelId: number,
  eventId: number,
  file: string | undefined,
  name: string | undefined,
): Promise<void> {
  if (file === undefined) throw new StartError('Which file? npm run media -- import FILE --event EVENT')
  const path = resolve(file)
  const isFile = await stat(path).then(
    found => found.isFile(),
    () => false,
  )
  if (!isFile) throw new StartError(`There is no file ${path}.`)
  const place = await readPlace(ctx.dataDir)
  const jobs = await openJobQueue({
    ...{ databaseUrl: ctx.databaseUrl, jobs: [processFile], maxConnections: 1, place },
    log: createLog('silent'),
  })
  try {
    const ffmpeg = await findFfmpeg(ctx.ffmpegPath)
    const own = { ...ctx, jobs, ffmpeg, nodes: { place } }
    const id = await importFile(own, channelId, eventId, { path, name })
    console.log(`File ${id} of event ${eventId} waits for the server to make it a replay.`)
    console.log(`How far it is: npm run media -- files ${eventId}`)
  } finally {
    await jobs.stop()
  }
}

async function files(ctx: Own, channelId: number, eventId: number): Promise<void> {
  const found = await listReplayFiles(ctx, channelId, eventId)
  if (found.length === 0) console.log(`Event ${eventId} has no files.`)
  for (const { id, name, state, percent, problem } of found) {
    const detail = problem
      ? `: ${problem.replaceAll('_', ' ')}`
      : state === 'processing'
        ? ` ${percent} %`
        : ''
    console.log(`${id}  ${name}: ${state}${detail}`)
  }
}

function addOutside(type: OutsideMediaType, usualName: string): Verb {
  return async (ctx, channelId, eventId, url = '', name = usualName) => {
    const channels = createChannelDirectory({ db: ctx.db, log: createLog('warn') })
    const id = await addEmbeddedMedia({ ...ctx, channels }, channelId, eventId, { type, url, name })
    console.log(`Media ${id} of event ${eventId} is shown in a frame.`)
  }
}

async function move(ctx: Own, channelId: number, eventId: number, to: 'live' | 'finished'): Promise<void> {
  const refusal = await moveEvent(ctx, channelId, eventId, { to, by: 'operator' })
  if (refusal) throw new StartError(`Event ${eventId} cannot be made ${to}: ${refusal}.`)
  console.log(`Event ${eventId} is ${to}.`)
}
