import type { Query, Reply, studioCalls } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { pageOf } from '../../runtime/lists.ts'
import { describeChannel } from './describe-operator.ts'

export async function listStudioChannels(
  ctx: Pick<Context, 'channels'>,
  asked: { query: Query<typeof studioCalls.listStudioChannels>; session: OperatorSession },
): Promise<Reply<typeof studioCalls.listStudioChannels>> {
  const { channelId } = asked.session.operator
  const { search = '', ...paging } = asked.query
  const wanted = search.trim().toLowerCase()
  const channels = (await ctx.channels.list())
    .filter(({ id }) => channelId === null || id === channelId)
    .map(describeChannel)
    .filter(({ channel_key, name }) => `${channel_key} ${name}`.toLowerCase().includes(wanted))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  return pageOf(channels, paging)
}
