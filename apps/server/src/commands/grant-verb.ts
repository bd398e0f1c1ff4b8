import { dateParam } from '@grandstand/contract'
import { endOfDay } from '@grandstand/rules'
import { findAccountByEmail } from '../accounts/auth/index.ts'
import { createRosters } from '../catalogue/roster/index.ts'
import type { Channel } from '../context/channel.ts'
import { createLog } from '../runtime/create-log.ts'
import { StartError } from '../runtime/start-error.ts'
import { findGiftId, giveGrant } from '../sale/grants/index.ts'
import { type Ctx, getChannel, type OrderCommand, readReason } from './order-verbs.ts'

/** Access without an order, until the end of a day by the channel's clocks. */
export async function grant(ctx: Ctx, asked: OrderCommand): Promise<void> {
  const { email = '', until = '' } = asked
  const note = readReason(asked.reason)
  if (!dateParam.safeParse(until).success)
    throw new StartError(`Write the day like 2027-06-30, not ${until}.`)
  const channel = await getChannel(ctx, asked.channel)
  const endsAt = endOfDay(until, channel.settings.time_zone)
  if (endsAt <= ctx.now()) throw new StartError(`${until} is in the past.`)
  const user = await findAccountByEmail(ctx.db, channel.id, email)
  if (!user) throw new StartError(`No user of this channel has the address ${email}.`)
  const gift = await readGift(ctx, channel, asked)
  const rosters = createRosters({ db: ctx.db, log: createLog('silent') })
  const given = { ...gift, userId: user.id, endsAt, note, operator: null, ip: '' }
  const id = await giveGrant({ ...ctx, rosters }, channel, given)
  console.log(`${email} has it until the end of ${until}, as gift ${id}.`)
}

async function readGift({ db }: Ctx, channel: Channel, { game, pass, subscription, team }: OrderCommand) {
  const named = [game, pass, subscription, pass === undefined ? team : undefined]
  if (named.filter(name => name !== undefined).length !== 1)
    throw new StartError('Name the gift: --game, --pass, --subscription or --team.')
  const find = async (type: 'package' | 'subscription' | 'team', alias: string) => {
    const id = await findGiftId(db, channel.id, type, alias)
    if (id === undefined) throw new StartError(`The channel has no ${type} ${alias}.`)
    return id
  }
  if (game !== undefined) {
    if (!/^[1-9]\d{0,8}$/.test(game)) throw new StartError(`Name the game by its id, not ${game}.`)
    return { type: 'event', id: Number(game) } as const
  }
  if (subscription !== undefined)
    return { type: 'subscription', id: await find('subscription', subscription) } as const
  const teamId = team === undefined ? undefined : await find('team', team)
  if (pass !== undefined)
    return { type: 'package', id: await find('package', pass), participant_id: teamId } as const
  return { type: 'team', id: teamId ?? 0 } as const
}
