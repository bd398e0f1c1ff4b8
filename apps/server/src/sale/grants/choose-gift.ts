import type { grantTypes } from '@grandstand/contract'
import { chooseSinglePackage } from '@grandstand/rules'
import { listPackages } from '../../catalogue/products/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { combineTexts, type StoredText } from '../../db/stored-text.ts'
import { CallError } from '../../runtime/call-error.ts'
import {
  findEventForSale,
  findPackageForSale,
  findSubscriptionForSale,
  findTeamForSale,
} from '../payments/index.ts'

export interface GiftChoice {
  type: (typeof grantTypes)[number]
  id: number
  participant_id?: number | undefined
}

export interface Gift {
  type: GiftChoice['type']
  event_id: number | null
  package_id: number | null
  subscription_id: number | null
  participant_id: number | null
  product_name: StoredText
}

type Wanted = Pick<Context, 'db' | 'now' | 'rosters'>

const nothing = { event_id: null, package_id: null, subscription_id: null, participant_id: null }

/** What is to be given, with its name as it is now. */
export async function chooseGift(ctx: Wanted, reader: Reader, choice: GiftChoice): Promise<Gift> {
  const { type, id } = choice
  if (type === 'event') return chooseGame(ctx, reader, id)
  if (type === 'package') return choosePass(ctx, reader, choice)
  const { channel } = reader
  const find = type === 'team' ? findTeamForSale : findSubscriptionForSale
  const found = await find(ctx.db, channel.id, id)
  if (!found) throw new CallError('not_found')
  const named = type === 'team' ? { participant_id: id } : { subscription_id: id }
  return { ...nothing, type, ...named, product_name: found.name }
}

/** With what its buyers may do beyond watching. */
async function chooseGame(ctx: Wanted, reader: Reader, id: number): Promise<Gift> {
  const { channel } = reader
  const since = new Date(`${channel.settings.archive_from}T00:00:00Z`)
  const event = await findEventForSale(ctx.db, channel.id, id, since)
  if (!event) throw new CallError('not_found')
  const { categoryLines } = await ctx.rosters.get(reader)
  const line = categoryLines.get(event.event_category_id) ?? [event.event_category_id]
  const single = chooseSinglePackage(await listPackages(ctx, reader), line)
  return {
    ...nothing,
    type: 'event',
    event_id: id,
    package_id: single?.id ?? null,
    product_name: event.name,
  }
}

async function choosePass(
  ctx: Wanted,
  { channel }: Reader,
  { id, participant_id }: GiftChoice,
): Promise<Gift> {
  const pass = await findPackageForSale(ctx.db, channel.id, id)
  // A single game is given as a game.
  if (pass?.type !== 'package') throw new CallError('not_found')
  const given = { ...nothing, type: 'package', package_id: id } as const
  if (!pass.is_team_pass) return { ...given, product_name: pass.name }
  if (participant_id === undefined) throw new CallError('team_not_selected')
  const team = await findTeamForSale(ctx.db, channel.id, participant_id)
  if (!team) throw new CallError('not_found')
  const product_name = combineTexts([pass.name, team.name], said => said.join(': '))
  return { ...given, participant_id, product_name }
}
