import { z } from 'zod'
import { defineCall } from '../call.ts'
import { language } from '../scalars.ts'
import { searchResults } from './search-entities.ts'

export const search = defineCall({
  method: 'GET',
  path: '/search',
  summary: 'Search games, teams, schools and the library; typing errors are forgiven',
  needs: 'key',
  query: z.strictObject({ text: z.string().trim().min(1).max(100), language: language.optional() }),
  reply: searchResults,
  limit: 'search',
  follows: 'events',
})
