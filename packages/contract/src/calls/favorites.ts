import { z } from 'zod'
import { defineCall } from '../call.ts'
import { favoritableTypes } from '../constants.ts'
import { favorite } from '../entities/user.ts'
import { id, idParam, listOf } from '../scalars.ts'

export const listFavorites = defineCall({
  method: 'GET',
  path: '/favorites',
  summary: "The user's favourite teams, schools and sports",
  needs: 'user',
  reply: listOf(favorite),
})

export const addFavorite = defineCall({
  method: 'POST',
  path: '/favorite',
  summary: 'Keep a favourite',
  needs: 'user',
  body: z.strictObject({ favoritable_id: id, favoritable_type: z.enum(favoritableTypes) }),
  reply: favorite,
})

export const removeFavorite = defineCall({
  method: 'DELETE',
  path: '/favorite/:id',
  summary: 'Drop a favourite',
  needs: 'user',
  params: z.strictObject({ id: idParam }),
  reply: z.object({ success: z.literal(true) }),
})
