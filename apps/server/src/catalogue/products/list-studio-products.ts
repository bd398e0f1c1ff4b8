import type { Query, StudioProducts, studioCalls } from '@grandstand/contract'
import { isOffered } from '@grandstand/rules'
import { localiser } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { listPackageRows, listSubscriptionRows } from './product-list-store.ts'

/** What an operator chooses from, by name; with what is retired, since coupons may still be for it. */
export async function listStudioProducts(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  { channel, query }: { channel: Channel; query: Query<typeof studioCalls.listStudioProducts> },
): Promise<StudioProducts> {
  const reader = { channel, language: query.language ?? channel.settings.language }
  const say = localiser(reader)
  const day = { timeZone: channel.settings.time_zone, now: ctx.now() }
  const withRetired = true
  const [passes, plans, { teams }] = await Promise.all([
    listPackageRows(ctx.db, channel.id, { withRetired }),
    listSubscriptionRows(ctx.db, channel.id, { withRetired }),
    ctx.rosters.get(reader),
  ])
  const isRetired = ({ retired_at }: { retired_at: Date | null }) => retired_at !== null
  return {
    currency: channel.settings.currency,
    packages: passes
      .filter(row => isRetired(row) || isOffered(row, day))
      .map(row => ({
        id: row.id,
        name: say(row.name),
        is_team_pass: row.is_team_pass,
        is_single_event: row.type === 'single_event',
        is_retired: isRetired(row),
      })),
    subscriptions: plans.map(row => ({ id: row.id, name: say(row.name), is_retired: isRetired(row) })),
    teams: [...teams.values()].map(({ id, name }) => ({ id, name })),
  }
}
