import type { Event } from '@grandstand/contract'
import { findSignalLoss, hasPicture, isEmbeddable, type StreamStatus } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { listCameraStates, listEventMedia } from './event-store.ts'
import { toSeconds } from './to-seconds.ts'

type Picture = Pick<Event, 'has_picture' | 'signal_lost_at'>
type Media = Awaited<ReturnType<typeof listEventMedia>>
type Cameras = Awaited<ReturnType<typeof listCameraStates>>

const playable = new Set(['live', 'vod', 'embedded'])

/** From what the database keeps of cameras and recordings, which is the same for every process. */
export function describePicture(
  channel: Channel,
  stream_status: StreamStatus,
  { media, cameras }: { media: Media; cameras: Cameras },
): Picture {
  const stateOf = new Map(cameras.map(camera => [camera.video_id, camera.state]))
  const facts = media
    .filter(({ type }) => playable.has(type))
    .map(({ type, url, video }) => ({
      isOutside: type === 'embedded' && isEmbeddable(url, channel.settings.embed_hosts),
      isRecorded: video !== null && video.state !== 'waiting',
      cameraState: (video && stateOf.get(video.id)) ?? null,
    }))
  return {
    has_picture: hasPicture({ stream_status, media: facts }),
    signal_lost_at: toSeconds(findSignalLoss({ stream_status, cameras })),
  }
}

export async function findPicture(
  db: Db | Tx,
  channel: Channel,
  event: { id: number; stream_status: StreamStatus },
): Promise<Picture> {
  const [media, cameras] = await Promise.all([
    listEventMedia(db, channel.id, [event.id]),
    listCameraStates(db, channel.id, [event.id]),
  ])
  return describePicture(channel, event.stream_status, { media, cameras })
}
