import { defineJob } from '../../jobs/index.ts'
import { deleteEndedGameLinks } from './game-link-store.ts'

const keptMs = 7 * 86_400_000

export const forgetGameLinks = defineJob({
  name: 'forget-game-links',
  schedule: '47 3 * * *',
  run: ctx => deleteEndedGameLinks(ctx.db, new Date(ctx.now().getTime() - keptMs)),
})
