import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connection.ts'
import type { StoredText } from '../../db/stored-text.ts'
import { refreshSearchWords } from '../event-search/index.ts'
import { recordEventChanges } from './event-change-store.ts'
import { type EventTeam, insertEvent, insertEventTeams, type NewEventRow } from './event-write-store.ts'

export interface NewEvent extends Omit<NewEventRow, 'id' | 'sort_name' | 'name'> {
  name: StoredText
  /** Away before home. */
  teams: readonly { participant_id: number; score: number | null }[]
}

/** Makes events, wholly or not at all; one whose source key exists already is left as it is. The new ids. */
export async function createEvents(
  ctx: Pick<Context, 'now'> & { db: Db | Tx },
  channel: { id: number; settings: { language: string } },
  wanted: readonly NewEvent[],
): Promise<number[]> {
  return ctx.db.transaction(async tx => {
    const ids: number[] = []
    const sides: EventTeam[] = []
    for (const { teams, ...event } of wanted) {
      const sort_name = sayIn(event.name, channel.settings.language)
      const id = await insertEvent(tx, channel.id, { ...event, sort_name })
      if (id === undefined) continue
      ids.push(id)
      sides.push(...teams.map((team, position) => ({ ...team, event_id: id, position })))
    }
    if (ids.length === 0) return ids
    await insertEventTeams(tx, channel.id, sides)
    await refreshSearchWords(tx, channel.id, ids)
    await recordEventChanges(tx, channel.id, ids, ctx.now())
    return ids
  })
}

function sayIn(text: StoredText, language: string): string {
  return typeof text === 'string' ? text : (text[language] ?? Object.values(text)[0] ?? '')
}
