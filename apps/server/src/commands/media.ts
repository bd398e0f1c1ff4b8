import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { moveEvent } from '../catalogue/events/index.ts'
import { createChannelDirectory } from '../channel/channel/index.ts'
import { readSecretKey } from '../config/read-secrets.ts'
import type { Context } from '../context/context.ts'
import { createMediaFolders } from '../context/media-folders.ts'
import { createLog } from '../runtime/create-log.ts'
import { createSealer } from '../runtime/sealer.ts'
import { StartError } from '../runtime/start-error.ts'
import { writeEdgeKeys } from '../video/edges/index.ts'
import {
  addCamera,
  findChannelOfEvent,
  listCameras,
  problemText,
  rotateStreamKey,
} from '../video/ingest/index.ts'
import { addEmbeddedMedia, type OutsideMediaType } from '../video/playback/index.ts'
import { endCommand } from './end-command.ts'
import { parseFileCommand, runFileCommand } from './media-files.ts'
import { readOwnConfig, withDatabase } from './with-database.ts'

const usage = `Usage: npm run media -- cameras EVENT          what each encoder of an event does, with its stream key
       npm run media -- camera EVENT [NAME]    add a camera to an event
       npm run media -- rotate EVENT CAMERA    give a camera a new stream key; the old one is dead at once
       npm run media -- start EVENT            make an event live
       npm run media -- end EVENT              end an event; what was live becomes its replay
       npm run media -- import FILE --event EVENT [--name NAME]
                                               make a video file a replay of an event
       npm run media -- import FILE --library ITEM
                                               make it the video of an item of the library
       npm run media -- import FILE --teaser EVENT
                                               show it of an event to who cannot watch it, or not yet
       npm run media -- import FILE --preroll PREROLL
                                               make it the clip of a preroll
       npm run media -- import FILE --slide SLIDE
                                               make it the film of a video slide
       npm run media -- files EVENT            how far the files of an event are; of the library --library ITEM,
                                               of others as for import
       npm run media -- embed EVENT URL [--name NAME]
                                               show a player of another site, of a host in the channel's embed_hosts
       npm run media -- embed-preview EVENT URL [--name NAME]
                                               the same as a preview: for everyone, where the game cannot be watched
       npm run media -- edge                   the keys with which an edge verifies tokens, for Varnish to include

EVENT and CAMERA are ids, ITEM, PREROLL and SLIDE ids or aliases. Encoders send RTMP to rtmp://HOST/live with the stream key.`

type Ctx = Pick<Context, 'db' | 'now' | 'sealer'>
type Verb = (
  ctx: Ctx,
  channelId: number,
  eventId: number,
  argument: string | undefined,
  name: string | undefined,
) => Promise<void>

const verbs: Record<string, Verb> = {
  cameras,
  camera,
  rotate,
  start,
  end,
  embed: addOutside('embedded', 'Partner'),
  'embed-preview': addOutside('embedded_preview', 'Preview'),
}

export async function mediaCli(args: string[]): Promise<number> {
  if (args.length === 1 && args[0] === 'edge')
    return endCommand(async () => console.log(writeEdgeKeys(await readSecretKey(readOwnConfig()))))
  const ofFile = parseFileCommand(args)
  const asked = ofFile ? undefined : parseCommand(args)
  if (!ofFile && !asked) {
    console.error(usage)
    return 2
  }
  return endCommand(() =>
    withDatabase(async (db, config, databaseUrl) => {
      const folders = createMediaFolders(join(config.dataDir, 'media'))
      const now = () => new Date()
      if (ofFile)
        return runFileCommand(
          { ...config, db, now, folders, databaseUrl, isProduction: config.production },
          ofFile,
        )
      if (!asked) return
      const sealer = createSealer(await readSecretKey(config))
      const channelId = await findChannelOfEvent(db, asked.eventId)
      if (channelId === undefined) throw new StartError(`There is no event ${asked.eventId}.`)
      const ctx = { db, now, sealer }
      await asked.verb(ctx, channelId, asked.eventId, asked.argument, asked.name)
    }),
  )
}

function parseCommand(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { name: { type: 'string' } },
    })
    const [command = '', ...rest] = positionals
    const verb = Object.hasOwn(verbs, command) ? verbs[command] : undefined
    const [event = '', argument, ...more] = rest
    if (!verb || !/^[1-9]\d{0,9}$/.test(event) || more.length > 0) return undefined
    return { verb, eventId: Number(event), argument, name: values.name }
  } catch {
    return undefined
  }
}

async function cameras(ctx: Ctx, channelId: number, eventId: number): Promise<void> {
  const found = await listCameras(ctx, channelId, eventId)
  if (found.length === 0)
    console.log(`Event ${eventId} has no camera. Add one: npm run media -- camera ${eventId}`)
  for (const { video_id, name, state, state_since, problem, stream_key } of found) {
    console.log(`${video_id}  ${name}: ${state} since ${state_since.toISOString()}`)
    console.log(`   stream key  ${stream_key ?? 'sealed with another SECRET_KEY; rotate it'}`)
    if (problem !== null) console.log(`   last problem  ${problemText(problem)}`)
  }
}

async function camera(ctx: Ctx, channelId: number, eventId: number, name = 'Main camera'): Promise<void> {
  const { video_id, stream_key } = await addCamera(ctx, channelId, eventId, name)
  console.log(`Camera ${video_id}, stream key  ${stream_key}`)
}

async function rotate(ctx: Ctx, channelId: number, eventId: number, cameraId = ''): Promise<void> {
  const known = await listCameras(ctx, channelId, eventId)
  const one = known.find(({ video_id }) => String(video_id) === cameraId)
  if (!one) throw new StartError(`Event ${eventId} has no camera ${cameraId}.`)
  const { stream_key } = await rotateStreamKey(ctx, channelId, one.video_id)
  console.log(`Camera ${cameraId}, stream key  ${stream_key}`)
}

async function start(ctx: Ctx, channelId: number, eventId: number): Promise<void> {
  await move(ctx, channelId, eventId, 'live')
}

async function end(ctx: Ctx, channelId: number, eventId: number): Promise<void> {
  await move(ctx, channelId, eventId, 'finished')
}

function addOutside(type: OutsideMediaType, usualName: string): Verb {
  return async (ctx, channelId, eventId, url = '', name = usualName) => {
    const channels = createChannelDirectory({ ...ctx, log: createLog('warn') })
    const id = await addEmbeddedMedia({ ...ctx, channels }, channelId, eventId, { type, url, name })
    console.log(`Media ${id} of event ${eventId} is shown in a frame.`)
  }
}

async function move(ctx: Ctx, channelId: number, eventId: number, to: 'live' | 'finished'): Promise<void> {
  const refusal = await moveEvent(ctx, channelId, eventId, { to, by: 'operator' })
  if (refusal) throw new StartError(`Event ${eventId} cannot become ${to}: ${refusal}.`)
  console.log(`Event ${eventId} is ${to}.`)
}
