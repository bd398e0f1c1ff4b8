import { libraryAccessKinds, type VodMediaItem } from '@grandstand/contract'
import { z } from 'zod'
import { localiser } from '../../channel/channel/index.ts'
import type { Reader } from '../../context/channel.ts'
import { listPosterSizes, pictureAddress, previewName } from '../../context/media-pictures.ts'
import type { Roster } from '../../context/roster.ts'
import type { LibraryRow } from './library-store.ts'

const accessKind = z.enum(libraryAccessKinds)

export function describeLibraryItem(asked: Reader, roster: Roster, row: LibraryRow): VodMediaItem {
  const say = localiser(asked)
  const access = accessKind.parse(row.access)
  const seconds = row.video?.duration_ms == null ? null : Math.round(row.video.duration_ms / 1000)
  return {
    id: row.id,
    title: say(row.title),
    date: row.date,
    description: say(row.description),
    duration_seconds: seconds ?? row.duration_seconds,
    access,
    event_id: access === 'game' ? row.event_id : null,
    has_video: row.video !== null,
    category_ids: row.category_ids,
    assets: describeAssets(asked, roster, row),
  }
}

/** A picture that somebody chose tells more than one out of the video; what moves tells more than either. */
function describeAssets(
  { channel }: Reader,
  { imageById }: Roster,
  { image_id, preview_id, video }: LibraryRow,
): VodMediaItem['assets'] {
  const ofVideo = (name: string | null | undefined) =>
    video && name ? pictureAddress(channel.channel_key, video.id, name) : undefined
  const still = video?.poster && (listPosterSizes(video.poster).at(-1)?.name ?? video.poster)
  const image = imageById(image_id)?.url ?? ofVideo(still)
  const preview = ofVideo(video?.has_preview ? previewName : null) ?? imageById(preview_id)?.url
  return [
    ...(image ? [{ type: 'image' as const, path: image }] : []),
    ...(preview ? [{ type: 'preview' as const, path: preview }] : []),
  ]
}
