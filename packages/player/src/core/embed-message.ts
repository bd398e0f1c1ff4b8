/** What a page may ask a player inside it to do. */
export type EmbedCommand =
  /** To the beginning: kick-off. */
  | { cmd: 'rewind' }
  | { cmd: 'play' }
  | { cmd: 'pause' }
  /** Pauses, and goes back to the beginning. */
  | { cmd: 'stop' }
  | { cmd: 'seek'; seconds: number }
  | { cmd: 'get_time' }
  /** Plays from `start` to `end` and stops there; then comes `complete` with the same id. */
  | { cmd: 'play_part'; start: number; end: number }

export type EmbedId = string | number
export type EmbedErrorCode = 'bad_message' | 'unknown_command' | 'bad_argument' | 'not_ready'

export type ParsedMessage =
  /** Not for us. */
  | { kind: 'ignored' }
  | { kind: 'refused'; id: EmbedId | null; code: EmbedErrorCode }
  | { kind: 'command'; id: EmbedId; command: EmbedCommand }

/** Times on the wire are seconds from the beginning; beyond a week is a mistake. */
const maxSeconds = 7 * 86_400
const ignored: ParsedMessage = { kind: 'ignored' }

/** Reads what another window has sent, which may be anything. */
export function parseEmbedMessage(data: unknown): ParsedMessage {
  if (!isRecord(data) || data.source !== 'grandstand' || 'event' in data) return ignored
  const id = readId(data.id)
  if (data.v !== 1 || id === null) return { kind: 'refused', id, code: 'bad_message' }
  const command = readCommand(data)
  return typeof command === 'string'
    ? { kind: 'refused', id, code: command }
    : { kind: 'command', id, command }
}

function readCommand(data: Record<string, unknown>): EmbedCommand | EmbedErrorCode {
  const { cmd } = data
  switch (cmd) {
    case 'rewind':
    case 'play':
    case 'pause':
    case 'stop':
    case 'get_time':
      return { cmd }
    case 'seek':
      return isTime(data.seconds) ? { cmd, seconds: data.seconds } : 'bad_argument'
    case 'play_part': {
      const { start, end } = data
      return isTime(start) && isTime(end) && start < end ? { cmd, start, end } : 'bad_argument'
    }
    default:
      return 'unknown_command'
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readId(id: unknown): EmbedId | null {
  if (typeof id === 'number') return Number.isSafeInteger(id) ? id : null
  return typeof id === 'string' && id.length > 0 && id.length <= 64 ? id : null
}

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= maxSeconds

/** What a player tells the page around it. */
export type EmbedReport =
  /** The answer to a command. */
  | { id: EmbedId; cmd: EmbedCommand['cmd']; time?: EmbedTime }
  /** From now on commands are taken. */
  | { event: 'ready' }
  /** The end: of a part that was asked for, then with its id, or of the whole. */
  | { event: 'complete'; id?: EmbedId }
  | { event: 'error'; id: EmbedId | null; code: EmbedErrorCode | 'not_allowed' | 'playback_failed' }

export interface EmbedTime {
  seconds: number
  duration: number
  is_live: boolean
  is_paused: boolean
}

export function writeEmbedMessage(report: EmbedReport): Record<string, unknown> {
  if (!('cmd' in report) || !report.time) return { source: 'grandstand', v: 1, ...report }
  const { time, ...rest } = report
  return { source: 'grandstand', v: 1, ...rest, ...time }
}
