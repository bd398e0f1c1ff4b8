import type { Body, SeasonPreview, studioCalls } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { compareSeason } from './compare-season.ts'

interface Input {
  channel: Channel
  body: Body<typeof studioCalls.previewSeason>
}

/** The file is sent again when it is written: nothing is kept in between, in whichever process. */
export function previewSeason(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, body }: Input,
): Promise<SeasonPreview> {
  return ctx.db.transaction(async tx => (await compareSeason(tx, channel, body, ctx.now())).preview, {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}
