import { randomUUID } from 'node:crypto'
import type { Mail } from '../../adapters/mail/index.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { bodyPurpose, sendMail } from './send-mail.job.ts'

/** Part of the caller's transaction. What the mail says is sealed: it may hold the secret of a link. */
export async function queueMail(
  ctx: Pick<Context, 'jobs' | 'sealer'>,
  tx: Tx,
  { channelKey, text, html, ...head }: Mail,
): Promise<void> {
  const sealed_body = ctx.sealer.seal(bodyPurpose, JSON.stringify({ text, html }))
  await ctx.jobs.add(tx, sendMail, { id: randomUUID(), channel_key: channelKey, ...head, sealed_body })
}
