import type { Body, studioCalls } from '@grandstand/contract'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { changeChannelNow } from './change-channel-now.ts'
import { findPicture, findSlideId } from './content-store.ts'
import { freeAlias } from './free-alias.ts'

/** A film is uploaded for a slide that is there, not for a draft. Visitors see nothing of it until somebody shows it. */
export async function addFilmSlide(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, body, ip }: OperatorCall & { body: Body<typeof studioCalls.addFilmSlide> },
): Promise<{ id: number }> {
  const { title, picture } = body
  const hash = picture === null ? null : await findPicture(ctx.db, channel.id, picture)
  if (hash === undefined) throw new CallError('invalid_request', { fields: { picture: 'unknown' } })
  const pictures = picture !== null && hash !== null ? { [picture]: hash } : {}
  return changeChannelNow(
    ctx,
    channel,
    async (tx, apply) => {
      let alias = ''
      await apply(stored => {
        alias = freeAlias(title, 'slide', stored.slides)
        const shown = picture === null ? {} : { image: picture }
        const slide = { alias, on: 'main', type: 'video', title, hidden: true, ...shown } as const
        return {
          ...stored,
          slides: [...stored.slides, slide],
          images: { ...stored.images, ...pictures },
        }
      })
      const id = await findSlideId(tx, channel.id, alias)
      if (id === undefined) throw new CallError('conflict')
      await recordChannelAction(
        { db: tx, now: ctx.now },
        { channel, session, ip },
        { action: 'add_film_slide', target: { type: 'slide', id }, details: { alias } },
      )
      return { id }
    },
    pictures,
  )
}
