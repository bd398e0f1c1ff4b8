import { studioCalls } from '@grandstand/contract'
import { channelRoute } from '../../call/studio-route.ts'
import { getSeasonTemplate } from './get-season-template.ts'
import { importSeason } from './import-season.ts'
import { previewSeason } from './preview-season.ts'

const keyOf = (params: { channel: string }) => params.channel

export const seasonRoutes = [
  channelRoute(studioCalls.previewSeason, keyOf, previewSeason),
  channelRoute(studioCalls.importSeason, keyOf, importSeason),
  channelRoute(studioCalls.getSeasonTemplate, keyOf, getSeasonTemplate),
]
