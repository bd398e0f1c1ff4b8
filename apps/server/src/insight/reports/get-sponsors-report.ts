import type { Query, SponsorsReport, studioCalls } from '@grandstand/contract'
import { type PrerollStep, prerollSteps } from '@grandstand/rules'
import { listPrerollNames } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { maxItems } from './compare.ts'
import { sumVisits } from './day-count-store.ts'
import { readRange } from './read-range.ts'

/** Leaves out the channel's own clips, which nobody paid for. */
export async function getSponsorsReport(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, query }: { channel: Channel; query: Query<typeof studioCalls.getSponsorsReport> },
): Promise<SponsorsReport> {
  const range = readRange(ctx, { channel, query })
  const [rows, prerolls] = await Promise.all([
    sumVisits(ctx.db, channel.id, 'preroll', range),
    listPrerollNames(ctx.db, channel.id),
  ])
  const sums = new Map(rows.map(({ key, is_before, visits }) => [`${key} ${is_before}`, visits]))
  const of = (id: number, step: PrerollStep, isBefore = false) => sums.get(`${id} ${step} ${isBefore}`) ?? 0
  const names = new Map(prerolls.map(({ id, name }) => [id, name]))
  const own = new Set(prerolls.filter(({ is_ad }) => !is_ad).map(({ id }) => id))
  // A clip that nobody has seen is listed as well: its sponsor asks for it.
  const ids = new Set([...names.keys(), ...rows.map(({ key }) => Number(key.split(' ')[0]))])
  const items = [...ids]
    .filter(id => !own.has(id))
    .map(id => {
      const [started, whole, skipped] = prerollSteps.map(step => of(id, step))
      const name = names.get(id) ?? null
      return {
        preroll_id: id,
        name,
        started: started ?? 0,
        whole: whole ?? 0,
        skipped: skipped ?? 0,
        before: of(id, 'started', true),
      }
    })
    .toSorted((a, b) => b.started - a.started || a.preroll_id - b.preroll_id)
  return { ...range, items: items.slice(0, maxItems) }
}
