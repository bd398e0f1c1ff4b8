import type { Image } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { listImageRows } from './image-store.ts'

/** The channel's pictures, by id and by path. */
export interface Images {
  byId(id: number | null): Image | null
  byPath(path: string | undefined): Image | null
}

export async function listImages(ctx: { db: Db | Tx }, channel: Channel): Promise<Images> {
  const rows = await listImageRows(ctx.db, channel.id)
  const url = (hash: string) => `/images/${channel.channel_key}/${hash}`
  const images = rows.flatMap(({ id, path, width, height, variants }): [number, string, Image][] => {
    const largest = variants.at(-1)
    if (!largest) return []
    const smaller = variants.map(variant => ({ url: url(variant.hash), width: variant.width }))
    return [[id, path, { url: url(largest.hash), width, height, variants: smaller }]]
  })
  const byId = new Map(images.map(([id, , image]) => [id, image]))
  const byPath = new Map(images.map(([, path, image]) => [path, image]))
  return {
    byId: id => (id === null ? null : (byId.get(id) ?? null)),
    byPath: path => (path === undefined ? null : (byPath.get(path) ?? null)),
  }
}
