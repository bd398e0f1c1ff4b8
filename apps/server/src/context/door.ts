import type { Place } from '@grandstand/contract'
import type { DoorState } from '@grandstand/rules'
import type { Session } from './session.ts'

/** Who wants a player of which game. */
export interface Entering {
  channelId: number
  eventId: number
  session: Pick<Session, 'userId' | 'keyHash'>
  /** Holds a paid grant of the game. */
  isBuyer: boolean
  /** Of the place that was given before. */
  ticket?: string | undefined
  /** The player that this one takes the place of: who has one is in. */
  insteadOf?: string | undefined
}

/** How newcomers were let in since the start of the process. */
export interface DoorTally {
  straight: number
  playing: number
  called: number
  /** Answers that named a place. */
  waited: number
}

/**
 * Opens players at a steady rate in all processes together. Where more come, they wait in line: a place is kept once for
 * each session or account, and asked about by a signed ticket, which costs no query.
 */
export interface Door {
  /** Lets in, or refuses with `in_line` and a place. */
  enter(asked: Entering): Promise<void>
  /** For what is not worth a place: refused while people wait. */
  enterSpare(): Promise<void>
  /** Null for a forged ticket. */
  look(ticket: string): Promise<Place | null>
  /** As of less than a second ago. */
  read(): Promise<DoorState>
  tally(): Readonly<DoorTally>
  stop(): Promise<void>
}
