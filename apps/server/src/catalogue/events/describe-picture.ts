import type { Event } from '@grandstand/contract'
import { findSignalLoss, hasPicture, isEmbeddable, type StreamStatus } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { listCameraStates, listEventMedia } from './event-store.ts'
import { toSeconds } from './to-seconds.ts'

export type Picture = Pick<Event, 'has_picture' | 'signal_lost_at'>
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

export interface PicturedEvent {
  id: number
  stream_status: StreamStatus
}

/** Of several events with two questions, by their ids. */
export async function findPictures(
  db: Db | Tx,
  channel: Channel,
  events: readonly PicturedEvent[],
): Promise<Map<number, Picture>> {
  const ids = events.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const [media, cameras] = await Promise.all([
    listEventMedia(db, channel.id, ids),
    listCameraStates(db, channel.id, ids),
  ])
  const mediaOf = Map.groupBy(media, ({ event_id }) => event_id)
  const camerasOf = Map.groupBy(cameras, ({ event_id }) => event_id)
  return new Map(
    events.map(({ id, stream_status }) => {
      const facts = { media: mediaOf.get(id) ?? [], cameras: camerasOf.get(id) ?? [] }
      return [id, describePicture(channel, stream_status, facts)]
    }),
  )
}

export async function findPicture(db: Db | Tx, channel: Channel, event: PicturedEvent): Promise<Picture> {
  const found = (await findPictures(db, channel, [event])).get(event.id)
  return found ?? { has_picture: false, signal_lost_at: null }
}
