import type { VodMediaItem } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Roster } from '../../context/roster.ts'
import { localiser } from '../channel/index.ts'
import type { VodRow } from './vod-store.ts'

export function describeVodItem(asked: Reader, { imageById }: Roster, row: VodRow): VodMediaItem {
  const say = localiser(asked)
  const pictures = [
    { type: 'image' as const, picture: imageById(row.image_id) },
    { type: 'preview' as const, picture: imageById(row.preview_id) },
  ]
  return {
    id: row.id,
    title: say(row.title),
    date: row.date,
    description: say(row.description),
    duration_seconds: row.duration_seconds,
    category_ids: row.category_ids,
    assets: pictures.flatMap(({ type, picture }) => (picture ? [{ type, path: picture.url }] : [])),
  }
}
