import type { Context } from '../../../context/context.ts'
import type { Tx } from '../../../db/connection.ts'
import { findVideoSite } from '../../../video/nodes/index.ts'

/** Of a process that has the files of the video; null: nobody lives who does, so anybody cuts from the storage. */
export async function findCutPlace(
  { nodes }: Pick<Context, 'nodes'>,
  tx: Tx,
  channelId: number,
  videoId: number | null,
): Promise<string | null> {
  const place = videoId === null ? null : ((await findVideoSite(tx, channelId, videoId))?.site ?? null)
  const isThere = place !== null && (place === nodes.site || nodes.findAt(place) !== undefined)
  return isThere ? place : null
}
