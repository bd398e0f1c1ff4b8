import { setTimeout as sleep } from 'node:timers/promises'
import type { Place } from '@grandstand/contract'
import { countInLine, type DoorPlace, type DoorState, findStanding } from '@grandstand/rules'
import type { Context } from '../../context/context.ts'
import type { Door, DoorTally, Entering } from '../../context/door.ts'
import { createBatcher } from '../../runtime/batcher.ts'
import { CallError } from '../../runtime/call-error.ts'
import { createBucket } from './create-bucket.ts'
import { createDoorReader } from './create-door-reader.ts'
import { givePlaces, type Newcomer } from './door-store.ts'
import { createPlaceTickets, markHolder } from './place-tickets.ts'

/** A small rush is over before anybody would have read a place. */
const burstSeconds = 2
/** Who is next so soon is held here, and sees no line. */
const holdMs = 1_000
const lookAgainMs = 250
/** Some 10 MB; who comes after them is asked to come again. */
const maxWaiting = 20_000
/** A page asks at the time when its turn should be, and at least so often. */
const maxAgainSeconds = 60

type DoorContext = Pick<Context, 'db' | 'log' | 'now' | 'sealer' | 'nodes' | 'playerTimes'>

/** `joinsPerSecond` is of each web process; 0: everybody is let in. */
export function createDoor(ctx: DoorContext, { joinsPerSecond }: { joinsPerSecond: number }): Door {
  const { db, now } = ctx
  const perSecond = () => joinsPerSecond * Math.max(1, countWebProcesses(ctx))
  const reader = createDoorReader(ctx, perSecond)
  const bucket = createBucket(joinsPerSecond, burstSeconds)
  const tickets = createPlaceTickets(ctx.sealer)
  const tally: DoorTally = { straight: 0, playing: 0, called: 0, waited: 0 }
  const places = createBatcher<Newcomer, DoorPlace | null>({
    everyMs: 100,
    maxItems: 1_000,
    maxWaiting,
    async run(channelId, newcomers) {
      const openSince = new Date(now().getTime() - ctx.playerTimes.leaseMs)
      const given = await givePlaces(db, channelId, newcomers, { perSecond: perSecond(), openSince })
      reader.learn(given.state)
      return given.places
    },
  })

  /** Its turn has come, also where that is a moment away; else how far it is. */
  async function standAt(place: DoorPlace) {
    const untilMs = performance.now() + holdMs
    for (;;) {
      const standing = findStanding(await reader.read(), place, perSecond())
      const isSoon = typeof standing === 'object' && standing.waitMs <= untilMs - performance.now()
      if (!isSoon) return standing
      await sleep(lookAgainMs)
    }
  }
  const describe = (ticket: string, standing: ReturnType<typeof findStanding>): Place => {
    if (typeof standing !== 'object') return { ticket, number: 0, wait_seconds: 0, again_seconds: 1 }
    const wait_seconds = Math.ceil(standing.waitMs / 1000)
    const again_seconds = Math.min(maxAgainSeconds, Math.max(1, wait_seconds))
    return { ticket, number: standing.number, wait_seconds, again_seconds }
  }
  /** Lets in or refuses; false: the place is no longer good. */
  async function enterBy(place: DoorPlace, text: string): Promise<boolean> {
    const standing = await standAt(place)
    if (standing === 'lost') return false
    if (standing === 'called') {
      tally.called += 1
      return true
    }
    tally.waited += 1
    const described = describe(text, standing)
    throw new CallError('in_line', { place: described, retryAfterSeconds: described.again_seconds })
  }
  function enterStraight(state: DoorState): boolean {
    if (countInLine(state) > 0) bucket.empty()
    const isFree = bucket.take()
    if (isFree) tally.straight += 1
    return isFree
  }

  return {
    async enter(asked) {
      if (joinsPerSecond === 0) return
      const holder = holderOf(asked)
      const holderMark = markHolder(asked.eventId, holder)
      const shown = readShown(asked, holderMark)
      if (shown && asked.ticket !== undefined && (await enterBy(shown, asked.ticket))) return
      if (enterStraight(await reader.read())) return
      const place = await places(asked.channelId, describeNewcomer(asked, holder))
      if (place === null) {
        tally.playing += 1
        return
      }
      // A place that was given just now is in its line.
      await enterBy(place, tickets.write({ ...place, holderMark }))
    },
    async enterSpare() {
      if (joinsPerSecond === 0 || enterStraight(await reader.read())) return
      throw new CallError('too_many_requests', { retryAfterSeconds: maxAgainSeconds })
    },
    async look(text) {
      const place = tickets.read(text)
      if (!place) return null
      const state = await reader.readOrKeep()
      if (!state) throw new CallError('unavailable', { retryAfterSeconds: 5 })
      return describe(text, findStanding(state, place, perSecond()))
    },
    read: reader.read,
    tally: () => tally,
    stop: reader.stop,
  }

  /** A buyer's place of the time before they bought is left for a better one. */
  function readShown({ ticket, channelId, isBuyer }: Entering, holderMark: string): DoorPlace | null {
    if (ticket === undefined) return null
    const place = tickets.read(ticket)
    if (!place || place.channelId !== channelId || place.holderMark !== holderMark)
      throw new CallError('invalid_request', { fields: { ticket: 'was not given to this session' } })
    return isBuyer && place.lane === 'others' ? null : place
  }
}

/** One place for an account, on however many devices; else one for a browser. */
const holderOf = ({ session: { userId, keyHash } }: Entering): string =>
  userId === null ? keyHash : `user ${userId}`

function describeNewcomer({ eventId, session, isBuyer, insteadOf = '' }: Entering, holder: string): Newcomer {
  const { keyHash, userId } = session
  return { eventId, holder, keyHash, userId, isBuyer, insteadOf: insteadOf || null }
}

/** Those that answer; a process that goes takes nobody in. */
const countWebProcesses = ({ nodes }: Pick<Context, 'nodes'>): number =>
  nodes.list().filter(({ roles, isDraining }) => roles.includes('web') && !isDraining).length
