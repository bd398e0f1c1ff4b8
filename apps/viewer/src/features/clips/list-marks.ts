import type { Clip, CrowdPeak, Event, EventScore } from '@grandstand/contract'
import type { Mark } from '@grandstand/player'
import { momentLeadMs, type PeriodBegin } from '@grandstand/rules'

interface MarkFacts {
  scores: readonly Pick<EventScore, 'at' | 'participant_id' | 'scores'>[]
  clips: readonly Pick<Clip, 'id' | 'name' | 'start_time' | 'event_media_id' | 'is_public' | 'moderation'>[]
  /** The events of a meet. */
  periods: readonly PeriodBegin[]
  /** Where many watched. */
  peaks: readonly CrowdPeak[]
  teams: readonly Pick<Event['participants'][number], 'id' | 'name'>[]
  /** The camera that is shown; null: none. */
  mediaId: number | null
  sayScore: (team: string, board: string) => string
  sayClip: (name: string) => string
  peakLabel: string
}

/** Away before home, as the title of a game has it. Clips and peaks of another camera have a clock of their own. */
export function listMarks(facts: MarkFacts): Mark[] {
  const { scores, clips, periods, peaks, teams, mediaId, sayScore, sayClip, peakLabel } = facts
  return [
    ...scores.map(({ at, participant_id, scores: board }): Mark => {
      const scoreOf = (id: number) => board.find(stood => stood.participant_id === id)?.score ?? 0
      const team = teams.find(({ id }) => id === participant_id)?.name ?? ''
      return {
        id: `score-${participant_id}-${scoreOf(participant_id)}`,
        kind: 'score',
        label: sayScore(team, teams.map(({ id }) => scoreOf(id)).join('–')),
        at: { dateMs: Date.parse(at) - momentLeadMs },
      }
    }),
    ...clips
      .filter(clip => clip.is_public && clip.moderation === 'approved' && clip.event_media_id === mediaId)
      .map(
        ({ id, name, start_time }): Mark => ({
          id: `clip-${id}`,
          kind: 'clip',
          label: sayClip(name),
          at: { seconds: start_time },
        }),
      ),
    ...periods.map(
      ({ period, at }): Mark => ({
        id: `period-${period}`,
        kind: 'period',
        label: period,
        at: { dateMs: Date.parse(at) },
      }),
    ),
    ...peaks
      .filter(({ event_media_id }) => event_media_id === mediaId)
      .map(
        ({ seconds }): Mark => ({
          id: `peak-${seconds}`,
          kind: 'peak',
          label: peakLabel,
          at: { seconds },
        }),
      ),
  ]
}
