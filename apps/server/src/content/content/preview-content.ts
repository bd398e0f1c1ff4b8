import { randomBytes } from 'node:crypto'
import type { Body, ContentValue, Reply, studioCalls } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import { kinds } from '../channel-code/index.ts'
import { type AskedChange, changeDraft } from './change-draft.ts'
import { keepTyped } from './content-store.ts'
import { writePreviewToken } from './preview-token.ts'
import { readDraft } from './read-draft.ts'

/** The draft keeps nothing of it: closing the form changes nothing. */
export function previewContent(
  ctx: Pick<Context, 'db' | 'now' | 'sealer'>,
  { body, ...asked }: AskedChange & { body: Body<typeof studioCalls.previewContent> },
): Promise<Reply<typeof studioCalls.previewContent>> {
  const { channel, session, params } = asked
  const { operator } = session
  return changeDraft(ctx, asked, async tx => {
    const { success, data } = kinds[params.kind].schema.safeParse(body.value)
    const typed = {
      kind: params.kind,
      key: body.key ?? `new-${randomBytes(6).toString('hex')}`,
      value: reveal(success ? data : body.value),
      typed_at: ctx.now(),
    }
    const { document, problems } = await readDraft(tx, channel.id, typed)
    if (!document) return { token: null, problems }
    await keepTyped(tx, channel.id, operator.id, typed)
    return {
      token: writePreviewToken(ctx, { channelId: channel.id, operatorId: operator.id, kind: params.kind }),
      problems: [],
    }
  })
}

/** What visitors do not see yet is what somebody wants to look at. */
function reveal(value: ContentValue): ContentValue {
  const { hidden, shown_from, shown_until, ...shown } = value
  return hidden === undefined ? shown : { ...shown, hidden: false }
}
