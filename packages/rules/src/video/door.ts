/** Lanes of a line: who holds a paid grant of the game goes before all others. */
export const doorLanes = ['buyers', 'others'] as const
export type DoorLane = (typeof doorLanes)[number]

interface LaneState {
  /** The newest place that was given, and the last that was called. The first is 1. */
  given: number
  called: number
}

/** The people of one channel who wait for a player. */
export interface DoorLine {
  channel_id: number
  /** When it began; places of an earlier line are no longer good. */
  opened_ms: number
  /** Since when nobody waits; null: somebody does. */
  idle_since_ms: number | null
  buyers: LaneState
  others: LaneState
}

/** Of the whole deployment. */
export interface DoorState {
  /** Until when turns were given out. */
  moved_ms: number
  /** In the order in which channels have their turns. */
  lines: readonly DoorLine[]
}

export interface DoorPlace {
  channelId: number
  openedMs: number
  lane: DoorLane
  number: number
}

export type DoorStanding = 'called' | 'lost' | { number: number; waitMs: number }

export const closedDoor: DoorState = { moved_ms: 0, lines: [] }
/** Who is called comes within this time, or waits again. A page that is hidden may ask only once a minute. */
export const calledForSeconds = 120
/** After a time in which nobody could give out turns, not all of them at once. */
const maxStepMs = 5_000

const countOf = ({ given, called }: LaneState): number => given - called
const countLine = ({ buyers, others }: DoorLine): number => countOf(buyers) + countOf(others)
export const countInLine = ({ lines }: DoorState): number =>
  lines.reduce((sum, line) => sum + countLine(line), 0)

/** Gives out the turns of the time since it was moved last. What nobody needs is not saved for later. */
export function moveDoor({ moved_ms, lines }: DoorState, nowMs: number, perSecond: number): DoorState {
  // Where a turn takes longer than that, it must come some time too.
  const fromMs = Math.max(moved_ms, nowMs - Math.max(maxStepMs, 2_000 / perSecond))
  const turns = Math.max(0, Math.floor(((nowMs - fromMs) * perSecond) / 1000))
  const moved = callNext(lines, turns)
  const kept = moved
    .map(line => ({ ...line, idle_since_ms: countLine(line) > 0 ? null : (line.idle_since_ms ?? nowMs) }))
    .filter(({ idle_since_ms: since }) => since === null || nowMs - since < calledForSeconds * 1000)
  const isWaited = countInLine({ moved_ms, lines: kept }) > 0
  return { moved_ms: isWaited ? fromMs + (turns * 1000) / perSecond : nowMs, lines: kept }
}

/** Channels in turn, each as many, so that the crowd of one holds up nobody of another. */
function callNext(lines: readonly DoorLine[], turns: number): readonly DoorLine[] {
  let left = turns
  let order = lines
  while (left > 0) {
    const waited = order.filter(line => countLine(line) > 0)
    if (waited.length === 0) break
    const each = Math.max(1, Math.floor(left / waited.length))
    for (const line of waited.slice(0, left)) {
      const called = Math.min(each, countLine(line))
      left -= called
      order = [...order.filter(other => other !== line), callIn(line, called)]
    }
  }
  return order
}

function callIn(line: DoorLine, turns: number): DoorLine {
  const buyers = Math.min(turns, countOf(line.buyers))
  return {
    ...line,
    buyers: { ...line.buyers, called: line.buyers.called + buyers },
    others: { ...line.others, called: line.others.called + turns - buyers },
  }
}

/** The last place of the lane. Call it on a door that was moved just now. */
export function joinLine(
  { moved_ms, lines }: DoorState,
  { channelId, lane }: { channelId: number; lane: DoorLane },
  nowMs: number,
): { state: DoorState; place: DoorPlace } {
  const known = lines.find(({ channel_id }) => channel_id === channelId)
  const line = known ?? {
    channel_id: channelId,
    opened_ms: nowMs,
    idle_since_ms: null,
    buyers: { given: 0, called: 0 },
    others: { given: 0, called: 0 },
  }
  const number = line[lane].given + 1
  const joined = { ...line, idle_since_ms: null, [lane]: { ...line[lane], given: number } }
  return {
    state: {
      moved_ms,
      lines: known ? lines.map(other => (other === known ? joined : other)) : [...lines, joined],
    },
    place: { channelId, openedMs: line.opened_ms, lane, number },
  }
}

/** How far a place is from the door. */
export function findStanding({ lines }: DoorState, place: DoorPlace, perSecond: number): DoorStanding {
  const { channelId, openedMs, lane, number } = place
  const line = lines.find(({ channel_id, opened_ms }) => channel_id === channelId && opened_ms === openedMs)
  if (!line) return 'lost'
  const ahead = number - line[lane].called
  // Places are called at no more than this rate: one so far back was called as long ago, at the least.
  if (ahead <= -calledForSeconds * perSecond) return 'lost'
  if (ahead <= 0) return 'called'
  const before = lane === 'others' ? countOf(line.buyers) : 0
  const shared = lines.filter(other => countLine(other) > 0).length
  return { number: ahead + before, waitMs: ((ahead + before) * 1000 * Math.max(1, shared)) / perSecond }
}
