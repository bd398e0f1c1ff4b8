import { createRtmpServer, type RecordingWriter, startLiveRun } from '@grandstand/media'
import { type EncoderOptions, startEncoder } from '@grandstand/media/test-encoder'
import { touchChannel } from '../src/channel/channel/index.ts'
import { eventMedia, mediaRungs, videos } from '../src/db/tables.ts'
import { insertVideo, moveVideo, setOwnVideo, storeAgain } from '../src/video/videos/index.ts'
import type { TestServer } from './start-test-server.ts'

/** What a real encoder sends, in this recording. */
export const recordInto = (
  recording: RecordingWriter,
  options: Partial<EncoderOptions> = {},
): Promise<void> =>
  recordFrom(recording, url => startEncoder(url, { seconds: 4, size: '160x90', ...options }).done)

/** All that `send` sends to the address, in this recording. */
export async function recordFrom(
  recording: RecordingWriter,
  send: (url: string) => Promise<unknown>,
): Promise<void> {
  const { promise: isRead, resolve } = Promise.withResolvers<void>()
  const rtmp = createRtmpServer({
    onCamera: async () => {
      const run = startLiveRun(recording, () => Date.now())
      return {
        ...run,
        end() {
          run.end()
          resolve()
        },
      }
    },
    onError: () => {},
  })
  const port = await rtmp.listen(0, '127.0.0.1')
  await send(`rtmp://127.0.0.1:${port}/live/x`)
  // An encoder ends before all that it sent is read, and closing drops the rest.
  await isRead
  await rtmp.close()
  await recording.flush()
}

/** A replay of the event, recorded and, unless more is to come, ended. */
export async function addReplay(
  server: TestServer,
  eventId: number,
  options: Partial<EncoderOptions> & { channelId?: number; isOpen?: boolean } = {},
): Promise<{ videoId: number; recording: RecordingWriter }> {
  const { ctx, alphaId } = server
  const { channelId = alphaId, isOpen = false, ...encoder } = options
  const videoId = await addVideo(server, eventId, channelId)
  const recording = await ctx.recordings.open(channelId, videoId)
  await recordInto(recording, encoder)
  if (!isOpen) await recording.end()
  await storeAgain(ctx.db, channelId, videoId)
  return { videoId, recording }
}

/** Rows alone. */
export async function addVideo(
  { ctx, alphaId }: TestServer,
  eventId: number,
  channelId = alphaId,
): Promise<number> {
  const now = ctx.now()
  const own = { channel_id: channelId }
  const [video] = await ctx.db
    .insert(videos)
    .values({ ...own, kind: 'file', state: 'ready', created_at: now, ready_at: now })
    .returning()
  if (!video) throw new Error('no video')
  await ctx.db
    .insert(eventMedia)
    .values({ ...own, event_id: eventId, position: 0, type: 'vod', name: 'Replay', video_id: video.id })
  return video.id
}

/** A recorded video as that of an item of the library. */
export async function addLibraryVideo(
  { ctx, alphaId }: TestServer,
  itemId: number,
  options: Partial<EncoderOptions> = {},
): Promise<number> {
  const now = ctx.now()
  const videoId = await ctx.db.transaction(async tx => {
    const id = await insertVideo(tx, alphaId, { kind: 'file', now })
    await moveVideo(tx, alphaId, id, { state: 'ready', now, durationMs: 4_000 })
    await setOwnVideo(tx, alphaId, 'library', itemId, id)
    await touchChannel(tx, alphaId)
    return id
  })
  const recording = await ctx.recordings.open(alphaId, videoId)
  await recordInto(recording, options)
  await recording.end()
  // The row was there before its files.
  await storeAgain(ctx.db, alphaId, videoId)
  return videoId
}

/** Of a playback's address: below it is all that there is of the video. */
export function baseOf(url: string): string {
  const [base] = url.match(/^\/media\/[^/]+\//) ?? []
  if (base === undefined) throw new Error(`not a media address: ${url}`)
  return base
}

export async function addRung(
  { ctx, alphaId }: TestServer,
  videoId: number,
  rung: { name: string; height: number; bandwidth: number; is_ready?: boolean },
): Promise<void> {
  await ctx.db.insert(mediaRungs).values({
    channel_id: alphaId,
    video_id: videoId,
    width: Math.round((rung.height * 16) / 9),
    codecs: 'avc1.42c00a,mp4a.40.2',
    frame_rate: 30,
    is_ready: true,
    ...rung,
  })
}
