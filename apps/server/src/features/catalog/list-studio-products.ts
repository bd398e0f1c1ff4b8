import type { Query, StudioProducts, studioCalls } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { listPackages } from './list-packages.ts'
import { listSubscriptions } from './list-subscriptions.ts'

/** What an operator chooses from, by name. */
export async function listStudioProducts(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  { channel, query }: { channel: Channel; query: Query<typeof studioCalls.listStudioProducts> },
): Promise<StudioProducts> {
  const reader = { channel, language: query.language ?? channel.settings.language }
  const { teams } = await ctx.rosters.get(reader)
  return {
    currency: channel.settings.currency,
    packages: (await listPackages(ctx, reader)).map(({ id, name, type, is_team_pass }) => ({
      ...{ id, name, is_team_pass },
      is_single_event: type === 'single_event',
    })),
    subscriptions: (await listSubscriptions(ctx, reader)).map(({ id, name }) => ({ id, name })),
    teams: [...teams.values()].map(({ id, name }) => ({ id, name })),
  }
}
