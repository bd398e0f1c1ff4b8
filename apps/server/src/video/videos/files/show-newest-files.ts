import { type ReplayState, replayStates } from '@grandstand/contract'
import { z } from 'zod'
import type { Context } from '../../../context/context.ts'
import type { SingleOwner } from './file-owner.ts'
import { listNewestFiles } from './file-store.ts'

const state = z.enum(replayStates)

interface ShownFile {
  state: ReplayState
  percent: number
  is_playable: boolean
}

/** How far the video of each item of the library, preroll or slide is; by their ids. */
export async function showNewestFiles(
  ctx: Pick<Context, 'db'>,
  channelId: number,
  owner: SingleOwner,
): Promise<Map<number | null, ShownFile>> {
  const rows = await listNewestFiles(ctx.db, channelId, owner)
  return new Map(
    rows.map(row => [
      row.owned_id,
      { state: state.parse(row.state), percent: row.percent, is_playable: row.video_id !== null },
    ]),
  )
}
