import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sidesInOrder } from '@grandstand/rules'
import { getEvent } from '../../catalogue/events/index.ts'
import { drawClipImage } from '../../catalogue/share-image/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { createByteStore } from '../../runtime/byte-store.ts'
import { createSlots } from '../../runtime/slots.ts'
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
  const slots = createSlots(1)
  return async (clip: ClipRow, channel: Channel): Promise<{ bytes: Buffer; etag: string } | null> => {
    const still = await findClipFile(ctx, clip, stillName(clip.cut))
    if (!still) return null
    const { language } = channel.settings
    const now = await getEvent(ctx, { channel, language, session: null, params: { id: clip.event_id } })
    const event = await setBack(ctx, now, clip)
    const shown = sidesInOrder(event).map(({ score, images }) => [score, images[0]?.url])
    const key = createHash('sha256')
      .update(JSON.stringify([still.etag, shown]))
      .digest('base64url')
    const bytes = await slots(
      async () => drawn.get(key) ?? drawClipImage(ctx, channel, event, await readFile(still.path)),
    )
    drawn.set(key, bytes)
    return { bytes, etag: `"${key}"` }
  }
}
