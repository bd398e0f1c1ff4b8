import { maxSearchTotal } from '@grandstand/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { participantGroups, participants } from '../../db/tables.ts'

export interface FoundIds {
  ids: number[]
  total: number
}

interface Input {
  text: string
  /** Each must be like a word of the name. */
  words: readonly string[]
  limit: number
}

// As their indexes have them.
const groupText = sql`search_fold(search_texts(g.name) || ' ' || search_texts(g.city))`
const teamText = sql`search_fold(search_texts(t.name) || ' ' || t.short_name)`

const isLike = (said: SQL, word: string) => sql`search_matches(${said}, search_fold(${word}))`

/** By their name in any language and the town. */
export function findGroupIds(db: Db, channelId: number, asked: Input): Promise<FoundIds> {
  const like = asked.words.map(word => isLike(groupText, word))
  return findIds(
    db,
    sql`select g.id, g.position, ${groupText} as said from ${participantGroups} as g
      where g.channel_id = ${channelId} and g.retired_at is null and ${all(like)}`,
    asked,
  )
}

/** By their name in any language, their short one and their school's. */
export function findParticipantIds(db: Db, channelId: number, asked: Input): Promise<FoundIds> {
  const like = asked.words.map(
    word => sql`(${isLike(teamText, word)} or t.group_id = any(array(
      select g.id from ${participantGroups} as g
      where g.channel_id = ${channelId} and ${isLike(groupText, word)})))`,
  )
  return findIds(
    db,
    sql`select t.id, t.position, ${teamText} as said from ${participants} as t
      where t.channel_id = ${channelId} and t.retired_at is null and ${all(like)}`,
    asked,
  )
}

const all = (conditions: SQL[]) => sql.join(conditions, sql` and `)

/** Whose name has the text as it was typed comes before those that are like it. */
async function findIds(db: Db, like: SQL, { text, words, limit }: Input): Promise<FoundIds> {
  if (words.length === 0) return { ids: [], total: 0 }
  const { rows } = await db.execute<{ ids: number[]; total: number }>(sql`
    with found as materialized (${like} limit ${maxSearchTotal})
    select (select count(*)::int from found) as total, array(
      select id from found order by strpos(said, search_fold(${text})) = 0, position, id limit ${limit}) as ids`)
  return rows[0] ?? { ids: [], total: 0 }
}
