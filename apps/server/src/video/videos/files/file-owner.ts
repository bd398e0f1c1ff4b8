import { type FileOwner, fileOwners } from '@grandstand/contract'
import { z } from 'zod'

/** What a file becomes a video of. */
export interface OwnerRef {
  owner: FileOwner
  id: number
}

/** What has one video, in the channel's lists. */
export type SingleOwner = Exclude<FileOwner, 'event' | 'teaser'>

const fileOwner = z.enum(fileOwners)

interface OwnerColumns {
  owner: string
  event_id: number | null
  vod_media_item_id: number | null
  preroll_id: number | null
  slide_id: number | null
}

export function ownerOf(row: OwnerColumns): OwnerRef {
  const id = row.event_id ?? row.vod_media_item_id ?? row.preroll_id ?? row.slide_id
  if (id === null) throw new Error('A file must belong to something')
  return { owner: fileOwner.parse(row.owner), id }
}

/** As the audit log names it. */
export const targetOf = ({ owner, id }: OwnerRef) => ({
  type: owner === 'teaser' ? ('event' as const) : owner,
  id,
})
