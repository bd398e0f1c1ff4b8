import type { ChannelBootstrap } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { originOf } from '../../context/origin.ts'
import { describePage, type PageDescription } from './describe-page.ts'
import { describeSubject } from './describe-subject.ts'
import { findSubject } from './find-subject.ts'

/** What is at an address: a game, a clip, a team, or one of the channel's pages. */
export async function describeAddress(
  ctx: Context,
  asked: Reader & { hidesScores: boolean },
  bootstrap: ChannelBootstrap,
  url: URL,
): Promise<PageDescription> {
  const { channel, language, hidesScores } = asked
  const subject = await findSubject(ctx, asked, url)
  const origin = originOf(channel, ctx.publicUrl)
  const context = { bootstrap, language, origin, hidesScores }
  if (subject && subject.kind !== 'nothing') return describeSubject(context, subject)
  const page = describePage(bootstrap, {
    path: subject ? '/404' : url.pathname,
    group: url.searchParams.get('group'),
    language,
  })
  // In a frame, the page shows that it is gone. A rehearsal's game is for operators only.
  return subject?.isPlain ? { ...page, screen: 'watch-embed', canonical: '/watch_embed' } : page
}
