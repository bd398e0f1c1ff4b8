import { z } from 'zod'
import { favorite } from '../accounts/user-entities.ts'
import { defineCall } from '../call.ts'
import { favoritableTypes } from '../constants.ts'
import { done, id, idParam, listOf } from '../scalars.ts'

const favoritableType = z.enum(favoritableTypes, {
  error: ({ input }) =>
    typeof input === 'string' ? `must be one of ${favoritableTypes.join(', ')}` : 'must be a string',
})

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
  summary: 'Add a favourite; adding it again changes nothing',
  needs: 'user',
  body: z.strictObject({ favoritable_id: id, favoritable_type: favoritableType }),
  reply: favorite,
  errors: ['not_found'],
})

export const removeFavorite = defineCall({
  method: 'DELETE',
  path: '/favorite/:id',
  summary: 'Remove a favourite',
  needs: 'user',
  params: z.strictObject({ id: idParam }),
  reply: done,
  /** A favourite that is gone, by a double tap or in another tab, is what the user wanted. */
  tolerates: [404],
})
