import { type Body, maxEmbedSites, type Reply, type studioCalls } from '@grandstand/contract'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { originOf } from '../../context/origin.ts'
import { CallError } from '../../runtime/call-error.ts'
import { channelFile } from '../channel-code/index.ts'
import { changeChannelNow } from './change-channel-now.ts'

/** Where our players may stand, and at which address they are. */
export async function getEmbedSites(
  ctx: Pick<Context, 'publicUrl'>,
  { channel }: { channel: Channel },
): Promise<Reply<typeof studioCalls.getEmbedSites>> {
  return { origin: originOf(channel, ctx.publicUrl), sites: [...channel.settings.embed_origins] }
}

/** Lets a site show our players, at once: a school that waits for its snippet needs no publication. */
export async function allowEmbedSite(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, body, ip }: OperatorCall & { body: Body<typeof studioCalls.allowEmbedSite> },
): Promise<Reply<typeof studioCalls.allowEmbedSite>> {
  const { success } = channelFile.shape.embed_origins.safeParse([body.site])
  if (!success)
    throw new CallError('invalid_request', { fields: { site: 'must be a site like https://school.example' } })
  return changeChannelNow(ctx, channel, async (tx, apply) => {
    const { embed_origins } = await apply(stored => {
      const known = stored.channel.embed_origins
      if (known.length >= maxEmbedSites && !known.includes(body.site)) throw new CallError('conflict')
      const sites = known.includes(body.site) ? known : [...known, body.site]
      return { ...stored, channel: { ...stored.channel, embed_origins: sites } }
    }).then(({ channel: changed }) => changed)
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'allow_embed_site', details: { site: body.site } },
    )
    return { sites: [...embed_origins] }
  })
}
