import type { Journey } from './journey.ts'
import { buyGame } from './journeys/buy-game.ts'
import { cutClip } from './journeys/cut-clip.ts'
import { filterGames } from './journeys/filter-games.ts'
import { openStudio } from './journeys/open-studio.ts'
import { previewSlide } from './journeys/preview-slide.ts'
import { rewindLive } from './journeys/rewind-live.ts'
import { seekReplay } from './journeys/seek-replay.ts'
import { useSettings } from './journeys/use-settings.ts'
import { watchLive } from './journeys/watch-live.ts'

/** The rewind needs a game that has lasted a while. */
export const journeys: readonly Journey[] = [
  watchLive,
  seekReplay,
  buyGame,
  cutClip,
  openStudio,
  useSettings,
  filterGames,
  previewSlide,
  rewindLive,
]
