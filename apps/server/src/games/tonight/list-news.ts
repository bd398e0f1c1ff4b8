import { type OperatorRole, studioCalls, type TonightNews } from '@grandstand/contract'
import { mayCall } from '@grandstand/rules'
import { localiser } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Db } from '../../db/connection.ts'
import { listNewestClips, listNewestSales, listNewestScores } from './tonight-store.ts'

const maxNews = 8

interface Asker {
  channel: Channel
  language: string
  role: OperatorRole
}

/** What happened a moment ago, of what the caller's role may see. */
export async function listNews(
  db: Db,
  { channel, language, role }: Asker,
  { ids, from }: { ids: readonly number[]; from: Date },
): Promise<TonightNews[]> {
  const say = localiser({ channel, language })
  const [sales, clips, scores] = await Promise.all([
    mayCall(role, studioCalls.getSalesReport.by)
      ? listNewestSales(db, channel.id, { from, currency: channel.settings.currency }, maxNews)
      : [],
    mayCall(role, studioCalls.listStudioClips.by) ? listNewestClips(db, channel.id, from, maxNews) : [],
    listNewestScores(db, channel.id, ids, maxNews),
  ])
  const news: TonightNews[] = [
    ...sales.map(({ at, name, ...sale }) => ({
      type: 'sale' as const,
      ...sale,
      at: iso(at),
      name: say(name),
    })),
    ...clips.map(({ at, ...clip }) => ({ type: 'clip' as const, ...clip, at: iso(at) })),
    ...scores.map(({ at, id }) => ({ type: 'score' as const, id, at: iso(at) })),
  ]
  return news.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, maxNews)
}

const iso = (at: Date | string) => new Date(at).toISOString()
