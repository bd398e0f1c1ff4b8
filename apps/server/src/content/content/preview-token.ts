import { contentKinds } from '@grandstand/contract'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'

const purpose = 'content-preview'
const openMs = 10 * 60_000

const claim = z.object({
  channelId: z.int(),
  operatorId: z.int(),
  kind: z.enum(contentKinds),
  until: z.int(),
})
export type PreviewClaim = Omit<z.infer<typeof claim>, 'until'>

/** Names the draft of one channel, as one operator types it, for ten minutes. Others who hold it see nothing. */
export function writePreviewToken(
  { sealer, now }: Pick<Context, 'sealer' | 'now'>,
  { channelId, operatorId, kind }: PreviewClaim,
): string {
  return sealer.seal(
    purpose,
    JSON.stringify({ channelId, operatorId, kind, until: now().getTime() + openMs }),
  )
}

/** Null: it is not ours, or too old. */
export function readPreviewToken(
  { sealer, now }: Pick<Context, 'sealer' | 'now'>,
  token: string,
): PreviewClaim | null {
  const text = sealer.open(purpose, token)
  if (text === null) return null
  const { until, ...own } = claim.parse(JSON.parse(text))
  return until > now().getTime() ? own : null
}
