import type { Context } from '../../../context/context.ts'
import type { Tx } from '../../../db/connection.ts'
import { findVideoSite } from '../../../video/nodes/index.ts'

/** Of a process that has the files of the video; null: nobody lives who does, so anybody cuts from the storage. */
export async function findCutSite(
  { nodes }: Pick<Context, 'nodes'>,
  tx: Tx,
  channelId: number,
  videoId: number | null,
): Promise<string | null> {
  const site = videoId === null ? null : ((await findVideoSite(tx, channelId, videoId))?.site ?? null)
  const isThere = site !== null && (site === nodes.site || nodes.findAt(site) !== undefined)
  return isThere ? site : null
}
