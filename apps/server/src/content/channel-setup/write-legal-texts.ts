import { type Body, legalPages, type studioCalls } from '@grandstand/contract'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { localise } from '../../db/stored-text.ts'
import { CallError } from '../../runtime/call-error.ts'
import { changeChannelNow } from '../content/index.ts'
import { describeLegalPage } from './legal-texts.ts'

/** The pages that are there stay as they are. Nobody has confirmed what is written: the set-up list says so. */
export async function writeLegalTexts(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, body, ip }: OperatorCall & { body: Body<typeof studioCalls.writeLegalTexts> },
): Promise<{ success: true }> {
  await changeChannelNow(ctx, channel, async (tx, apply) => {
    await apply(stored => {
      const lacks = legalPages.filter(url => stored.pages.every(page => page.url !== url))
      if (lacks.length === 0) throw new CallError('conflict')
      const { name, language: own, contact_email: email } = stored.channel
      const { seller, refunds } = body
      const made = lacks.map(url => ({
        ...describeLegalPage(url, stored.channel, language => ({
          channel: localise(name, language, own),
          seller,
          email,
          refunds,
        })),
        hidden: false,
      }))
      return { ...stored, channel: { ...stored.channel, refunds }, pages: [...stored.pages, ...made] }
    })
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'write_legal_texts', details: {} },
    )
  })
  return { success: true }
}
