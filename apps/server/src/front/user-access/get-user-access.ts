import type { UserAccess } from '@grandstand/contract'
import { limitFeatures } from '@grandstand/rules'
import { findUserRow } from '../../accounts/users/index.ts'
import { isGeoBlocked } from '../../channel/geo/index.ts'
import { countCuts } from '../../clips/clips/index.ts'
import { countDownloads } from '../../clips/downloads/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { findCapabilities, isPastDue } from '../../orders/orders/index.ts'

export async function getUserAccess(
  ctx: Pick<Context, 'db' | 'now' | 'geo'>,
  asked: Reader & { session: Session; ip: string },
): Promise<UserAccess> {
  const { userId } = asked.session
  const user = userId === null ? undefined : await findUserRow(ctx.db, asked.channel.id, userId)
  const capabilities = await findCapabilities(ctx, asked)
  return {
    capabilities,
    trial_period_used: user?.trial_period_used ?? false,
    is_geo_blocked: isGeoBlocked(ctx, asked),
    is_past_due: userId !== null && (await isPastDue(ctx.db, asked.channel.id, userId)),
    featureCount: {
      clips: await countCuts(ctx, asked.channel.id, userId),
      downloads: await countDownloads(ctx, asked.channel.id, userId),
    },
    featureLimit: limitFeatures(asked.channel.settings.feature_limits, capabilities),
  }
}
