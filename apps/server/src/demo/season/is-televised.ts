import { knownSports } from './sport-play.ts'

/** Whose games look like the footage; a sport that somebody adds has none. */
export const isTelevised = (sport: string) => knownSports.includes(sport)
