import { type Event, mediaTypes } from '@grandstand/contract'
import { isEmbeddable } from '@grandstand/rules'
import { z } from 'zod'
import type { Channel } from '../../context/channel.ts'
import { clipName, pictureAddress, previewName } from '../../context/media-pictures.ts'
import type { listEventMedia } from './event-store.ts'

const mediaType = z.enum(mediaTypes)

type MediaRow = Awaited<ReturnType<typeof listEventMedia>>[number]
type EventMedia = Event['media'][number]

export function describeEventMedia(channel: Channel, rows: readonly MediaRow[]): EventMedia[] {
  return rows.flatMap(row => {
    const { id, name } = row
    const type = mediaType.parse(row.type)
    const isOutside = type === 'embedded' || type === 'embedded_preview'
    if (isOutside && !isEmbeddable(row.url, channel.settings.embed_hosts)) return []
    // Who may watch it is given its address with the playback.
    if (type === 'embedded') return [{ id, type, name, url: null }]
    // What is shown to everyone; its own poster and preview would be those of a game.
    if (type === 'preview_alt' && row.video) return describeTeaser(channel, row)
    return [{ id, type, name, url: row.url }, ...describePictures(channel, row)]
  })
}

/** How long the replay is that a game is opened with. */
export function findDuration(
  stream_status: Event['stream_status'],
  rows: readonly MediaRow[],
): Pick<Event, 'duration_seconds'> {
  if (stream_status !== 'finished') return {}
  const ms = rows.find(({ type, video }) => type === 'vod' && video?.state === 'ready')?.video?.duration_ms
  return ms ? { duration_seconds: Math.max(1, Math.round(ms / 1000)) } : {}
}

function describeTeaser({ channel_key }: Channel, { id, name, video }: MediaRow): EventMedia[] {
  if (!video?.has_clip) return []
  return [{ id, type: 'preview_alt', name, url: pictureAddress(channel_key, video.id, clipName) }]
}

function describePictures({ channel_key }: Channel, { id, video }: MediaRow): EventMedia[] {
  if (!video) return []
  const pictures: EventMedia[] = []
  const add = (type: EventMedia['type'], url: string | null) => pictures.push({ id, type, name: '', url })
  if (video.poster !== null) add('image', pictureAddress(channel_key, video.id, video.poster))
  if (video.has_preview) add('preview', pictureAddress(channel_key, video.id, previewName))
  // Its address needs a viewer's token.
  if (video.has_storyboard) add('thumbnails', null)
  return pictures
}
