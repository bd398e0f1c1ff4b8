import { passKinds } from '@grandstand/contract'
import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../db/connection.ts'
import {
  eventCategories,
  eventLocations,
  gamePrices,
  images,
  participantGroups,
  participants,
} from '../../db/tables.ts'

const passKind = z.enum(passKinds)

export type GameFacts = Awaited<ReturnType<typeof listGameFacts>>
export type FactTeam = GameFacts['teams'] extends Map<number, infer Team> ? Team : never

/** What games are made of, as it is stored, by id; what is retired is there for games that still have it. */
export async function listGameFacts(db: Db | Tx, channelId: number) {
  const teams = await db
    .select({
      id: participants.id,
      alias: participants.alias,
      name: participants.name,
      short_name: participants.short_name,
      sport_id: participants.category_id,
      school_id: participants.group_id,
      school: participantGroups.name,
      retired_at: participants.retired_at,
    })
    .from(participants)
    .innerJoin(participantGroups, eq(participantGroups.id, participants.group_id))
    .where(eq(participants.channel_id, channelId))
    .orderBy(asc(participantGroups.position), asc(participants.position))
  const sports = await db
    .select({
      id: eventCategories.id,
      alias: eventCategories.alias,
      parent_id: eventCategories.parent_id,
      name: eventCategories.name,
      retired_at: eventCategories.retired_at,
    })
    .from(eventCategories)
    .where(eq(eventCategories.channel_id, channelId))
    .orderBy(asc(eventCategories.position))
  const venues = await db
    .select({
      id: eventLocations.id,
      alias: eventLocations.alias,
      name: eventLocations.name,
      city: eventLocations.city,
      time_zone: eventLocations.time_zone,
      retired_at: eventLocations.retired_at,
    })
    .from(eventLocations)
    .where(eq(eventLocations.channel_id, channelId))
    .orderBy(asc(eventLocations.position))
  const prices = await db
    .select({
      sport: gamePrices.event_category_id,
      school: gamePrices.group_id,
      type: gamePrices.type,
      base_price: gamePrices.base_price,
      service_fee: gamePrices.service_fee,
    })
    .from(gamePrices)
    .where(eq(gamePrices.channel_id, channelId))
    .orderBy(asc(gamePrices.position))
  const pictures = await db.select({ id: images.id }).from(images).where(eq(images.channel_id, channelId))
  return {
    pictures: new Set(pictures.map(({ id }) => id)),
    teams: byId(teams),
    sports: byId(sports),
    venues: byId(venues),
    prices: prices.map(({ sport, school, type, ...price }) => ({
      ...price,
      type: passKind.parse(type),
      sport: sport ?? undefined,
      school: school ?? undefined,
    })),
  }
}

function byId<Row extends { id: number }>(rows: Row[]): Map<number, Row> {
  return new Map(rows.map(row => [row.id, row]))
}
