import type { Query, Reply, studioCalls } from '@grandstand/contract'
import { listGameFacts } from '../../catalogue/prices/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { localise, type StoredText } from '../../db/stored-text.ts'
import { nameColumn, templateColumns } from './season-columns.ts'
import { writeXlsx } from './write-xlsx.ts'

interface Input {
  channel: Channel
  query: Query<typeof studioCalls.getSeasonTemplate>
}

/** The columns, and two games of the channel's own teams to write over. */
export async function getSeasonTemplate(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, query }: Input,
): Promise<Reply<typeof studioCalls.getSeasonTemplate>> {
  const { language } = channel.settings
  const { teams, venues } = await listGameFacts(ctx.db, channel.id)
  const say = (text: StoredText | undefined) => (text === undefined ? '' : localise(text, language, language))
  const [home, ...others] = [...teams.values()].filter(({ retired_at }) => retired_at === null)
  const away = others.find(
    ({ sport_id, school_id }) => sport_id === home?.sport_id && school_id !== home.school_id,
  )
  const [venue] = [...venues.values()].filter(({ retired_at }) => retired_at === null)
  const games = [30, 37].map(days => {
    const cells: Partial<Record<(typeof templateColumns)[number], string>> = {
      day: new Date(ctx.now().getTime() + days * 86_400_000).toISOString().slice(0, 10),
      time: '19:00',
      away: say(away?.name),
      home: say(home?.name),
      venue: say(venue?.name),
      type: 'paid',
      price: '9.99',
      minutes: '180',
    }
    return templateColumns.map(column => cells[column] ?? '')
  })
  const rows = [templateColumns.map(nameColumn), ...games]
  if (query.format === 'xlsx') return { name: 'season.xlsx', content: writeXlsx(rows).toString('base64') }
  const lines = rows.map(cells => `${cells.map(quote).join(',')}\r\n`)
  return { name: 'season.csv', content: Buffer.from(`\uFEFF${lines.join('')}`).toString('base64') }
}

const quote = (cell: string) => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
