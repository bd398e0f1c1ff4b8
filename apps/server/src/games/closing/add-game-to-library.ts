import { dayOf } from '@grandstand/rules'
import { recordChannelAction } from '../../channel/audit/index.ts'
import { touchChannel } from '../../channel/channel/index.ts'
import { holdChannel } from '../../content/channel-code/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { localise, type StoredText } from '../../db/stored-text.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findItemOf, insertItem, listReplays, showOnRail } from './closing-facts-store.ts'
import { lockClosingGame } from './closing-store.ts'

/** The row of the library in which replays are found. */
const railTitles: Record<string, string> & { en: string } = {
  en: 'Replays',
  fr: 'Rediffusions',
  bg: 'Записи',
}

/** An item of the library for a replay, at the front of a row of it; the video is the game's, and lies nowhere twice. */
export function addGameToLibrary(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, ip }: OperatorCallById & { params: { video: number } },
): Promise<{ id: number }> {
  const { settings } = channel
  if (settings.run_as_code) throw new CallError('forbidden', { fields: { run_as_code: 'must be false' } })
  return ctx.db.transaction(async tx => {
    await holdChannel(tx, channel.channel_key)
    const game = await lockClosingGame(tx, channel.id, params.id)
    const replays = game && !game.is_private ? await listReplays(tx, channel.id, game.id) : []
    const video = replays.find(({ id }) => id === params.video)
    if (!game || !video) throw new CallError('not_found')
    if (video.state !== 'ready') throw new CallError('conflict')
    const railTitle: StoredText = Object.fromEntries(
      settings.languages.map(code => [code, railTitles[code] ?? railTitles.en]),
    )
    const known = await findItemOf(tx, channel.id, [video.id])
    if (known) {
      await showOnRail(tx, channel.id, known.id, railTitle)
      await touchChannel(tx, channel.id)
      return { id: known.id }
    }
    // An item has each text in all languages of its channel, or the channel could not be read as its files.
    const inAll = (write: (say: (text: StoredText) => string) => string): StoredText =>
      Object.fromEntries(
        settings.languages.map(code => [code, write(text => localise(text, code, settings.language))]),
      )
    const id = await insertItem(tx, channel.id, {
      alias: `game-${game.id}-${video.id}`,
      title: inAll(say => say(game.name)),
      description: inAll(say => say(game.description) || say(game.name)),
      date: dayOf(game.event_utc_ts.getTime(), game.time_zone),
      duration_seconds: video.duration_ms === null ? null : Math.max(1, Math.round(video.duration_ms / 1000)),
      category_ids: [],
      video_id: video.id,
      // It opens to whom the game opens, whatever that costs later on.
      access: 'game',
    })
    await showOnRail(tx, channel.id, id, railTitle)
    await touchChannel(tx, channel.id)
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'add_to_library', target: { type: 'library', id } },
    )
    return { id }
  })
}
