import { readFile } from 'node:fs/promises'
import { eventCardTitle, formatClock, sidesInOrder } from '@grandstand/rules'
import { getEvent } from '../../catalogue/events/index.ts'
import {
  type ClipCard,
  type ClipCardShape,
  cardVersion,
  describeBrand,
  drawClipCard,
} from '../../catalogue/share-image/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { visitor } from '../../context/visitor.ts'
import { createByteStore } from '../../runtime/byte-store.ts'
import { createFairSlots } from '../../runtime/slots.ts'
import { stillName } from './clip-address.ts'
import type { ClipRow } from './clip-store.ts'
import { findClipFile } from './find-clip-file.ts'
import { setBack } from './set-back.ts'

/** Some hundred. A process more draws its own. */
const maxBytes = 32 * 1024 * 1024

type Ctx = Pick<Context, 'db' | 'now' | 'rosters' | 'channels' | 'folders' | 'storedCopies' | 'recordings'>

/** What a link to a clip shows elsewhere. It is redrawn when its content changes. */
export function createClipCards(ctx: Ctx) {
  const drawn = createByteStore<Buffer>(maxBytes, ({ length }) => length)
  const slots = createFairSlots(1)
  return async (
    clip: ClipRow,
    channel: Channel,
    { hidesScores, shape }: { hidesScores: boolean; shape: ClipCardShape },
  ): Promise<{ bytes: Buffer; etag: string } | null> => {
    const still = await findClipFile(ctx, clip, stillName(clip.cut))
    if (!still) return null
    const card = await describeClipCard(ctx, clip, channel, hidesScores)
    const key = `${still.etag} ${shape} ${cardVersion(card)}`
    const bytes = await slots(
      ['channel', channel.id],
      async () =>
        drawn.get(key) ?? drawClipCard(ctx, channel, card, { still: await readFile(still.path), shape }),
    )
    drawn.set(key, bytes)
    return { bytes, etag: `"${cardVersion({ key })}"` }
  }
}

async function describeClipCard(
  ctx: Ctx,
  clip: ClipRow,
  channel: Channel,
  hidesScores: boolean,
): Promise<ClipCard> {
  const reader = { channel, language: channel.settings.language }
  const session = visitor(hidesScores ? new Set() : 'all')
  const now = await getEvent(ctx, { ...reader, session, params: { id: clip.event_id } })
  const event = await setBack(ctx, now, clip)
  const { known } = await ctx.rosters.get(reader)
  const title = eventCardTitle(event)
  const sport = known.categories.get(event.event_category_id)?.name
  const sides = hidesScores ? [] : sidesInOrder(event)
  return {
    brand: await describeBrand(ctx, reader),
    title: hidesScores ? title : clip.name,
    text: [hidesScores ? null : title, sport].filter(Boolean).join(' · '),
    length: formatClock(clip.duration_seconds * 1000),
    scores:
      sides.length === 2
        ? sides.flatMap(({ score, short_name, color }) =>
            score === null ? [] : [{ short: short_name, color, score: String(score) }],
          )
        : [],
  }
}
