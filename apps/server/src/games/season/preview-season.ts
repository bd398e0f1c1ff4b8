import type { Body, SeasonPreview, studioCalls } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { compareSeason } from './compare-season.ts'
import { loadSeason } from './season-file.ts'

interface Input {
  channel: Channel
  body: Body<typeof studioCalls.previewSeason>
}

/** The file is sent again when it is written: nothing is kept in between, in whichever process. */
export async function previewSeason(
  ctx: Pick<Context, 'db' | 'now' | 'fileReaders'>,
  { channel, body }: Input,
): Promise<SeasonPreview> {
  const loaded = await loadSeason(ctx, channel, body)
  const { preview } = await ctx.db.transaction(
    tx => compareSeason(tx, channel, { asked: body, loaded, now: ctx.now() }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  return preview
}
