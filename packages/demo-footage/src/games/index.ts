import type { StartGame } from '../moment.ts'
import type { Surface } from '../surface.ts'
import { startDowns } from './downs.ts'
import { startInnings } from './innings.ts'
import { startMatch } from './match.ts'
import { startRace } from './race.ts'
import { startRally } from './rally.ts'

const games: Record<Surface['game'], StartGame> = {
  downs: startDowns,
  goals: startMatch,
  innings: startInnings,
  race: startRace,
  rally: startRally,
}

export const startGame: StartGame = (surface, options) => games[surface.game](surface, options)
