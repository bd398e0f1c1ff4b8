import { interfaceLanguages } from '@grandstand/contract'
import { addMonths, rangeBefore, shiftDay } from '@grandstand/rules'
import { getColorSettings, localiser } from '../../../channel/channel/index.ts'
import type { Channel } from '../../../context/channel.ts'
import type { Tx } from '../../../db/connection.ts'
import type { JobContext } from '../../../jobs/index.ts'
import { describeSender, queueMail } from '../../../reach/mail/index.ts'
import { listVisitDays } from '../day-count-store.ts'
import { listGameNames, listWatchedGames, sumWatched } from '../game-report-store.ts'
import type { ComparedRange } from '../read-range.ts'
import { sumSales } from '../sales-report-store.ts'
import { listToMail, markMonth } from './monthly-store.ts'
import { writeMonthlyMail } from './write-monthly-mail.ts'

type MonthContext = Pick<JobContext, 'db' | 'now' | 'channels' | 'jobs' | 'sealer' | 'publicUrl'>

/** Then it is over in every time zone, and late reports are counted. */
const firstDay = 3
const maxGames = 5

/** The figures of last month, once for each operator who wants them and each channel of theirs. */
export async function mailMonth(ctx: MonthContext): Promise<void> {
  const today = ctx.now().toISOString().slice(0, 10)
  if (Number(today.slice(8)) < firstDay) return
  const month = addMonths(today.slice(0, 7), -1)
  const all = await ctx.channels.list()
  for (const operator of await listToMail(ctx.db, month)) {
    const channels = all.filter(({ id }) => operator.channel_id === null || id === operator.channel_id)
    const language = interfaceLanguages.find(code => code === operator.monthly_language) ?? 'en'
    const to = { email: operator.email, language }
    // In turn: an operator of a thousand channels does not take every connection.
    const months: MonthFacts[] = []
    for (const channel of channels) months.push(await describeMonth(ctx, channel, month, language))
    await ctx.db.transaction(async tx => {
      if (!(await markMonth(tx, operator.id, month))) return
      for (const facts of months) await queueMonth(ctx, tx, to, facts)
    })
  }
}

type MonthFacts = Awaited<ReturnType<typeof describeMonth>>

async function describeMonth({ db }: MonthContext, channel: Channel, month: string, language: string) {
  const days = { from: `${month}-01`, to: shiftDay(`${addMonths(month, 1)}-01`, -1) }
  const range: ComparedRange = { ...days, before: rangeBefore(days) }
  const { currency, time_zone: timeZone } = channel.settings
  const [sales, visits, watched, games] = await Promise.all([
    sumSales(db, channel.id, { range, by: 'day', currency, timeZone }),
    listVisitDays(db, channel.id, range),
    sumWatched(db, channel.id, range),
    listWatchedGames(db, channel.id, range, maxGames),
  ])
  const names = await listGameNames(
    db,
    channel.id,
    games.map(game => game.event_id),
  )
  const say = localiser({ channel, language })
  const ofMonth = sales.filter(row => !row.is_before)
  const add = (rows: readonly { total: number }[]) => rows.reduce((sum, { total }) => sum + total, 0)
  return {
    channel,
    month,
    currency,
    total: add(ofMonth),
    totalBefore: add(sales.filter(row => row.is_before)),
    refunded: ofMonth.reduce((sum, row) => sum + row.refunded, 0),
    payments: ofMonth.reduce((sum, row) => sum + row.payments, 0),
    visits: visits.reduce((sum, { is_before, figures }) => sum + (is_before ? 0 : figures.visits), 0),
    views: watched?.views ?? 0,
    playingMs: watched?.playing_ms ?? 0,
    games: games.flatMap(({ event_id, views }) => {
      const event = names.get(event_id)
      return event ? [{ name: say(event.name), views }] : []
    }),
  }
}

async function queueMonth(
  ctx: MonthContext,
  tx: Tx,
  to: { email: string; language: string },
  { channel, ...facts }: MonthFacts,
): Promise<void> {
  const { language, channelName, logo, from } = describeSender(ctx, channel, to)
  const path = `/studio/channels/${encodeURIComponent(channel.channel_key)}/money`
  const lastDay = shiftDay(`${addMonths(facts.month, 1)}-01`, -1)
  await queueMail(ctx, tx, {
    channelKey: channel.channel_key,
    from,
    to: to.email,
    ...writeMonthlyMail({
      ...facts,
      language,
      channelName,
      logo,
      colors: await getColorSettings({ db: tx }, { channel }),
      url: `${ctx.publicUrl}${path}?from=${facts.month}-01&to=${lastDay}`,
    }),
  })
}
