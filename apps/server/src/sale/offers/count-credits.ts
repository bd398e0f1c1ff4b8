import type { PackageProduct } from '@grandstand/contract'
import { chooseEnd, creditGames, takeScope } from '@grandstand/rules'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { listSports } from '../../orders/orders/index.ts'
import { listPaidGames } from '../payments/index.ts'

/** By pass: what this caller paid for single games that count towards it. */
export async function countCredits(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  asked: Reader & { session: Pick<Session, 'userId'> },
  passes: readonly PackageProduct[],
  teamId: number | null,
): Promise<Map<number, number>> {
  const { channel, session } = asked
  const { userId } = session
  if (userId === null) return new Map()
  return ctx.db.transaction(async tx => {
    const games = await listPaidGames(ctx, tx, asked, userId)
    if (games.length === 0) return new Map()
    const sports = await listSports(tx, channel.id)
    const now = ctx.now()
    const timeZone = channel.settings.time_zone
    const creditOf = (pass: PackageProduct) => {
      const participant_id = pass.is_team_pass ? teamId : null
      const choice = { event_id: null, event_category_id: null, participant_id }
      const scope = takeScope({ capabilities: [], package: pass }, choice, sports)
      return creditGames({ scope, endsAt: chooseEnd(pass, { timeZone, playedAt: null, now }) }, games, now)
        .credit
    }
    return new Map(passes.map(pass => [pass.id, creditOf(pass)]))
  })
}
