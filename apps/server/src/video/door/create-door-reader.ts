import { countInLine, type DoorState } from '@grandstand/rules'
import type { Context } from '../../context/context.ts'
import { advanceDoor, readDoor } from './door-store.ts'

/** While nobody waits, a process asks once a second, and only while players are opened. */
const quietMs = 1_000
/** While somebody waits, turns are given out so often. */
const busyMs = 250

/** How far the lines are, and the hand that moves them while this process knows that somebody waits. */
export function createDoorReader({ db, log }: Pick<Context, 'db' | 'log'>, perSecond: () => number) {
  let known: { state: DoorState; atMs: number } | null = null
  let reading: Promise<DoorState> | null = null
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const isBusy = () => known !== null && countInLine(known.state) > 0

  function learn(state: DoorState): DoorState {
    known = { state, atMs: performance.now() }
    plan()
    return state
  }
  function plan(): void {
    clearTimeout(timer)
    if (isStopped || !isBusy()) return
    timer = setTimeout(() => {
      refresh().catch((error: unknown) => {
        log.warn({ error }, 'The line before the players could not be moved; it is tried again')
        plan()
      })
    }, busyMs)
  }
  function refresh(): Promise<DoorState> {
    reading ??= (isBusy() ? advanceDoor(db, perSecond()) : readDoor(db)).then(learn).finally(() => {
      reading = null
    })
    return reading
  }
  return {
    learn,
    async read(): Promise<DoorState> {
      const maxMs = isBusy() ? 2 * busyMs : quietMs
      return known && performance.now() - known.atMs < maxMs ? known.state : refresh()
    },
    /** What was known last, also while the database is away. */
    async readOrKeep(): Promise<DoorState | null> {
      return this.read().catch(() => known?.state ?? null)
    },
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await reading?.catch(() => {})
    },
  }
}
