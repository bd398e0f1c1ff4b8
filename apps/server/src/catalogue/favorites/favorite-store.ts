import { favoritableTypes } from '@grandstand/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { favorites } from '../../db/tables.ts'

const storedFavorite = z.object({
  id: z.int(),
  favoritable_type: z.enum(favoritableTypes),
  favoritable_id: z.int(),
})
type Favoritable = Omit<z.infer<typeof storedFavorite>, 'id'>

const columns = {
  id: favorites.id,
  favoritable_type: favorites.favoritable_type,
  favoritable_id: favorites.favoritable_id,
}

/** Oldest first. */
export async function listFavoriteRows(db: Db, channelId: number, userId: number) {
  const rows = await db
    .select(columns)
    .from(favorites)
    .where(and(eq(favorites.channel_id, channelId), eq(favorites.user_id, userId)))
    .orderBy(asc(favorites.id))
    .limit(1_000)
  return rows.map(row => storedFavorite.parse(row))
}

/** The resulting row, no matter who wrote it. */
export async function keepFavoriteRow(db: Db, channelId: number, userId: number, wanted: Favoritable) {
  const { channel_id, user_id, favoritable_type, favoritable_id } = favorites
  const [row] = await db
    .insert(favorites)
    .values({ ...wanted, channel_id: channelId, user_id: userId })
    .onConflictDoUpdate({
      target: [channel_id, user_id, favoritable_type, favoritable_id],
      // Changes nothing; without it the row of somebody who was faster would not be returned.
      set: { favoritable_id: sql`excluded.favoritable_id` },
    })
    .returning(columns)
  return storedFavorite.parse(row)
}

/** False where the user has no such favourite. */
export async function deleteFavoriteRow(
  db: Db,
  channelId: number,
  userId: number,
  id: number,
): Promise<boolean> {
  const rows = await db
    .delete(favorites)
    .where(and(eq(favorites.channel_id, channelId), eq(favorites.user_id, userId), eq(favorites.id, id)))
    .returning({ id: favorites.id })
  return rows.length > 0
}
