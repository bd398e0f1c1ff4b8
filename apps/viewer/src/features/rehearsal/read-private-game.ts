import type { BodyInput, calls, Event } from '@grandstand/contract'
import { passKinds, streamStatuses } from '@grandstand/contract/constants'

/** What was typed into the form of a private game; `scores` names its fields, in the order of the teams. */
export function readPrivateGame(
  values: Record<string, string>,
  game: Pick<Event, 'participants' | 'stream_status'>,
  scores: readonly string[],
  nowMs: number,
): { body: BodyInput<typeof calls.changeRehearsal>; problems: Record<string, string | null> } {
  const read = (name: string) => values[name]?.trim() ?? ''
  const minutes = read('minutes')
  const problems = Object.fromEntries(
    scores.map(name => [name, /^\d{0,4}$/.test(read(name)) ? null : 'wrong']),
  )
  const status = streamStatuses.find(each => each === values.status)
  const type = passKinds.find(each => each === values.kind)
  const period = read('period')
  return {
    problems: { ...problems, minutes: /^(?:-?\d{1,4})?$/.test(minutes) ? null : 'wrong' },
    body: {
      // To say again what it is would move its time.
      ...(status !== undefined && status !== game.stream_status && { stream_status: status }),
      ...(type && { type }),
      ...(minutes !== '' && { event_utc_ts: Math.floor(nowMs / 1000) + Number(minutes) * 60 }),
      period: period === '' ? null : period,
      scores: game.participants.map(({ id }, index) => {
        const score = read(scores[index] ?? '')
        return { participant_id: id, score: score === '' ? null : Number(score) }
      }),
    },
  }
}
